import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dictionaryWords, searchEntry } from '#domain/search-entry.ts'
import { indexText, type SearchFacts } from '#domain/search-index.ts'

const facts: SearchFacts = {
  nameEn: 'Coffee machine with milk fridge',
  nameAr: 'ماكينة قهوة مع ثلاجة لبن',
  brandEn: 'Nordpol',
  brandAr: 'نوردبول',
  categoriesEn: ['Bar and Drinks'],
  categoriesAr: ['المشروبات'],
  descriptionEn: 'Fits a counter of 600 mm',
  descriptionAr: 'للمطاعم',
}

test('what a product is stands before what it has, then brand, categories and descriptions', () => {
  const { words, kindEnd, nameEnd, brandEnd, categoryEnd } = searchEntry(facts)
  const place = (word: string) => [...words].join('').indexOf(` ${word} `)
  const ends = [0, kindEnd, nameEnd, brandEnd, categoryEnd, words.length]
  for (const [section, word] of ['espresso', 'fridge', 'nordpol', 'bar', 'counter'].entries()) {
    expect([word, place(word) >= (ends[section] ?? 0) - 1, place(word) < (ends[section + 1] ?? 0)]).toEqual([word, true, true])
  }
})

test('holds the same words as the index text, each once', () => {
  const text = fc.constantFrom('Combi oven', 'ثلاجة عرض', 'Fryer 18 L', '', 'fridge 😀𐐀')
  fc.assert(
    fc.property(text, text, text, text, (nameEn, nameAr, brandEn, descriptionEn) => {
      const given = { ...facts, nameEn, nameAr, brandEn, descriptionEn }
      const sorted = (words: string) => words.trim().split(' ').sort()
      const entry = searchEntry(given)
      expect(sorted(entry.words)).toEqual(sorted(indexText(given).text))
      expect(entry.kindEnd).toBeLessThanOrEqual(entry.nameEnd)
      expect(entry.brandEnd).toBeLessThanOrEqual(entry.categoryEnd)
      expect(entry.categoryEnd).toBeLessThanOrEqual([...entry.words].length)
    }),
  )
})

test('the dictionary has no numbers, no scraps and nothing of the descriptions', () => {
  const words = dictionaryWords(searchEntry({ ...facts, nameEn: 'GN 1/1 fryer 18L' }))
  expect(words).toEqual(expect.arrayContaining(['fryer', 'nordpol', 'bar']))
  for (const word of ['18', 'gn', 'counter', '18l']) expect(words).not.toContain(word)
})

test('a word as long as a page is cut', () => {
  const { words } = searchEntry({ ...facts, descriptionEn: 'x'.repeat(5000) })
  expect(Math.max(...words.split(' ').map((word) => word.length))).toBe(60)
})
