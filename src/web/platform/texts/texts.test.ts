import { expect, test } from 'vitest'
import { listingTexts } from '#i18n/sets/listing.ts'
import { textSet } from '#i18n/text-set.ts'
import { findText, loadTexts, textIn } from './texts.ts'

test('Arabic counts in six forms', async () => {
  const t = await loadTexts('ar')
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

test('English counts in two', async () => {
  const t = await loadTexts('en')
  expect([0, 1, 2].map((count) => t('catalogue.items', { count }))).toEqual(['0 products', '1 product', '2 products'])
})

test('values go in as they are, for React escapes what it shows', async () => {
  const t = await loadTexts('en')
  expect(t('shell.homeLink', { company: 'A & <B>' })).toBe('A & <B>, home page')
})

test('an unknown key neither compiles nor is shown', async () => {
  const t = await loadTexts('en')
  // @ts-expect-error there is no such text
  expect(() => t('shell.nothing')).toThrow('shell.nothing')
})

test('a key of a set that is not named does not compile', async () => {
  const t = await loadTexts('en')
  const inLists = await loadTexts('en', listingTexts)
  expect(inLists('listing.brands.heading')).not.toBe('')
  // @ts-expect-error the set of lists is not named
  expect(t('listing.brands.heading')).not.toBe('')
})

test('texts that have not loaded are neither shown nor looked up', async () => {
  const late = textSet('late', {
    en: () => Promise.resolve({ late: { word: 'Late' } }),
    // Files that run after this one in the same process load every set there is in both languages.
    ar: () => Promise.resolve({ late: { word: 'متأخر' } }),
  })
  expect(() => textIn('en', late)).toThrow('"late"')
  expect(() => findText('en', late, 'late.word')).toThrow('"late"')
  await loadTexts('en', late)
  expect(textIn('en', late)('late.word')).toBe('Late')
  expect(findText('en', late, 'late.nothing')).toBeUndefined()
})

test('the other language stands in for one that failed to load, and the next call loads it again', async () => {
  let isOffline = true
  const ar = () => (isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve({ torn: { word: 'كلمة' } }))
  const torn = textSet('torn', { en: () => Promise.resolve({ torn: { word: 'Word' } }), ar })
  await Promise.all([loadTexts('en', torn), loadTexts('ar')])
  await expect(loadTexts('ar', torn)).rejects.toThrow('offline')
  expect(textIn('ar', torn)('torn.word')).toBe('Word')
  isOffline = false
  await loadTexts('ar', torn)
  expect(textIn('ar', torn)('torn.word')).toBe('كلمة')
})
