import type { Language } from '#domain/text/language.ts'
import { formatNumber } from './formats.ts'
import { interpolate, type TextValues } from './interpolate.ts'
import { perLanguage } from './per-language.ts'

const pluralRules = perLanguage((language) => new Intl.PluralRules(language))

/** Texts nested under keys, which the dictionaries of both languages share by type. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

/** `items_one` and `items_other` are one text, requested as `items` with a count. */
type Asked<Key extends string> = Key extends `${infer Stem}_other` ? Stem : Key extends `${string}_one` ? never : Key

export type TextPath<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? `${Before}${Asked<Key>}` : TextPath<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

export type Translate<Key extends string> = (key: Key, values?: TextValues) => string

/** Looks texts up by path. A `count` among the values chooses the plural form of the language, and is written as numbers are. */
export function translator<Key extends string>(dictionary: Dictionary, language: Language): Translate<Key> {
  // A page says hundreds of texts, and a text that has loaded stays as it is.
  const known = new Map<string, string>()
  const find = (path: string) => {
    const text = known.get(path) ?? findText(dictionary, path)
    if (text !== undefined) known.set(path, text)
    return text
  }
  return (key, values = {}) => {
    const { count } = values
    const plural = typeof count === 'number' ? find(`${key}_${pluralRules(language).select(count)}`) : undefined
    const text = plural ?? find(key)
    if (text === undefined) throw new Error(`There is no text "${key}" (${language})`)
    return interpolate(text, typeof count === 'number' ? { ...values, count: formatNumber(count, language) } : values)
  }
}

/** The text at a path that is made at run time; undefined when there is none. */
export function findText(dictionary: Dictionary, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<string | Dictionary | undefined>((group, name) => (typeof group === 'object' ? group[name] : undefined), dictionary)
  return typeof found === 'string' ? found : undefined
}
