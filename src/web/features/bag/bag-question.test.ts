import { expect, test } from 'vitest'
import { translator } from '#i18n/translate.ts'
import { ar, en } from '#tests/support/texts.ts'
import { bagQuestion } from './bag-question.ts'

const item = (index: number) => ({
  _id: String(index),
  slug: `oven-${index}`,
  name: `Oven ${index}`,
  nameAr: `فرن ${index}`,
  imageUrl: null,
  quantity: 2,
  isNew: true,
  sku: `OV-${index}`,
  stock: 30,
})

const IN_ENGLISH = { t: translator(en, 'en'), language: 'en', publicUrl: 'https://shop.example' } as const

test('a chat about the bag names each product and links to its page in the language of the screen', () => {
  const english = bagQuestion({ ...IN_ENGLISH, items: [item(1), item(2)] })
  expect(english.split('\n')).toEqual([
    'Hello, I would like to ask about these products:',
    '2 × \u2068Oven 1\u2069 (SKU: \u2066OV-1\u2069)',
    'https://shop.example/product/oven-1',
    '2 × \u2068Oven 2\u2069 (SKU: \u2066OV-2\u2069)',
    'https://shop.example/product/oven-2',
  ])
  const arabic = bagQuestion({ ...IN_ENGLISH, t: translator(ar, 'ar'), language: 'ar', items: [item(1)] })
  expect(arabic).toContain('فرن 1')
  expect(arabic).toContain('https://shop.example/ar/product/oven-1')
})

test('a chat about a long bag names only some products, so that its link stays usable', () => {
  const question = bagQuestion({ ...IN_ENGLISH, items: Array.from({ length: 12 }, (_, index) => item(index)) })
  expect(question.match(/https:/g)).toHaveLength(10)
  expect(question).toMatch(/and 2 more products$/)
})
