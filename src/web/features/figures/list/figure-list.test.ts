import { expect, test } from 'vitest'
import { figureListAddress, readFigureListQuery } from './figure-list.ts'

test('an address holds everything that a list is narrowed by', () => {
  const query = { show: 'won', from: '2026-11-14', to: '2026-11-20', brand: 'b1', salesperson: 's1' } as const
  const address = figureListAddress(query, 2)
  expect(address).toBe('/dashboard/figures/list?show=won&from=2026-11-14&to=2026-11-20&brand=b1&salesperson=s1&page=2')
  expect(readFigureListQuery(new URLSearchParams(address.split('?')[1]))).toEqual(query)
  expect(readFigureListQuery(new URLSearchParams('show=all&brand='))).toEqual({ show: 'asked' })
})
