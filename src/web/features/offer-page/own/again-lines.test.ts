import { expect, test } from 'vitest'
import { piecesOf } from './again-lines.ts'

test('a product that an offer names twice is ordered again with the pieces of both lines', () => {
  const line = (id: string | null, quantity: number) => ({ product: id === null ? null : { _id: id }, quantity })
  const lines = [line('oven', 2), line('fryer', 4), line(null, 7), line('oven', 3)]
  expect(piecesOf(lines, 'oven')).toBe(5)
  expect(piecesOf(lines, 'fryer')).toBe(4)
})
