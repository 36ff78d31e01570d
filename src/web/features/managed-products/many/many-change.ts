import type { CallInput } from '#contract/endpoints.ts'
import { MANY_KINDS, type ManyKind, MERCHANT_KINDS } from '#domain/catalogue/many-products.ts'
import type { ManagedQuery } from '../list/managed-list.ts'

type Body = CallInput<'POST /api/product/many/preview'>['body']
export type Selection = Body['selection']
export type SentChange = Body['change']

/** The fields of the dialog, as they are typed. */
export interface ManyValues {
  readonly kind: ManyKind
  readonly percent: string
  readonly rounding: string
  readonly quantity: string
  readonly brand: string
  readonly category: string
  /** The choice of on or off, or of new or used. */
  readonly choice: 'yes' | 'no'
}

export const FIRST_VALUES: ManyValues = { kind: 'price', percent: '', rounding: '1', quantity: '', brand: '', category: '', choice: 'yes' }

export function kindsOf(isOwnBrand: boolean): readonly ManyKind[] {
  return isOwnBrand ? MANY_KINDS.filter((kind) => MERCHANT_KINDS.has(kind)) : MANY_KINDS
}

/** The change as it is sent; null while something is missing. */
export function changeOf({ kind, percent, rounding, quantity, brand, category, choice }: ManyValues): SentChange | null {
  const isYes = choice === 'yes'
  switch (kind) {
    case 'price':
      return percent === '' ? null : { kind, percent, rounding }
    case 'stock':
      return quantity === '' ? null : { kind, quantity }
    case 'active':
      return { kind, isActive: isYes }
    case 'condition':
      return { kind, taxable: isYes }
    case 'brand':
      return brand === '' ? null : { kind, brand }
    case 'category-add':
    case 'category-remove':
      return category === '' ? null : { kind, category }
    case 'price-confirm':
    case 'delete':
      return { kind }
  }
}

/** The chosen rows, or else all that the list's filter finds. */
export function selectionOf(chosen: readonly string[], { term, brand, category, isActive, stock, lacks }: ManagedQuery): Selection {
  if (chosen.length > 0) return { ids: [...chosen] }
  return { filter: { search: term, brand, category, isActive, stock, lacks } }
}
