import { SPEC_KEYS, SPECS, type SpecKey } from '#domain/catalogue/specs.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMeasure } from '#i18n/formats.ts'
import type { productTexts } from '#i18n/sets/product.ts'
import type { Texts } from '../../platform/texts/texts.ts'

type KnownSpecs = Readonly<Partial<Record<SpecKey, number | undefined>>>

export interface SpecRow {
  readonly key: SpecKey
  /** The value, to be isolated by its direction. */
  readonly value: string
}

/** Lists the known specs in their fixed order. */
export function specRows(specs: KnownSpecs, language: Language, t: Texts<typeof productTexts>): SpecRow[] {
  return SPEC_KEYS.flatMap((key) => {
    const value = specs[key]
    return value === undefined ? [] : [{ key, value: specText(key, value, { language, t }) }]
  })
}

interface Voice {
  readonly language: Language
  readonly t: Texts<typeof productTexts>
}

function specText(key: SpecKey, value: number, { language, t }: Voice): string {
  if (key === 'phases' && (value === 1 || value === 3)) return t(value === 1 ? 'product.phases.single' : 'product.phases.three')
  if (key === 'outputKgPerDay' || key === 'outputKgPerHour') {
    return t(`catalogue.units.${key}`, { amount: formatMeasure(value, '', language) })
  }
  return formatMeasure(value, SPECS[key], language)
}
