import { expect, test } from 'vitest'
import { figureListAddress, readFigureListQuery } from './figure-list.ts'
import { missedTermsAddress } from './missed-terms.ts'
import { sentOffersAddress } from './sent-offers.ts'

test('an address holds everything that a list is narrowed by', () => {
  const query = { show: 'won', from: '2026-11-14', to: '2026-11-20', brand: 'b1', salesperson: 's1' } as const
  const address = figureListAddress(query, 2)
  expect(address).toBe('/dashboard/figures/list?show=won&from=2026-11-14&to=2026-11-20&brand=b1&salesperson=s1&page=2')
  expect(readFigureListQuery(new URLSearchParams(address.split('?')[1]))).toEqual(query)
  expect(readFigureListQuery(new URLSearchParams('show=all&brand='))).toEqual({ show: 'asked' })
})

test('the lists of sent offers and of searches in vain have addresses of their own', () => {
  const days = { from: '2026-11-14', to: '2026-11-20' }
  expect(sentOffersAddress({ ...days, salesperson: 'Ola Diyafa', sort: 'discount' })).toBe(
    '/dashboard/figures/list?show=offers&from=2026-11-14&to=2026-11-20&salesperson=Ola+Diyafa&sort=discount',
  )
  expect(sentOffersAddress({ person: 'p1' })).toBe('/dashboard/figures/list?show=offers&person=p1')
  expect(sentOffersAddress({ nobody: 'yes' }, 3)).toBe('/dashboard/figures/list?show=offers&nobody=yes&page=3')
  expect(missedTermsAddress(days, 2)).toBe('/dashboard/figures/list?show=searches&from=2026-11-14&to=2026-11-20&page=2')
})
