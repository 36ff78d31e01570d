import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCategoryTile, drawEquipment } from './draw-equipment.ts'
import { drawInstalled, drawSideView } from './draw-views.ts'
import { DEFAULT_SIZES, stanceOf } from './equipment-sizes.ts'
import { EQUIPMENT_TYPES, type EquipmentFacts, type EquipmentType } from './equipment-types.ts'
import { drawKitchenLine, kitchenLineTicks } from './kitchen-line.ts'
import { drawEmptyShelf, drawEmptyTrolley, drawFavicon, drawLogoMark, drawPlaceholder } from './marks.ts'
import { drawWordmark } from './wordmarks/wordmarks.ts'

const SHAPES = ['svg', 'g', 'rect', 'line', 'circle', 'ellipse', 'path', 'polygon']

/** Lists faults of a drawing: an unknown or unbalanced tag, an unquoted attribute, a number that is none. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  let at = 0
  for (const tag of svg.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*)(\/?)>/g)) {
    if (tag.index !== at) found.push(`stray "${svg.slice(at, tag.index)}"`)
    at = tag.index + tag[0].length
    const [, closing, name = '', , alone] = tag
    if (!SHAPES.includes(name)) found.push(`<${name}>`)
    if (closing) {
      if (open.pop() !== name) found.push(`unbalanced ${name}`)
    } else if (!alone) open.push(name)
  }
  if (at !== svg.length) found.push(`stray "${svg.slice(at, at + 40)}"`)
  if (open.length > 0) found.push(`left open: ${open.join()}`)
  if (/NaN|undefined|Infinity|null|\[object|e[+-]\d/.test(svg)) found.push('a value that is none')
  if (/ (?:width|height|r|rx|ry|stroke-width)="-/.test(svg)) found.push('a negative size')
  return found
}

const anyNumber = fc.oneof(
  fc.constantFrom(0, -1, -5000, 1, 3, 1e9, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0.001),
  fc.integer({ min: -20, max: 6000 }),
  fc.double(),
)
const counted = ['doors', 'drawers', 'trays', 'decks', 'burners', 'groups', 'tanks', 'baskets', 'bowls', 'shelves'] as const
const anyFacts = fc.record(
  {
    widthMm: anyNumber,
    depthMm: anyNumber,
    heightMm: anyNumber,
    doors: anyNumber,
    drawers: anyNumber,
    trays: anyNumber,
    decks: anyNumber,
    burners: anyNumber,
    groups: anyNumber,
    tanks: anyNumber,
    baskets: anyNumber,
    bowls: anyNumber,
    shelves: anyNumber,
    gas: fc.boolean(),
    variant: anyNumber,
  },
  { requiredKeys: [] },
)

/** Facts that have made drawings large before. */
const LARGEST: EquipmentFacts[] = [
  { widthMm: 6000, heightMm: 100, shelves: 8, variant: 4004 },
  { widthMm: 4000, heightMm: 1000, shelves: 12, decks: 10, trays: 6000, variant: 2708 },
  { widthMm: 1800, doors: 6000, trays: 6000, decks: 5, shelves: 4, variant: 495 },
]

describe.each(EQUIPMENT_TYPES)('%s', (type) => {
  test('is a well-formed picture with usual facts', () => {
    expect(faults(drawEquipment(type))).toEqual([])
    expect(faults(drawCategoryTile(type))).toEqual([])
  })

  test('stays well-formed and small with any facts, however absurd', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const svg = drawEquipment(type, facts)
        expect(faults(svg)).toEqual([])
        expect(svg.length).toBeLessThan(60_000)
      }),
      { numRuns: 60, examples: LARGEST.map((facts) => [facts]) },
    )
  })

  test('is drawn the same way every time', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => drawEquipment(type, facts) === drawEquipment(type, { ...facts })),
      { numRuns: 10 },
    )
  })

  test('differs between variants', () => {
    const drawings = Array.from({ length: 12 }, (_, variant) => drawEquipment(type, { variant }))
    expect(new Set(drawings).size).toBe(12)
  })

  test('follows width and height', () => {
    const { widthMm, heightMm } = DEFAULT_SIZES[type]
    const usual = drawEquipment(type)
    expect(drawEquipment(type, { widthMm: widthMm * 1.4 })).not.toBe(usual)
    expect(drawEquipment(type, { heightMm: heightMm * 1.3 })).not.toBe(usual)
    expect(drawEquipment(type, { widthMm, heightMm })).toBe(usual)
  })
})

