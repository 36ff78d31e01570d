import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchEntry } from '../entry.ts'
import { WHOLE } from '../readings.ts'
import {
  BLOCK_SIZE,
  type BlockSet,
  bitsOf,
  countIn,
  intersection,
  isIn,
  packed,
  packedBits,
  positionsDown,
  readSet,
  storedSet,
} from './block.ts'
import { type Beginning, type Changed, Matches } from './matches.ts'
import { DESCRIPTIONS, sectionOf, tokensBegunBy, tokensOf } from './tokens.ts'

/** Sets of few positions, which are stored one by one, and of many, which are stored as bits. */
const positions = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 0, max: BLOCK_SIZE - 1 }), { maxLength: 50 }),
  fc
    .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 999 }))
    .map(([step, from]) => Array.from({ length: 3300 }, (_, at) => from + at * step)),
)
const up = (set: BlockSet) => [...positionsDown(set)].reverse()
const sorted = (of: Iterable<number>) => [...of].toSorted((one, other) => one - other)

describe('a set of a block', () => {
  test('is stored and read without loss, whether few or many are in it', () => {
    fc.assert(
      fc.property(positions, (of) => {
        const set = packed(of)
        expect(up(set)).toEqual(sorted(of))
        expect(countIn(set)).toBe(of.length)
        expect(packedBits(bitsOf([set]))).toEqual(set)
        expect(readSet(storedSet(set))).toEqual(set)
        expect(storedSet(set).length).toBeLessThanOrEqual(BLOCK_SIZE / 8)
        const has = new Set(of)
        for (const position of [0, 1, 31, 32, BLOCK_SIZE - 1, ...of.slice(0, 20).flatMap((each) => [each, (each + 1) % BLOCK_SIZE])])
          expect(isIn(set, position)).toBe(has.has(position))
      }),
      { numRuns: 30 },
    )
  })

  test('is united and intersected as sets are', () => {
    fc.assert(
      fc.property(positions, positions, positions, (one, other, third) => {
        const [b, c] = [new Set(other), new Set(third)]
        expect(up(bitsOf([packed(one), packed(other)]))).toEqual(sorted(new Set([...one, ...other])))
        const common = intersection([packed(one), packed(other), packed(third)])
        expect(up(common)).toEqual(sorted(one.filter((each) => b.has(each) && c.has(each))))
        expect(up(intersection([packed(one)]))).toEqual(sorted(one))
      }),
      { numRuns: 30 },
    )
  })
})

const FACTS = {
  sku: 'ABC-1',
  nameEn: 'Deck oven naïve 冷蔵庫 60',
  nameAr: 'فرن بيتزا',
  brandEn: 'Zorqa',
  brandAr: 'زورقا',
  categoriesEn: ['Decking'],
  categoriesAr: ['أفران'],
  descriptionEn: 'A deck of steel 1200',
  descriptionAr: '',
  powersKw: [],
}

describe('the tokens of an entry', () => {
  const { words, ...ends } = searchEntry(FACTS)
  const stored = { words, ...ends }
  const tokens = tokensOf(stored)

  test('stand in the section in which a search finds them first', () => {
    const beginnings = words.split(' ').flatMap((word) => Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)))
    for (const beginning of new Set(beginnings.filter((each) => /^[a-z0-9]+$/.test(each)))) {
      const { from, before } = tokensBegunBy(beginning)
      const found = [...tokens].filter(([token]) => token >= from && token < before).map(([, section]) => section)
      expect(Math.min(...found), beginning).toBe(sectionOf(words.indexOf(` ${beginning}`) + 1, stored))
    }
  })

  test('tell a whole word from one that begins so', () => {
    const has = (beginning: string) => {
      const { from, before } = tokensBegunBy(beginning)
      return [...tokens.keys()].some((token) => token >= from && token < before)
    }
    expect(['ove', 'oven', `oven${WHOLE}`, 'dec', 'd', 'ov'].map(has)).toEqual([true, true, true, true, true, true])
    expect([`ove${WHOLE}`, 'ovens', 'x', `d${WHOLE}`].map(has)).toEqual([false, false, false, false])
  })
})

