import { expect, test } from 'vitest'
import { ar, en } from '#tests/support/texts.ts'
import { findText, translator } from './translate.ts'

test('a text is found by its path and takes its values', () => {
  expect(translator(en, 'en')('catalogue.card.rating', { average: '4.6' })).toBe('4.6 of 5')
})

test('a count chooses among the forms of its language', () => {
  const inEnglish = translator(en, 'en')
  const inArabic = translator(ar, 'ar')
  expect([1, 2, 0].map((count) => inEnglish('catalogue.items', { count }))).toEqual(['1 product', '2 products', '0 products'])
  const forms = [0, 1, 2, 3, 11, 100].map((count) => inArabic('catalogue.items', { count }))
  expect(new Set(forms).size).toBe(6)
  expect(forms[1]).toBe('منتج واحد')
  expect(forms[4]).toBe('11 منتجًا')
  expect([inEnglish('catalogue.items', { count: 1500 }), inArabic('catalogue.items', { count: 1500 })]).toEqual([
    '1,500 products',
    '1,500 منتج',
  ])
})

test('every text of both dictionaries is reachable', () => {
  for (const [dictionary, language] of [
    [en, 'en'],
    [ar, 'ar'],
  ] as const) {
    const t = translator(dictionary, language)
    for (const [path, text] of leaves(dictionary)) expect(t(path)).toBe(text)
  }
})

test('a missing text is an error and never a key on the screen', () => {
  const t = translator(en, 'en')
  for (const key of ['catalogue.nothing', 'catalogue.card', 'nothing', 'constructor']) expect(() => t(key)).toThrow(`"${key}" (en)`)
})

test('a path made at run time may have no text', () => {
  expect(findText(en, 'catalogue.card.new')).toBe('New')
  expect(findText(en, 'catalogue.card.nothing')).toBeUndefined()
  expect(findText(en, 'catalogue.card.constructor')).toBeUndefined()
})

function leaves(texts: object, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : leaves(value as object, `${before}${key}.`),
  )
}
