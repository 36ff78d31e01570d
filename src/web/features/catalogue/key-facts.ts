import type { ProductCard } from '#contract/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { SPECS, type SpecKey } from '#domain/specs.ts'
import { formatNumber } from '#i18n/formats.ts'

type Specs = ProductCard['specs']

const NO_BREAK_SPACE = '\u00a0'
const FACTS_SHOWN = 3

/** What tells one piece from the next: how much it does, what it draws, how large it is. The first known of each group. */
const TELLING: readonly (readonly SpecKey[])[] = [
  ['capacityL', 'capacityKg', 'outputKgPerDay', 'outputKgPerHour', 'racksPerHour'],
  ['powerKw', 'gasKw'],
]

/** Up to three Latin tokens, each for a left-to-right isolate of its own. */
export function keyFacts(specs: Specs, language: Language): string[] {
  const told = TELLING.flatMap((group) => {
    const key = group.find((candidate) => specs[candidate] !== undefined)
    return key === undefined ? [] : [measure(specs[key] ?? 0, SPECS[key].unit, language)]
  })
  return [...told, ...size(specs)].slice(0, FACTS_SHOWN)
}

/** `1 400 mm`: a comma would be read as a decimal one beside millimetres. */
export function widthText(widthMm: number, language: Language): string {
  return measure(widthMm, 'mm', language)
}

function measure(value: number, unit: string, language: Language): string {
  const number = formatNumber(value, language).replaceAll(',', NO_BREAK_SPACE)
  return unit.startsWith('/') ? number + unit : number + NO_BREAK_SPACE + unit
}

function size({ widthMm, depthMm, heightMm }: Specs): string[] {
  if (widthMm === undefined || depthMm === undefined || heightMm === undefined) return []
  return [`${widthMm} × ${depthMm} × ${heightMm}${NO_BREAK_SPACE}mm`]
}
