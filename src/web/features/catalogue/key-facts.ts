import type { ProductCard } from '#contract/catalogue.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMeasure } from '#i18n/formats.ts'
import type { Texts } from '../../platform/texts/texts.ts'

type Specs = ProductCard['specs']

const FACTS_SHOWN = 3

/** Capacity comes first, then the supply: gas before the little power that lights it. Each group shows its first known fact. */
const TELLING = [
  ['capacityL', 'capacityKg', 'outputKgPerDay', 'outputKgPerHour', 'racksPerHour'],
  ['gasKw', 'powerKw'],
] as const

type Told = (typeof TELLING)[number][number]

/** These units are Latin in both languages; the other facts have translated words. */
const UNITS = { capacityL: 'L', capacityKg: 'kg', powerKw: 'kW' } as const

/** Returns up to three facts, each to be isolated by its direction. */
export function keyFacts(specs: Specs, language: Language, t: Texts): string[] {
  const told = TELLING.flatMap((group) => {
    const key = group.find((candidate) => specs[candidate] !== undefined)
    return key === undefined ? [] : [factText(key, specs[key] ?? 0, { language, t })]
  })
  return [...told, ...size(specs)].slice(0, FACTS_SHOWN)
}

interface Voice {
  readonly language: Language
  readonly t: Texts
}

function factText(key: Told, value: number, { language, t }: Voice): string {
  if (key === 'capacityL' || key === 'capacityKg' || key === 'powerKw') return formatMeasure(value, UNITS[key], language)
  return t(`catalogue.units.${key}`, { amount: formatMeasure(value, '', language) })
}

function size({ widthMm, depthMm, heightMm }: Specs): string[] {
  if (widthMm === undefined || depthMm === undefined || heightMm === undefined) return []
  return [`${widthMm} × ${depthMm} × ${heightMm}\u00a0mm`]
}
