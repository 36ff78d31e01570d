import { expect, test } from 'vitest'
import type { Currency } from '#domain/money/currency.ts'
import { linesOfPasted, type MatchedLine, type PastedChoice } from './pasted-choice.ts'

const oven = { _id: 'oven', sku: 'OV-1', name: 'Oven', nameAr: 'فرن', picture: null, isNew: true, facts: [], priceMinor: 500_000 }
const fryer = { ...oven, _id: 'fryer', sku: 'FR-1', name: 'Fryer' }
const row = (row: number, parts: Partial<MatchedLine>): MatchedLine => ({
  row,
  section: '',
  itemNumber: '',
  sku: '',
  name: 'Something',
  quantity: 1,
  unitMinor: null,
  match: 'free',
  products: [],
  ...parts,
})
function into(chosen: PastedChoice, currency: Currency = 'EGP') {
  let last = 0
  return { chosen, currency, newId: () => String(++last) }
}

test('a matched row takes its machine, and the price of the sheet', () => {
  const rows = [row(1, { match: 'matched', products: [oven], quantity: 2 }), row(2, { match: 'matched', products: [oven], unitMinor: 1 })]
  const { lines } = linesOfPasted(rows, into({}))
  expect(lines.map(({ productId, quantity, unitMinor, listMinor }) => [productId, quantity, unitMinor, listMinor])).toEqual([
    ['oven', 2, 500_000, 500_000],
    ['oven', 1, 1, 500_000],
  ])
})

test('a draft in another currency takes no price of the catalogue, as it would be read as so many dollars', () => {
  const rows = [row(1, { match: 'matched', products: [oven] }), row(2, { match: 'matched', products: [oven], unitMinor: 1 })]
  const { lines } = linesOfPasted(rows, into({}, 'USD'))
  expect(lines.map(({ unitMinor, listMinor }) => [unitMinor, listMinor])).toEqual([
    [null, null],
    [1, null],
  ])
})

test('a doubtful row is a free line until somebody chooses', () => {
  const rows = [row(4, { match: 'doubtful', products: [oven, fryer], name: 'Fryer 8 l' })]
  expect(linesOfPasted(rows, into({})).lines[0]).toMatchObject({ productId: null, name: { en: 'Fryer 8 l', ar: 'Fryer 8 l' } })
  expect(linesOfPasted(rows, into({ 4: 'fryer' })).lines[0]).toMatchObject({ productId: 'fryer', name: { en: 'Fryer', ar: 'فرن' } })
  const refused = [row(1, { match: 'matched', products: [oven] })]
  expect(linesOfPasted(refused, into({ 1: '' })).lines[0]?.productId).toBeNull()
})

test('titles between rows become sections', () => {
  const { lines, sections } = linesOfPasted([row(1, { section: 'Hot' }), row(2, { section: 'Cold' }), row(3, { section: 'Hot' })], into({}))
  expect(sections.map(({ title }) => title.en)).toEqual(['Hot', 'Cold'])
  expect(lines.map(({ sectionId }) => sections.findIndex(({ id }) => id === sectionId))).toEqual([0, 1, 0])
})
