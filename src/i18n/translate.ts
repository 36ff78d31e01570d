import type { Language } from '#domain/language.ts'
import type { English } from './en.ts'
import { interpolate, type TextValues } from './interpolate.ts'

/** Any nesting of texts under the keys that the dictionaries share by type. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

/** `items_one` and `items_other` are one text, asked for as `items` with a count. */
type Asked<Key extends string> = Key extends `${infer Stem}_other` ? Stem : Key extends `${string}_one` ? never : Key

export type TextPath<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? `${Before}${Asked<Key>}` : TextPath<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

/** Every text of the shop by its path in the dictionaries; a wrong one does not compile. */
export type TextKey = TextPath<English>

export type Translate<Key extends string = TextKey> = (key: Key, values?: TextValues) => string

/** Looks texts up by path. A `count` among the values chooses the plural form of the language. */
export function translator<Key extends string = TextKey>(dictionary: Dictionary, language: Language): Translate<Key> {
  const plurals = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const path = key.split('.')
    const last = path.pop() ?? ''
    const group = path.reduce<string | Dictionary | undefined>(
      (found, name) => (typeof found === 'object' ? found[name] : undefined),
      dictionary,
    )
    const texts = typeof group === 'object' ? group : {}
    const { count } = values
    const text = (typeof count === 'number' ? texts[`${last}_${plurals.select(count)}`] : undefined) ?? texts[last]
    return typeof text === 'string' ? interpolate(text, values) : key
  }
}
