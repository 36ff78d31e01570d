import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dictionaryWords, searchEntry } from './entry.ts'
import { indexText, type SearchFacts } from './facts.ts'

const facts: SearchFacts = {
  sku: '',
  nameEn: 'Coffee machine with milk fridge',
  nameAr: 'ماكينة قهوة مع ثلاجة لبن',
  brandEn: 'Nordpol',
  brandAr: 'نوردبول',
  categoriesEn: ['Bar and Drinks'],
  categoriesAr: ['المشروبات'],
  descriptionEn: 'Fits a counter of 600 mm',
  descriptionAr: 'للمطاعم',
  powersKw: [],
}

test('words of the kind come before those of features, then brand, categories and descriptions', () => {
  const { words, kindEnd, nameEnd, brandEnd, categoryEnd } = searchEntry(facts)
  const positionOf = (word: string) => words.indexOf(` ${word}`)
  const ends = [0, kindEnd, nameEnd, brandEnd, categoryEnd, words.length]
  for (const [section, word] of ['espresso', 'fridge', 'nordpol', 'bar', 'counter'].entries()) {
    expect([word, positionOf(word) >= (ends[section] ?? 0) - 1, positionOf(word) < (ends[section + 1] ?? 0)]).toEqual([word, true, true])
  }
})

test('every word of the index text is a prefix of a word of the entry, and no word there is redundant', () => {
  const text = fc.constantFrom('Combi ovens', 'ثلاجة عرض', 'Fryer 18 L', '', 'fridge 😀𐐀', 'oven')
  fc.assert(
    fc.property(text, text, text, text, (nameEn, nameAr, brandEn, descriptionEn) => {
      const given = { ...facts, nameEn, nameAr, brandEn, descriptionEn }
      const entry = searchEntry(given)
      const indexed = indexText(given).text
      for (const word of indexed.trim().split(' ')) expect(entry.words).toContain(` ${word}`)
      for (const [index, word] of entry.words.trim().split(' ').entries()) {
        expect(indexed).toContain(` ${word} `)
        const before = entry.words.trim().split(' ').slice(0, index)
        expect(before.filter((other) => other.startsWith(word))).toEqual([])
      }
      expect(entry.kindEnd).toBeLessThanOrEqual(entry.nameEnd)
      expect(entry.brandEnd).toBeLessThanOrEqual(entry.categoryEnd)
      expect(entry.categoryEnd).toBeLessThanOrEqual([...entry.words].length)
    }),
  )
})

test('the dictionary has no numbers, no fragments and no words of the descriptions', () => {
  const words = dictionaryWords({ ...facts, nameEn: 'GN 1/1 fryer 18L' })
  expect(words).toEqual(expect.arrayContaining(['fryer', 'nordpol', 'bar']))
  for (const word of ['18', 'gn', 'counter', '18l']) expect(words).not.toContain(word)
})

test('a word as long as a page is cut', () => {
  const { words } = searchEntry({ ...facts, descriptionEn: 'x'.repeat(5000) })
  expect(Math.max(...words.split(' ').map((word) => word.length))).toBe(60)
})
