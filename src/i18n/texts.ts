import type { FieldText, Refusal, RefusalValues } from '#domain/errors.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { errors as arErrors } from './ar/errors.ts'
import { fieldTexts as arFieldTexts } from './ar/field-texts.ts'
import { fields as arFields } from './ar/fields.ts'
import { product as arProduct } from './ar/product.ts'
import { isolate } from './bidi.ts'
import { errors as enErrors } from './en/errors.ts'
import { fieldTexts as enFieldTexts } from './en/field-texts.ts'
import { fields as enFields } from './en/fields.ts'
import { product as enProduct } from './en/product.ts'
import { calledIn } from './field-names.ts'
import { fieldTextKey } from './field-text-key.ts'
import { formatNumber, formatQuantity } from './formats.ts'
import { interpolate, type TextValues } from './interpolate.ts'

const dictionaries = {
  en: { errors: enErrors, fieldTexts: enFieldTexts, fields: { ...enProduct.specs, ...enFields } },
  ar: { errors: arErrors, fieldTexts: arFieldTexts, fields: { ...arProduct.specs, ...arFields } },
} as const

export function refusalText(refusal: Refusal, language: Language, values: RefusalValues = {}): string {
  return interpolate(dictionaries[language].errors[refusal], inWords(values, language))
}

/** Names keep their own direction inside an Arabic sentence. */
function inWords(values: RefusalValues, language: Language): TextValues {
  const word = (value: RefusalValues[string]) => {
    if (typeof value === 'number') return formatNumber(value, language)
    const text = typeof value === 'string' ? value : inLanguage(value, language)
    return language === 'ar' ? isolate(text) : text
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)]))
}

/** The displayed name of a field, also for `quantity` in a list's `products.0.quantity`; people never see a key. */
export function fieldName(field: string, language: Language): string {
  const names: Readonly<Record<string, string>> = dictionaries[language].fields
  const key = field.slice(field.lastIndexOf('.') + 1)
  return (Object.hasOwn(names, key) ? names[key] : undefined) ?? dictionaries[language].fields.other
}

export interface FieldTextFacts {
  /** The field's key on the wire. */
  readonly field: string
  /** A number, or words such as a day. */
  readonly limit?: number | string | undefined
  /** The field's name, where it has another one here than in the forms of the shop. */
  readonly name?: string
}

export function fieldText(key: FieldText, language: Language, facts: FieldTextFacts): string {
  const { fieldTexts } = dictionaries[language]
  // A rule that words no refusal of its own still refuses with a sentence.
  return interpolate(fieldTexts[fieldTextKey(key, facts.field)] ?? fieldTexts.invalid, {
    field: facts.name ?? fieldName(calledIn(key, facts.field, language), language),
    ...(facts.limit === undefined ? {} : { limit: typeof facts.limit === 'string' ? facts.limit : formatQuantity(facts.limit, language) }),
  })
}
