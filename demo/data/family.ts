import { EQUIPMENT_TYPES, type EquipmentFacts, type EquipmentType } from '#demo/drawings/equipment-types.ts'
import type { SpecKey, Specs } from '#domain/catalogue/specs.ts'
import { skuPrefix } from './brands.ts'
import { CLEARANCE } from './categories.ts'
import { OWN_WORDS } from './own-words.ts'
import type { DemoProduct } from './types.ts'
import { type Facts, fill, hasEveryFact, usedNote } from './wording.ts'

export interface Family {
  readonly type: EquipmentType
  readonly categories: readonly string[]
  /** Weight per volume of the body, for the weight of each product. */
  readonly kgPerCubicMetre: number
  /** Specs that all rows share, written as in a row. */
  readonly common?: string
  /** One product a line: `brand model | English name | Arabic name | price stock WxDxH | facts and flags`. */
  readonly rows: string
  /** One variant a line: `English | Arabic`, with facts in braces. */
  readonly texts: string
}

const ALIASES: Readonly<Record<string, SpecKey>> = {
  W: 'widthMm',
  D: 'depthMm',
  H: 'heightMm',
  wt: 'weightKg',
  kW: 'powerKw',
  V: 'voltage',
  ph: 'phases',
  gas: 'gasKw',
  L: 'capacityL',
  kg: 'capacityKg',
  kgh: 'outputKgPerHour',
  kgd: 'outputKgPerDay',
  rph: 'racksPerHour',
  min: 'temperatureMinC',
  max: 'temperatureMaxC',
  doors: 'doors',
  drawers: 'drawers',
  shelves: 'shelves',
  trays: 'trays',
  decks: 'decks',
  burners: 'burners',
  baskets: 'baskets',
  tanks: 'tanks',
  bowls: 'bowls',
  groups: 'groups',
}

const DRAWN = [
  'widthMm',
  'depthMm',
  'heightMm',
  'doors',
  'drawers',
  'trays',
  'decks',
  'burners',
  'groups',
  'tanks',
  'baskets',
  'bowls',
  'shelves',
] as const
const FLAGS = ['used', 'off', 'clearance'] as const
type Flag = (typeof FLAGS)[number]

/** A machine of more power is wired to three phases. */
const SINGLE_PHASE_KW = 3.6

interface Details {
  readonly facts: Facts
  readonly flags: ReadonlySet<Flag>
  readonly categories: readonly string[]
  readonly drawing?: EquipmentType
}

function isFlag(word: string): word is Flag {
  return (FLAGS as readonly string[]).includes(word)
}

function isDrawing(word: string): word is EquipmentType {
  return (EQUIPMENT_TYPES as readonly string[]).includes(word)
}

/** Words of a row's last column: `doors=2`, a flag, `+category`, or `:drawing` for a machine unlike its family. */
function readDetails(text: string): Details {
  const facts: Record<string, number> = {}
  const flags = new Set<Flag>()
  const categories: string[] = []
  let drawing: EquipmentType | undefined
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [key = '', value] = word.split('=')
    const named = word.slice(1)
    if (value !== undefined && key in ALIASES) facts[key] = Number(value)
    else if (isFlag(word)) flags.add(word)
    else if (word.startsWith('+')) categories.push(named)
    else if (word.startsWith(':') && isDrawing(named)) drawing = named
    else throw new Error(`Not a fact, flag, category or drawing: ${word}`)
  }
  return { facts, flags, categories, ...(drawing !== undefined && { drawing }) }
}

function electrics(facts: Facts): Facts {
  if (facts.kW === undefined || facts.V !== undefined) return {}
  return facts.kW <= SINGLE_PHASE_KW ? { V: 220, ph: 1 } : { V: 380, ph: 3 }
}