const COUNTED_BY: [EquipmentType, keyof EquipmentFacts, number, number][] = [
  ['upright-refrigerator', 'doors', 1, 2],
  ['upright-freezer', 'doors', 2, 4],
  ['undercounter-refrigerator', 'drawers', 3, 6],
  ['display-fridge', 'doors', 1, 3],
  ['pastry-display', 'shelves', 2, 4],
  ['blast-chiller', 'trays', 5, 10],
  ['combi-oven', 'trays', 6, 10],
  ['convection-oven', 'trays', 3, 5],
  ['deck-oven', 'decks', 1, 3],
  ['pizza-oven', 'decks', 1, 2],
  ['conveyor-oven', 'decks', 1, 2],
  ['gas-range', 'burners', 4, 6],
  ['griddle', 'burners', 1, 3],
  ['shawarma-grill', 'burners', 3, 5],
  ['fryer', 'tanks', 1, 2],
  ['fryer', 'baskets', 2, 4],
  ['pasta-cooker', 'baskets', 2, 6],
  ['espresso-machine', 'groups', 1, 3],
  ['sink', 'bowls', 1, 2],
  ['slush-machine', 'bowls', 1, 3],
  ['juice-dispenser', 'bowls', 2, 3],
  ['bain-marie', 'tanks', 3, 5],
  ['work-table', 'drawers', 0, 2],
  ['storage-rack', 'shelves', 3, 5],
  ['wall-shelf', 'shelves', 1, 3],
  ['trolley', 'trays', 8, 15],
  ['soft-ice-machine', 'bowls', 1, 2],
  ['milkshake-mixer', 'groups', 1, 3],
  ['crepe-maker', 'burners', 1, 2],
  ['contact-grill', 'groups', 1, 2],
  ['counter-cooker', 'burners', 2, 3],
  ['exhaust-fan', 'groups', 4, 6],
  ['wall-cabinet', 'doors', 1, 2],
  ['cabinet-table', 'doors', 2, 3],
  ['plate-trolley', 'tanks', 1, 2],
  ['chip-warmer', 'groups', 1, 2],
]

test.each(COUNTED_BY)('%s shows how many %s it has', (type, fact, few, many) => {
  expect(drawEquipment(type, { [fact]: few })).not.toBe(drawEquipment(type, { [fact]: many }))
})

test.each([
  ['bone-saw', 880, 'counter'],
  ['bone-saw', 1600, 'floor'],
  ['display-fridge', 960, 'counter'],
  ['display-fridge', 2000, 'floor'],
  ['dough-sheeter', 560, 'counter'],
  ['vegetable-cutter', 1100, 'floor'],
] as const)('a %s of %d mm stands on the %s', (type, heightMm, stance) => {
  expect(stanceOf(type, { heightMm })).toBe(stance)
})

test('a tall citrus press is a column with a lever, a low one has a motor under its bowl', () => {
  const shapes = (heightMm: number) => drawEquipment('citrus-press', { heightMm }).match(/<[a-z]+/g)
  expect(shapes(560)).not.toEqual(shapes(350))
  expect(shapes(600)).toEqual(shapes(560))
})

test('every type accepts every count', () => {
  expect(counted.flatMap((fact) => EQUIPMENT_TYPES.flatMap((type) => faults(drawEquipment(type, { [fact]: 2 }))))).toEqual([])
})

