import type { Language } from '#domain/language.ts'
import { SPEC_KEYS, SPECS, type SpecKey } from '#domain/specs.ts'
import { formatNumber } from '#i18n/formats.ts'

const NO_BREAK_SPACE = '\u00a0'

type KnownSpecs = Readonly<Partial<Record<SpecKey, number | undefined>>>

export interface SpecRow {
  readonly key: SpecKey
  /** Latin in both languages, for a left-to-right isolate. */
  readonly value: string
}

/** What is known of a piece, in the order in which it is told. */
export function specRows(specs: KnownSpecs, language: Language): SpecRow[] {
  return SPEC_KEYS.flatMap((key) => {
    const value = specs[key]
    return value === undefined ? [] : [{ key, value: measureText(value, SPECS[key].unit, language) }]
  })
}

/** `1 400 mm`: a comma would be read as a decimal one beside units. */
export function measureText(value: number, unit: string, language: Language): string {
  const number = formatNumber(value, language).replaceAll(',', NO_BREAK_SPACE)
  return unit === '' || unit === '~' || unit.startsWith('/') ? number + unit : number + NO_BREAK_SPACE + unit
}