/** Machines of one size still differ by a few kilograms; the row's place decides which way. */
function weight(kgPerCubicMetre: number, size: Facts, turn: number): number {
  const litres = ((size.W ?? 0) * (size.D ?? 0) * (size.H ?? 0)) / 1e6
  const kilograms = (litres / 1000) * kgPerCubicMetre * (0.95 + ((turn * 7) % 11) / 100)
  return kilograms < 10 ? Math.max(0.1, Math.round(kilograms * 10) / 10) : Math.round(kilograms)
}

function specsOf(facts: Facts): Specs {
  const specs: { [key in SpecKey]?: number } = {}
  for (const [alias, value] of Object.entries(facts)) {
    const key = ALIASES[alias]
    if (key !== undefined) specs[key] = value
  }
  return specs
}

function drawnFacts(specs: Specs, variant: number): EquipmentFacts {
  const facts: EquipmentFacts = { variant }
  for (const key of DRAWN) {
    const value = specs[key]
    if (value !== undefined) facts[key] = value
  }
  if (specs.gasKw !== undefined) facts.gas = true
  return facts
}

function lines(table: string): readonly (readonly string[])[] {
  const rows = table.split('\n').map((line) => line.trim())
  return rows.filter((line) => line !== '').map((line) => line.split('|').map((cell) => cell.trim()))
}

/** The row's turn picks the text, the next one that the row has the facts for. */
function pickText(texts: readonly (readonly string[])[], facts: Facts, turn: number): readonly [string, string] {
  for (let step = 0; step < texts.length; step++) {
    const [en = '', ar = ''] = texts[(turn + step) % texts.length] ?? []
    if (hasEveryFact(en, facts) && hasEveryFact(ar, facts)) return [fill(en, facts, 'en'), fill(ar, facts, 'ar')]
  }
  throw new Error(`No text fits: ${JSON.stringify(facts)}`)
}

interface Shared {
  readonly family: Family
  readonly ownWords: ReadonlyMap<string, readonly string[]>
}

function readRow({ family, ownWords }: Shared, cells: readonly string[], turn: number): DemoProduct {
  const [head = '', nameEn = '', nameAr = '', offer = '', details = ''] = cells
  const [brand = '', model = ''] = head.split(/\s+/)
  const [price = '', stock = '', size = ''] = offer.split(/\s+/)
  const [W, D, H] = size.split('x').map(Number)
  const { facts: own, flags, categories, drawing } = readDetails(`${family.common ?? ''} ${details}`)
  if (cells.length !== 5 || W === undefined || D === undefined || H === undefined) throw new Error(`Not a product: ${cells.join(' | ')}`)
  const measured: Facts = { W, D, H, wt: weight(family.kgPerCubicMetre, { W, D, H }, turn), ...electrics(own), ...own }
  const specs = specsOf(measured)
  const article = `${skuPrefix(brand)}-${model}`
  const words = ownWords.get(article)
  const texts = words === undefined ? lines(family.texts) : [words]
  const [en, ar] = pickText(texts, { ...measured, frost: Math.abs(measured.min ?? 0) }, turn)
  const isNew = !flags.has('used')
  const note = isNew ? null : usedNote(own.kW !== undefined || own.gas !== undefined, turn)
  return {
    sku: isNew ? article : `${article}-R`,
    brand,
    categories: [...family.categories, ...categories, ...(flags.has('clearance') ? [CLEARANCE] : [])],
    type: family.type,
    drawing: drawing ?? family.type,
    nameEn,
    nameAr,
    descriptionEn: note === null ? en : `${en} ${note.en}`,
    descriptionAr: note === null ? ar : `${ar} ${note.ar}`,
    pricePounds: Number(price),
    quantity: Number(stock),
    isNew,
    isActive: !flags.has('off') && !flags.has('clearance'),
    specs,
    facts: drawnFacts(specs, turn),
  }
}

export function productsOf(families: readonly Family[]): readonly DemoProduct[] {
  const ownWords = new Map(lines(OWN_WORDS).map(([sku = '', ...words]) => [sku, words]))
  return families.flatMap((family) => lines(family.rows).map((cells, turn) => readRow({ family, ownWords }, cells, turn)))
}