describe('matches', () => {
  const WORDS = 3
  const NUMBERS = [0, 1, 2, 31, 32, BLOCK_SIZE - 1, BLOCK_SIZE, BLOCK_SIZE + 5, 3 * BLOCK_SIZE + 7]
  const section = fc.option(fc.integer({ min: 0, max: DESCRIPTIONS }))
  const product = fc.record({
    at: fc.array(section, { minLength: WORDS, maxLength: WORDS }),
    isShown: fc.boolean(),
    isInStock: fc.boolean(),
    /** Null for a product that has not changed. */
    now: fc.option(fc.record({ section, isInStock: fc.boolean() })),
    isBySku: fc.integer({ min: 0, max: 5 }).map((each) => each === 0),
  })
  const fresh = fc.array(fc.record({ section, isInStock: fc.boolean() }), { maxLength: 3 })

  const beginningOf = (of: readonly (number | null)[]): Beginning => {
    const blocks = new Map<number, number[][]>()
    for (const [at, each] of of.entries()) {
      const number = NUMBERS[at] ?? 0
      const sections = blocks.get(Math.floor(number / BLOCK_SIZE)) ?? Array.from({ length: DESCRIPTIONS + 1 }, (): number[] => [])
      blocks.set(Math.floor(number / BLOCK_SIZE), sections)
      if (each !== null) sections[each]?.push(number % BLOCK_SIZE)
    }
    return new Map(
      [...blocks].map(([block, sections]) => [block, sections.map((_, section) => packed(sections.slice(0, section + 1).flat()))]),
    )
  }

  test('are those that have every word and may be found, by section, stock and age, as they are since they changed', () => {
    fc.assert(
      fc.property(
        fc.array(product, { minLength: NUMBERS.length, maxLength: NUMBERS.length }),
        fresh,
        fc.boolean(),
        (products, added, all) => {
          const marks = (of: (each: (typeof products)[number]) => boolean) => beginningOf(products.map((each) => (of(each) ? 0 : null)))
          const changed = products.flatMap(({ now }, at): Changed[] =>
            now === null ? [] : [{ id: `${at}`, number: NUMBERS[at] ?? 0, ...now }],
          )
          const matches = new Matches({
            words: Array.from({ length: WORDS }, (_, word) => [beginningOf(products.map(({ at }) => at[word] ?? null))]),
            shown: all ? null : marks(({ isShown }) => isShown),
            inStock: marks(({ isInStock }) => isInStock),
            changed: [...changed, ...added.map((each, at) => ({ id: `new${at}`, number: null, ...each }))],
            without: products.flatMap(({ isBySku }, at) => (isBySku ? [NUMBERS[at] ?? 0] : [])),
          })
          const expected = products.flatMap((each, at) => {
            if (each.isBySku) return []
            const own = each.at.every((section) => section !== null) && (all || each.isShown) ? Math.max(...each.at.map(Number)) : null
            const { section, isInStock } = each.now ?? { section: own, isInStock: each.isInStock }
            return section === null ? [] : [{ candidate: NUMBERS[at] ?? 0, section, isInStock, age: at }]
          })
          const unnumbered = added.flatMap(({ section, isInStock }, at) =>
            section === null ? [] : [{ candidate: `new${at}`, section, isInStock, age: 100 + at }],
          )
          const tier = (section: number) => Math.max(section, 1)
          const inOrder = [...expected, ...unnumbered].toSorted(
            (one, other) =>
              tier(one.section) - tier(other.section) ||
              Number(other.isInStock) - Number(one.isInStock) ||
              one.section - other.section ||
              other.age - one.age,
          )
          expect([...matches.inOrder()]).toEqual(inOrder.map(({ candidate }) => candidate))
          expect(matches.count).toBe(inOrder.length)
        },
      ),
      { numRuns: 300 },
    )
  })
})
