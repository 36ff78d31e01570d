// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { trouble } from '#i18n/en/trouble.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { reportLink, showPage } from '../../platform/frame/trouble.ts'
import { TroubleBar } from './trouble-bar.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['a visitor reads that the bag is saved', false, trouble.offline],
  ['staff and merchants read that what they typed stays', true, trouble.atWork],
])('without a network %s', async (_, isBackOffice, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await LivePage.open(<TroubleBar isBackOffice={isBackOffice} />)
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(words)
  page.leave()
})

test('a page that could not be opened opens by itself once the connection is back, and waits for the next return where it fails again', async () => {
  const navigate = vi.fn(() => Promise.resolve())
  const reach = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', reach)
  showPage({
    location: { pathname: '/shop', search: '', hash: '', state: null, key: 'k' },
    loaderData: {},
    outdated: undefined,
    usableWhenOld: [],
    pending: undefined,
    revalidate: () => Promise.resolve(),
    navigate,
  })
  const page = await LivePage.open(<TroubleBar isBackOffice={false} />)
  reportLink('/contact')
  await page.drawn()
  const words = () => document.querySelector('[role="alert"]')?.textContent
  window.dispatchEvent(new Event('online'))
  await page.drawn()
  expect(reach).toHaveBeenCalledOnce()
  expect(words()).toBe(trouble.link)
  expect(navigate).not.toHaveBeenCalled()

  reach.mockResolvedValue(new Response())
  window.dispatchEvent(new Event('online'))
  await page.drawn()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/contact')
  expect(words()).toBeUndefined()
  page.leave()
})
