import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { AREAS } from '#domain/accounts/areas.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { loadTexts } from '../../platform/texts/texts.ts'
import type { SectionCounts } from './section-counts.ts'
import { Today, WaitingCounts } from './today.tsx'

const OWNER = { role: 'ROLE ADMIN', areas: AREAS, provider: 'Email' } as const
const NOTHING: SectionCounts = { support: 0, orders: 0, desk: 0, merchants: 0, reviews: 0, offers: 0, status: 0, availability: 0 }

beforeAll(() => Promise.all([loadTexts('en', dashboardTexts), loadTexts('en', ordersTexts), loadTexts('en', supportTexts)]))

function linksOf(counts: SectionCounts | null, isCalm = false) {
  return [...htmlOf(counts, isCalm).matchAll(/href="([^"]+)"/g)].map(([, path]) => path)
}

function htmlOf(counts: SectionCounts | null, isCalm: boolean): string {
  const element = (
    <WaitingCounts value={counts}>
      <Today owner={OWNER} oldPrices={{ count: 0, days: 60, to: '/dashboard/product?lacks=fresh-price' }} isCalm={isCalm} />
    </WaitingCounts>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })} />)
}

test('every way is there before the numbers are known, so that nothing moves when they come', () => {
  const before = linksOf(null)
  expect(before).toEqual(expect.arrayContaining(['/dashboard/desk', '/dashboard/orders/customers', '/dashboard/product?lacks=fresh-price']))
  expect(linksOf({ ...NOTHING, desk: 2, offers: 1 })).toEqual(before)
})

test('one line says that nothing waits, before the numbers come and after, and names what comes later', () => {
  for (const counts of [null, NOTHING]) {
    expect(linksOf(counts, true)).toEqual([])
    expect(htmlOf(counts, true)).toContain('Nothing at the moment.')
  }
  expect(linksOf({ ...NOTHING, desk: 2 }, true)).toEqual(['/dashboard/desk'])
  expect(htmlOf({ ...NOTHING, desk: 2 }, true)).not.toContain('Nothing at the moment.')
})
