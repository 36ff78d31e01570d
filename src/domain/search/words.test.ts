import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { foldedWords, queryStem, tokens, words } from './words.ts'

const trade = fc.constantFrom(...'ا ل و ب ت ه ي ن ث ج ف ر s e i oven dish es'.split(' '))
const word = fc.string({ unit: trade, minLength: 1, maxLength: 8 }).map((text) => fold(text))

describe('tokens', () => {
  test.each([
    ['الثلاجات', ['الثلاجات', 'ثلاجات', 'ثلاج', 'ثلاجه']],
    ['والخضار', ['والخضار', 'خضار']],
    ['للمطاعم', ['للمطاعم', 'مطاعم']],
    ['بالغاز', ['بالغاز', 'غاز']],
    ['فرن', ['فرن']],
    ['آلة', ['اله']],
    ['ألمانية', ['المانيه', 'الماني']],
    ['ثلاجتين', ['ثلاجتين', 'ثلاجت', 'ثلاجه']],
    ['بابين', ['بابين', 'باب']],
    ['Deck Ovens', ['deck', 'ovens', 'oven']],
    ['Chafing dishes, shelves', ['chafing', 'dishes', 'dish', 'shelves', 'shelf']],
    ['stainless gas press chassis', ['stainless', 'gas', 'press', 'chassis']],
    ['700L 700 l', ['700l', '700', 'l']],
    ['Dish washer', ['dishwasher']],
    ['under-counter dish washers', ['undercounter', 'dishwashers', 'dishwasher']],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(tokens(text)).toEqual(expected)
  })

  test('hold every word itself, and none twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const found = tokens(text)
        expect(new Set(found).size).toBe(found.length)
        expect(found).toEqual(expect.arrayContaining(words(text)))
      }),
    )
  })
})

describe('queryStem', () => {
  test.each([
    ['الثلاجات', 'ثلاج'],
    ['ثلاجه', 'ثلاج'],
    ['عربه', 'عربه'],
    ['عربات', 'عرب'],
    ['زيتون', 'زيتون'],
    ['كهرباي', 'كهربا'],
    ['بنزين', 'بنز'],
    ['فرن', 'فرن'],
    ['ovens', 'oven'],
    ['fries', 'fries'],
    ['batteries', 'battery'],
    ['glass', 'glass'],
  ])('of %s is %s', (query, stem) => {
    expect(queryStem(query)).toBe(stem)
  })

  test('for each word is a prefix of one of its tokens, so that a word always finds itself', () => {
    fc.assert(
      fc.property(word, (text) => {
        for (const part of foldedWords(text)) expect(tokens(part).some((token) => token.startsWith(queryStem(part)))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['ثلاجه', 'ثلاجات'],
    ['ثلاجات', 'ثلاجه'],
    ['الثلاجه', 'للثلاجات'],
    ['عربه', 'عربات'],
    ['عربات', 'العربه'],
    ['ثلاجه', 'ثلاجتين'],
    ['كهرباييه', 'كهربايي'],
    ['oven', 'ovens'],
    ['shelf', 'shelves'],
    ['shelves', 'shelf'],
    ['dishes', 'dish'],
  ])('of %s finds %s', (query, indexed) => {
    expect(tokens(indexed).some((token) => token.startsWith(queryStem(query)))).toBe(true)
  })
})