test('lines stay 2 px wide unless they are asked to scale with the picture', () => {
  expect(drawEquipment('fryer')).toContain('vector-effect="non-scaling-stroke"')
  expect(drawEquipment('fryer', {}, { lines: 'scaling' })).not.toContain('vector-effect')
})

test('marks and empty states are well-formed', () => {
  for (const svg of [drawPlaceholder(), drawEmptyShelf(), drawEmptyTrolley(), drawLogoMark(), drawFavicon()])
    expect(faults(svg)).toEqual([])
})

describe('a kitchen line', () => {
  const item = fc.record({ type: fc.constantFrom(...EQUIPMENT_TYPES), facts: anyFacts, station: fc.integer({ min: 1, max: 4 }) })

  test('is well-formed with any machines, and its ticks lie in order inside it', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 14 }), (items) => {
        expect(faults(drawKitchenLine(items))).toEqual([])
        let before = 0
        for (const tick of kitchenLineTicks(items)) {
          expect(tick.fromPercent).toBeGreaterThanOrEqual(before)
          expect(tick.toPercent).toBeGreaterThan(tick.fromPercent)
          expect(tick.toPercent).toBeLessThanOrEqual(100)
          before = tick.toPercent
        }
      }),
      { numRuns: 60 },
    )
  })

  test('gives one tick for each station, as wide as its machines', () => {
    const ticks = kitchenLineTicks([
      { type: 'upright-refrigerator', facts: { widthMm: 1400 }, station: 'cold' },
      { type: 'gas-range', facts: { widthMm: 1200 }, station: 'hot' },
      { type: 'hood', facts: { widthMm: 1100 }, station: 'hot' },
    ])
    expect(ticks.map((tick) => [tick.station, tick.widthMm])).toEqual([
      ['cold', 1400],
      ['hot', 1200],
    ])
  })
})

describe('a wordmark', () => {
  test('is well-formed for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer(), (name, seed) => {
        expect(faults(drawWordmark({ name, seed }))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('keeps its height and differs by seed', () => {
    const marks = Array.from({ length: 20 }, (_, seed) => drawWordmark({ name: 'Norvane', seed }))
    expect(marks.every((svg) => svg.includes('height="120"'))).toBe(true)
    expect(new Set(marks).size).toBe(20)
    expect(drawWordmark({ name: 'Norvane', seed: 3 })).toBe(marks[3])
  })

  test('takes a colour but no markup', () => {
    expect(drawWordmark({ name: 'Norvane', seed: 1, colour: 'currentColor' })).toContain('stroke="currentColor"')
    expect(faults(drawWordmark({ name: '<script>', seed: 1, colour: '"><script>' }))).toEqual([])
  })
})

describe('ovens for pizza', () => {
  const LOGS = /<circle[^>]*stroke-width="1.5"/
  const dome = drawEquipment('pizza-oven', { decks: 1, heightMm: 1950, gas: true })

  test('only the tall one has a dome over a fire', () => {
    expect(dome).toMatch(LOGS)
    for (const facts of [
      { decks: 1, heightMm: 420 },
      { decks: 2, heightMm: 750 },
      { decks: 1, heightMm: 560, gas: true },
      { decks: 2, heightMm: 1700 },
    ]) {
      expect(drawEquipment('pizza-oven', facts), JSON.stringify(facts)).not.toMatch(LOGS)
    }
  })

  test('gas shows by a flame at the controls, an electric one has none', () => {
    for (const type of ['pizza-oven', 'deck-oven'] as const) {
      const size = { decks: 2, heightMm: 750, variant: 3 }
      expect(drawEquipment(type, { ...size, gas: true }), type).not.toBe(drawEquipment(type, size))
    }
  })
})

test('a machine from its side and among furniture is well-formed whatever its facts', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EQUIPMENT_TYPES), anyFacts, (type, facts) => {
      for (const draw of [drawSideView, drawInstalled]) expect(faults(draw(type, facts as EquipmentFacts))).toEqual([])
    }),
  )
})
