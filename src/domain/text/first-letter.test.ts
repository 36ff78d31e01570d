import { expect, test } from 'vitest'
import { firstLetter } from './first-letter.ts'

test.each([
  ['الطبخ', 'ط'],
  ['التبريد', 'ت'],
  ['أفران', 'أ'],
  ['ال', 'ا'],
  ['Ovens', 'O'],
  [' «بارد»', 'ب'],
  ['60 cm', '6'],
  ['', ''],
])('%j is shown by %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
