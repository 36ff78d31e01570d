import { expect, test } from 'vitest'
import { fitting, narrow } from './narrow.ts'

const combi = { name: 'Combi oven', nameAr: 'فرن كومبي', brand: { slug: 'rational-eg' } }
const deck = { name: 'Deck oven', nameAr: 'فرن دور', brand: null }
const fridge = { name: 'Upright refrigerator', nameAr: 'الثلاجة الرأسية' }

test('keeps suggestions that have every word in either name or the brand', () => {
  expect(narrow([combi, deck, fridge], 'oven')).toEqual([combi, deck])
  expect(narrow([combi, deck, fridge], 'oven comb')).toEqual([combi])
  expect(narrow([combi, deck, fridge], 'فرن د')).toEqual([deck])
  expect(narrow([combi, deck, fridge], 'ثلاجات')).toEqual([fridge])
  expect(narrow([combi, deck, fridge], 'ration oven')).toEqual([combi])
})

test('keeps the list as it is when none fits by its own words or nothing is typed', () => {
  expect(narrow([combi, deck], 'ovne')).toEqual([combi, deck])
  expect(narrow([combi, deck], ' ')).toEqual([combi, deck])
  expect(narrow([], 'oven')).toEqual([])
})

test('an entry that fits is found by the beginnings of its own words alone', () => {
  expect(fitting([combi, deck, fridge], 'ov')).toEqual([combi, deck])
  expect(fitting([combi, deck, fridge], 'ovne')).toEqual([])
  expect(fitting([combi, deck, fridge], ' ')).toEqual([])
})
