import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRanges } from '#domain/search/highlight.ts'
import { anyText } from '#tests/support/any-text.ts'

function marked(original: string, query: string): string {
  let out = original
  for (const { start, end } of matchRanges(original, query).toReversed())
    out = `${out.slice(0, start)}[${out.slice(start, end)}]${out.slice(end)}`
  return out
}

describe('matchRanges', () => {
  test.each([
    ['Combi oven, combined', 'comb', '[Comb]i oven, [comb]ined'],
    ['Combi oven', 'oven combi', '[Combi] [oven]'],
    ['Combi oven', 'ovens', 'Combi [oven]'],
    ['ثلاّجة رأسيّة', 'ثلاجه راس', '[ثلاّجة] [رأس]يّة'],
    ['الثلاجات', 'ثلاجة', 'ال[ثلاج]ات'],
    ['ثـلاجة', 'ثلا', '[ثـلا]جة'],
    ['Cafe “Nile”', 'cafe nil', '[Cafe] “[Nil]e”'],
    ['Cafe\u0301 x', 'cafe', '[Cafe\u0301] x'],
    ['Fridge 700L 2½', '700', 'Fridge [700]L 2½'],
    ['عدد ١٢', '12', 'عدد [١٢]'],
    ['Dish washer', 'dishwasher', 'Dish washer'],
    ['Dishwasher', 'dish washer', '[Dishwasher]'],
    ['Dish washer', 'dish washer', '[Dish] [washer]'],
    ['😀oven 😀', 'oven', '😀[oven] 😀'],
    ['proofer', 'oof', 'proofer'],
    ['a oven and', 'a', '[a] oven and'],
    ['oven', '', 'oven'],
    ['', 'oven', ''],
  ])('%j for %j is %j', (original, query, expected) => {
    expect(marked(original, query)).toBe(expected)
  })

  test('ranges lie inside, in order, apart from each other, and never split a surrogate pair', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('a', 'o', 'é', 'e\u0301', 'ث', 'ّ', 'ال', ' ', '😀', '𝒜', 'ﷺ', '1', '½', '\ud83d', '\u0640'),
        fc.constant('oven '),
      ),
      maxLength: 30,
    })
    fc.assert(
      fc.property(fc.oneof(text, anyText()), text, (original, query) => {
        let previous = -1
        for (const { start, end } of matchRanges(original, query)) {
          expect(start).toBeGreaterThan(previous)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(original.length)
          for (const at of [start, end]) expect(isInsidePair(original, at)).toBe(false)
          previous = end
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('a text is found in itself', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Combi', 'ovens', 'ثلاّجة', 'العرض', 'Öfen'), { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.join(' ')
        expect(matchRanges(text, text).length).toBeGreaterThan(0)
      }),
    )
  })
})

function isInsidePair(text: string, at: number): boolean {
  return /[\ud800-\udbff]$/.test(text.slice(0, at)) && /^[\udc00-\udfff]/.test(text.slice(at))
}
