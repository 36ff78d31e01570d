import { expect, test } from 'vitest'
import { changesOf, readCentimetres, typedSince } from './site-facts.ts'

test('a width is read in digits of either kind and with its unit, and is never taken away by what is no number', () => {
  for (const typed of ['90', ' 90 ', '90cm', '90 CM', '٩٠', '٩٠ سم']) expect(readCentimetres(typed), typed).toBe(90)
  for (const typed of ['wide', 'cm', '0.9', '0.9 m', '90-100']) expect(readCentimetres(typed), typed).toBeNaN()
})

test('only what was typed is sent, and an emptied field takes its fact away', () => {
  expect(changesOf({ doorCm: '85', floor: ' 3 ' })).toEqual({ doorCm: 85, floor: '3' })
  expect(changesOf({ doorCm: ' ', lift: '', note: '' })).toEqual({ doorCm: null, lift: null, note: null })
  expect(changesOf({})).toEqual({})
})

test('only the fields whose value was sent are free again: people type on while the answer is on its way', () => {
  const sent = { floor: '3', note: 'Narrow' }
  expect(typedSince({ floor: '3', note: 'Narrow stairs', doorCm: '85' }, sent)).toEqual({ note: 'Narrow stairs', doorCm: '85' })
  expect(typedSince(sent, sent)).toEqual({})
})
