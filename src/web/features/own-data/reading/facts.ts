import type { SpecKey } from '#domain/catalogue/specs.ts'
import { currencyNamed } from '#domain/money/currencies.ts'
import type { Currency } from '#domain/money/currency.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { specRows } from '#i18n/specs.ts'
import { textIn } from '../../../platform/texts/texts.ts'
import { isInFileOnly, labelOf } from './record-words.ts'
import { type Shown, shownValue } from './shown-value.ts'

/** A record of the file, as it was parsed. */
export interface FileRecord {
  readonly [field: string]: FileValue
}

export type FileValue = string | number | boolean | null | FileRecord | readonly FileValue[]

export type Fact =
  | { readonly kind: 'values'; readonly label: string; readonly values: readonly Shown[] }
  | { readonly kind: 'record'; readonly label: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'records'; readonly label: string; readonly records: readonly (readonly Fact[])[] }

/** Duties that few people have: not having one is nothing to read. */
const DUTIES: ReadonlySet<string> = new Set(['mustSetUpCode'])

/** All of a record that has something to read, in the order of the file. */
export function factsOf(record: FileRecord, within: string, language: Language, ofParent?: Currency): Fact[] {
  if (within === 'specs') return specFacts(record, language)
  const currency = currencyWithin(record, within) ?? ofParent
  return Object.entries(record).flatMap(([field, value]) => {
    if (isInFileOnly(within, field) || (DUTIES.has(field) && value === false)) return []
    const fact = factOf({ label: labelOf(within, field, language) ?? field, field, value, currency }, language)
    return fact === null ? [] : [fact]
  })
}

interface Field {
  readonly label: string
  readonly field: string
  readonly value: FileValue
  readonly currency: Currency | undefined
}

/** The amounts of an offer are in the currency that it or its content names; an exchange rate names the other one. */
function currencyWithin({ content, currency }: FileRecord, within: string): Currency | undefined {
  if (within === 'exchangeRate') return undefined
  const code = content !== undefined && isRecord(content) ? content.currency : currency
  return code === undefined ? undefined : currencyNamed(code)
}

/** Null where nothing is stored. */
function factOf({ label, field, value, currency }: Field, language: Language): Fact | null {
  if (isRecord(value) && !isBilingual(value)) {
    const facts = factsOf(value, field, language, currency)
    const [only, ...others] = facts
    if (only === undefined) return null
    // A name alone needs no fold of its own.
    return others.length === 0 && only.kind === 'values' ? { ...only, label } : { kind: 'record', label, facts }
  }
  const list = Array.isArray(value) ? value : [value]
  const plain = list.flatMap((each) => plainOf(each, language))
  const values = plain.map((each) => shownValue(field, each, language, currency))
  if (values.length > 0) return { kind: 'values', label, values }
  const records = list.filter((each) => isRecord(each) && !isBilingual(each)).map((each) => factsOf(each, field, language, currency))
  const filled = records.filter((facts) => facts.length > 0)
  return filled.length === 0 ? null : { kind: 'records', label, records: filled }
}

/** A text in two languages is read in one of them; nothing of a value that is empty or a record. */
function plainOf(value: FileValue, language: Language): (string | number | boolean)[] {
  const plain = isBilingual(value) ? inLanguage(value, language) : value
  if (typeof plain === 'string') return plain.trim() === '' ? [] : [plain]
  return typeof plain === 'number' || typeof plain === 'boolean' ? [plain] : []
}

function specFacts(specs: FileRecord, language: Language): Fact[] {
  const known = specs as Readonly<Partial<Record<SpecKey, number>>>
  return specRows(known, language, textIn(language, productTexts)).map(({ key, value }) => ({
    kind: 'values',
    label: labelOf('specs', key, language) ?? key,
    values: [{ text: value, isLtr: true }],
  }))
}

function isRecord(value: FileValue): value is FileRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBilingual(value: FileValue): value is { readonly en: string; readonly ar: string } {
  return isRecord(value) && typeof value.en === 'string' && typeof value.ar === 'string'
}
