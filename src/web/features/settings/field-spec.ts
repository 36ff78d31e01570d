import type { Bilingual } from '#domain/text/language.ts'
import type { settingsTexts } from '#i18n/sets/settings.ts'
import type { KeyOf } from '#i18n/text-set.ts'

type EndOf<Prefix extends string, Key> = Key extends `${Prefix}.${infer End}` ? End : never
export type FieldLabel = EndOf<'settings.fields', KeyOf<typeof settingsTexts>>
export type HintLabel = EndOf<'settings.hints', KeyOf<typeof settingsTexts>>
export type OptionLabel = EndOf<'settings.options', KeyOf<typeof settingsTexts>>

/** The form in which a content names its picture: by its address, by address and size, or by the name of one without an address. */
export type PictureValue = 'address' | 'sized' | 'private'

/** The ways in which one value is typed. */
export type Shape =
  | { readonly kind: 'both'; readonly isLong?: true }
  /** The page of the shop that each language leads to. */
  | { readonly kind: 'paths' }
  | { readonly kind: 'line'; readonly input: 'text' | 'email' | 'tel' | 'url' }
  | { readonly kind: 'number' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'time' }
  | { readonly kind: 'day' }
  | { readonly kind: 'days' }
  | { readonly kind: 'choice'; readonly options: readonly OptionLabel[]; readonly isNumber?: true; readonly none?: OptionLabel }
  | { readonly kind: 'fees' }
  | { readonly kind: 'picture'; readonly value: PictureValue }
  | { readonly kind: 'group'; readonly fields: readonly FieldSpec[] }
  | {
      readonly kind: 'list'
      readonly row: readonly FieldSpec[] | Shape
      readonly add: FieldLabel
      /** The label of one row, where the list's own would say several. */
      readonly one?: FieldLabel
      /** Rows are closed until somebody opens one: the list is long, or its rows are. */
      readonly isFolded?: true
      /** A new row below those that are there. */
      readonly blank: (rows: readonly unknown[]) => unknown
    }

export function isFields(row: readonly FieldSpec[] | Shape): row is readonly FieldSpec[] {
  return Array.isArray(row)
}

export interface FieldSpec {
  readonly key: string
  readonly label: FieldLabel
  /** A field that is named after a record has the record's name. */
  readonly name?: Bilingual
  readonly shape: Shape
  readonly hint?: HintLabel
  readonly isRequired?: true
}

export const both: Shape = { kind: 'both' }
export const bothLong: Shape = { kind: 'both', isLong: true }
/** Tells whether a form marks any field as required, those of its rows included. */
export function hasRequired(specs: readonly FieldSpec[]): boolean {
  return specs.some((spec) => {
    const { shape } = spec
    if (shape.kind === 'group') return spec.isRequired === true || hasRequired(shape.fields)
    return spec.isRequired === true || (shape.kind === 'list' && isFields(shape.row) && hasRequired(shape.row))
  })
}

export const EMPTY = { en: '', ar: '' }
export const isRequired = true
