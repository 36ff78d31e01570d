import { describe, expect, test } from 'vitest'
import { tradeOf, wordsOfFirstLine } from './wordmark-words.ts'

test.each([
  ['GAMR W DUKHAN', 'GRILL'],
  ['HILWIYAT', 'UMM LAYAN'],
  ['KAHWET', 'ABU SANAD'],
  ['MAKHBAZ', 'SANABEL HIND'],
  ['SHAWERMA', 'BURG ADAM'],
  ['MIRSAL', 'COFFEE BAR'],
  ['SHATT MARWAN', 'FISH HOUSE'],
  ['BAYT ZUMURRUD', 'RESTAURANT'],
  ['LAYALI', 'BINT GAMILA'],
  ['SALT & PEPPER', 'NILE'],
])('%s breaks before %s', (first, second) => {
  expect(wordsOfFirstLine(`${first} ${second}`.split(' '))).toBe(first.split(' ').length)
})

test('a name without a break between trade and name stays on one line', () => {
  expect(wordsOfFirstLine(['ABU', 'UMM', 'LAYAN'])).toBe(3)
  expect(wordsOfFirstLine(['GRILL'])).toBe(1)
})

describe('the sign of a trade', () => {
  test.each([
    ['BOREVAL', 'frost'],
    ['GAMR W DUKHAN GRILL', 'flame'],
    ['BUNOVIA', 'cup'],
    ['FINGAN WARDA CAFE', 'cup'],
  ])('%s has a %s', (name, sign) => {
    expect(tradeOf(name)).toBe(sign)
  })

  test.each(['LAHMEDA', 'AGANERA', 'STEQARA'])('%s has a sign without a meaning', (name) => {
    expect(tradeOf(name)).toBeUndefined()
  })
})
