import { expect, test } from 'vitest'
import { movedAmongSiblings, type OrderRow, siblingsIn } from './order-rows.ts'

const row = (_id: string, parent: string | null = null): OrderRow => ({ _id, parent, name: _id, nameAr: _id })
const ROWS = [row('cold'), row('deep', 'cold'), row('bars', 'cold'), row('hot'), row('fryers', 'hot'), row('lost', 'hidden')]
const idsOf = (rows: readonly OrderRow[]) => rows.map(({ _id }) => _id)

test('categories are ordered among those of their parent; one whose parent is not on show stands among the parents', () => {
  expect(idsOf(siblingsIn(ROWS, null))).toEqual(['cold', 'hot', 'lost'])
  expect(idsOf(siblingsIn(ROWS, 'cold'))).toEqual(['deep', 'bars'])
})

test('a child that is moved changes places with its siblings alone, and a parent takes its children along', () => {
  const child = movedAmongSiblings(ROWS, 'cold', 1, 0)
  expect(child.order).toEqual(['bars', 'deep'])
  expect(idsOf(child.rows)).toEqual(['cold', 'bars', 'deep', 'hot', 'fryers', 'lost'])
  const parent = movedAmongSiblings(ROWS, null, 1, 0)
  expect(parent.order).toEqual(['hot', 'cold', 'lost'])
  expect(idsOf(siblingsIn(parent.rows, null))).toEqual(['hot', 'cold', 'lost'])
  expect(idsOf(siblingsIn(parent.rows, 'cold'))).toEqual(['deep', 'bars'])
})

test('a place beyond the siblings changes nothing', () => {
  expect(movedAmongSiblings(ROWS, 'cold', 1, 2)).toEqual({ rows: ROWS, order: ['deep', 'bars'] })
})
