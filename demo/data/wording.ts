import type { Bilingual, Language } from '#domain/text/language.ts'

/** Arabic as the trade says it: [one, two, 3 to 10, 11 and more]. */
const COUNTED = {
  doors: { en: ['door', 'doors'], ar: ['باب واحد', 'بابين', 'أبواب', 'بابًا'] },
  drawers: { en: ['drawer', 'drawers'], ar: ['درج واحد', 'درجين', 'أدراج', 'درجًا'] },
  shelves: { en: ['shelf', 'shelves'], ar: ['رف واحد', 'رفين', 'أرفف', 'رفًا'] },
  trays: { en: ['tray', 'trays'], ar: ['صينية واحدة', 'صينيتين', 'صواني', 'صينية'] },
  decks: { en: ['deck', 'decks'], ar: ['دور واحد', 'دورين', 'أدوار', 'دورًا'] },
  burners: { en: ['burner', 'burners'], ar: ['شعلة واحدة', 'شعلتين', 'شعلات', 'شعلة'] },
  baskets: { en: ['basket', 'baskets'], ar: ['سلة واحدة', 'سلتين', 'سلات', 'سلة'] },
  tanks: { en: ['tank', 'tanks'], ar: ['حوض واحد', 'حوضين', 'أحواض', 'حوضًا'] },
  bowls: { en: ['bowl', 'bowls'], ar: ['وعاء واحد', 'وعاءين', 'أوعية', 'وعاءً'] },
  groups: { en: ['group', 'groups'], ar: ['جروب واحد', '2 جروب', 'جروب', 'جروب'] },
} as const

type Counted = keyof typeof COUNTED

function isCounted(key: string): key is Counted {
  return key in COUNTED
}

/** "10 trays", "صينيتين", "10 صواني". */
export function counted(key: Counted, n: number, language: Language): string {
  const { en, ar } = COUNTED[key]
  if (language === 'en') return `${n} ${n === 1 ? en[0] : en[1]}`
  if (n === 1) return ar[0]
  if (n === 2) return ar[1]
  return `${n} ${n <= 10 ? ar[2] : ar[3]}`
}

export type Facts = Readonly<Record<string, number>>

const TOKEN = /\{(\w+)\}/g

export function hasEveryFact(template: string, facts: Facts): boolean {
  return [...template.matchAll(TOKEN)].every(([, key]) => key !== undefined && key in facts)
}

/** Puts facts into "Bakes {trays} at once"; counted things become a phrase, measures a bare number. */
export function fill(template: string, facts: Facts, language: Language): string {
  return template.replace(TOKEN, (_, key: string) => {
    const value = facts[key]
    if (value === undefined) throw new Error(`No fact "${key}" for: ${template}`)
    return isCounted(key) ? counted(key, value, language) : String(value)
  })
}

const REFURBISHED: readonly [Bilingual, Bilingual, Bilingual] = [
  { en: 'Used unit, refurbished and tested in our workshop.', ar: 'وحدة مستعملة تم تجديدها واختبارها في ورشتنا.' },
  { en: 'Used unit, serviced by our engineers and ready to install.', ar: 'وحدة مستعملة خضعت لصيانة مهندسينا وجاهزة للتركيب.' },
  { en: 'Used, with worn parts replaced before sale.', ar: 'وحدة مستعملة استُبدلت أجزاؤها المستهلكة قبل البيع.' },
]
const POLISHED: Bilingual = { en: 'Used, cleaned and polished in our workshop.', ar: 'قطعة مستعملة تم تنظيفها وتلميعها في ورشتنا.' }

/** The words of a used product about itself; only something with power can be tested. */
export function usedNote(isMachine: boolean, turn: number): Bilingual {
  return isMachine ? (REFURBISHED[turn % REFURBISHED.length] ?? REFURBISHED[0]) : POLISHED
}
