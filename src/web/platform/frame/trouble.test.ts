import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../calls/api.ts'
import { keepPage, reportDocument, type ShownPage, showPage } from './trouble.ts'

const LOADED = { shell: { menus: 1 }, shop: { list: 1 } }
const navigate = vi.fn<ShownPage['navigate']>(() => Promise.resolve())

const locationOf = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: 'k', unstable_mask: undefined })
const show = (pending?: string, outdated?: ShownPage['outdated']) =>
  showPage({
    location: locationOf('/shop'),
    loaderData: LOADED,
    outdated,
    usableWhenOld: ['shell'],
    pending: pending === undefined ? undefined : locationOf(pending),
    revalidate: () => Promise.resolve(),
    navigate,
  })

const away = { type: 'error', result: new ApiError(503, 'internal', 'x') } as const
const requestOf = (path: string) => new Request(`http://shop.example${path}`)

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  show()
})

test('a list that cannot be renewed stays with the data it had', async () => {
  const results = await keepPage(requestOf('/shop?page=2'), { shop: away })
  expect(results).toEqual({ shop: { type: 'data', result: LOADED.shop } })
})

test('another page that fails shows its own error', async () => {
  expect(await keepPage(requestOf('/contact'), { shop: away })).toEqual({ shop: away })
})

test('a load that fails before the page is mounted waits for it', async () => {
  vi.resetModules()
  const fresh = await import('./trouble.ts')
  const { ApiError: FreshError } = await import('../calls/api.ts')
  const results = fresh.keepPage(requestOf('/shop'), { shop: { type: 'error', result: new FreshError(503, 'internal', 'x') } })
  fresh.showPage({
    location: locationOf('/shop'),
    loaderData: LOADED,
    outdated: undefined,
    usableWhenOld: [],
    pending: undefined,
    revalidate: () => Promise.resolve(),
    navigate,
  })
  expect(await results).toEqual({ shop: { type: 'data', result: LOADED.shop } })
})

test('a reload for code that cannot be fetched ends at the page on screen, also where the router tells late', async () => {
  const reported = reportDocument('/shop')
  show('/product/oven')
  await reported
  expect(navigate).toHaveBeenCalledWith('/shop', expect.objectContaining({ replace: true, defaultShouldRevalidate: false }))
})
