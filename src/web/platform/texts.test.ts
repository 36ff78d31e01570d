import { expect, test } from 'vitest'
import { ar } from '#i18n/ar.ts'
import { en } from '#i18n/en.ts'
import { addTexts, textIn } from './texts.ts'

addTexts('en', en)
addTexts('ar', ar)

test('Arabic counts in six forms', () => {
  const t = textIn('ar')
  expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111].map((count) => t('catalogue.items', { count }))).toEqual([
    'لا توجد منتجات',
    'منتج واحد',
    'منتجان',
    '3 منتجات',
    '10 منتجات',
    '11 منتجًا',
    '99 منتجًا',
    '100 منتج',
    '102 منتج',
    '103 منتجات',
    '111 منتجًا',
  ])
})

test('English counts in two', () => {
  const t = textIn('en')
  expect([0, 1, 2].map((count) => t('catalogue.items', { count }))).toEqual(['0 products', '1 product', '2 products'])
})

test('values go in as they are, for React escapes what it shows', () => {
  expect(textIn('en')('shell.homeLink', { company: 'A & <B>' })).toBe('A & <B>, home page')
})

test('keys are checked: an unknown one does not compile', () => {
  // @ts-expect-error there is no such text
  expect(textIn('en')('shell.nothing')).toBe('shell.nothing')
})
