import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedTypos, corrections, MAX_CORRECTIONS, typoDistance } from './typo.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ث', 'ل', 'ا', '😀'), maxLength: 9 })
const length = (word: string) => [...word].length

describe('typoDistance', () => {
  test.each([
    ['frier', 'fryer', 1, 1],
    ['شاروما', 'شاورما', 1, 1],
    ['ovne', 'oven', 1, 1],
    ['refridgerator', 'refrigerator', 1, 1],
    ['refige', 'refrigerator', 6, 1],
    ['سلامندرر', 'سلامندر', 1, 1],
    ['', 'oven', 4, 0],
    ['ca', 'abc', 3, 1],
  ])('%s is %s with %i errors, its beginning with %i', (typed, word, whole, beginning) => {
    expect(typoDistance(typed, word)).toEqual({ whole, beginning })
  })

  test('is zero from a word to itself and positive to every other', () => {
    fc.assert(fc.property(letters, letters, (a, b) => void expect(typoDistance(a, b).whole === 0).toBe(a === b)))
  })

  test('is symmetric', () => {
    fc.assert(fc.property(letters, letters, (a, b) => void expect(typoDistance(a, b).whole).toBe(typoDistance(b, a).whole)))
  })

  test('is one for two neighbours swapped', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(typoDistance(`${a}xy${b}`, `${a}yx${b}`).whole).toBe(1)
      }),
    )
  })

  test('lies between the difference in length and the longer length, and is never more for a prefix than for the whole', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const { whole, beginning } = typoDistance(a, b)
        expect(whole).toBeGreaterThanOrEqual(Math.abs(length(a) - length(b)))
        expect(whole).toBeLessThanOrEqual(Math.max(length(a), length(b)))
        expect(beginning).toBeLessThanOrEqual(whole)
        expect(typoDistance(a, `${a}${b}`).beginning).toBe(0)
      }),
    )
  })
})

test.each([
  ['gn', 0],
  ['gas', 1],
  ['oven', 1],
  ['dishwas', 1],
  ['dishwasher', 2],
  ['gn65', 0],
  ['٦٥٠٠', 0],
  ['ثلاج', 1],
])('%s is forgiven %i errors', (word, errors) => {
  expect(allowedTypos(word)).toBe(errors)
})

describe('corrections', () => {
  const candidates = (...words: string[]) => words.map((word) => ({ word, similarity: 0.3 }))

  test.each([
    ['frier', ['freezer', 'fryer', 'fridge'], ['fryer']],
    ['ovan', ['over', 'oven', 'ovens'], ['oven']],
    ['dishwaser', ['dishwasher', 'washer'], ['dishwasher']],
    ['refrigir', ['refrigerator', 'frigid'], ['refrigerator']],
    ['kelmera', ['kelmara', 'camera'], ['kelmara']],
    ['gaz', ['gas'], ['gas']],
    ['zzzzqqq', ['pizza', 'zaatar'], []],
  ])('of %s among %j are %j', (typed, words, expected) => {
    expect(corrections(typed, candidates(...words))).toEqual(expected)
  })

  test('a similar word is taken when none is near enough', () => {
    const far = [
      { word: 'somethingelse', similarity: 0.45 },
      { word: 'something', similarity: 0.6 },
    ]
    expect(corrections('thingsomehow', far)).toEqual(['something'])
    expect(corrections('thingsomehow', far.slice(0, 1))).toEqual([])
  })

  test('are bounded, and all from the candidates', () => {
    fc.assert(
      fc.property(letters, fc.array(letters), (typed, words) => {
        const found = corrections(typed, candidates(...words))
        expect(found.length).toBeLessThanOrEqual(MAX_CORRECTIONS)
        for (const word of found) expect(words).toContain(word)
      }),
    )
  })
})
