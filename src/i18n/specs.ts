import { SPEC_KEYS, SPECS, type SpecKey } from '#domain/catalogue/specs.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMeasure } from './formats.ts'

type KnownSpecs = Readonly<Partial<Record<SpecKey, number | undefined>>>

/** The words that values of specs need; both the pages' and the documents' texts have them. */
type SpecTexts = (
  key: 'product.phases.single' | 'product.phases.three' | 'catalogue.units.outputKgPerDay' | 'catalogue.units.outputKgPerHour',
  values?: { readonly amount: string },
) => string

interface Voice {
  readonly language: Language
  readonly t: SpecTexts
}

export interface SpecRow {
  readonly key: SpecKey
  /** The value, to be isolated by its direction. */
  readonly value: string
}

/** Lists the known specs in their fixed order. */
export function specRows(specs: KnownSpecs, language: Language, t: SpecTexts): SpecRow[] {
  return SPEC_KEYS.flatMap((key) => {
    const value = specs[key]
    return value === undefined ? [] : [{ key, value: specText(key, value, { language, t }) }]
  })
}

function specText(key: SpecKey, value: number, { language, t }: Voice): string {
  if (key === 'phases' && (value === 1 || value === 3)) return t(value === 1 ? 'product.phases.single' : 'product.phases.three')
  if (key === 'outputKgPerDay' || key === 'outputKgPerHour') {
    return t(`catalogue.units.${key}`, { amount: formatMeasure(value, '', language) })
  }
  return formatMeasure(value, SPECS[key], language)
}
