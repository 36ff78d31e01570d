import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { createPages, type Pages } from './ssr.ts'

let pages: Pages

beforeAll(async () => {
  const builder = (await import(pathToFileURL(`${process.cwd()}/scripts/lib/build.mjs`).href)) as {
    ensureBuilt(options: { quiet: boolean }): Promise<void>
  }
  await builder.ensureBuilt({ quiet: true })
  pages = await createPages({
    buildDir: `${process.cwd()}/build`,
    api: async ({ path }) => ({
      status: 200,
      body: path.startsWith('/api/category') ? { categories: [] } : path.startsWith('/api/brand') ? { brands: [] } : { products: [] },
    }),
    publicUrl: 'https://shop.example/',
    readShop: () => DEMO_SETTINGS.shop,
    onError: (error) => {
      throw error
    },
    onEarlyScripts: (missing) => {
      throw new Error(missing)
    },
  })
})

test.each([
  ['/', 'a=1&page=2', ''],
  ['/ar/shop', 'utm_source=x&page=02&brand=rational&page=9', 'brand=rational&page=2'],
  ['/shop', 'page=1&order=junk&min=5&name=', 'min=5'],
  ['/shop/category/ovens', 'category=fryers&rating=4', 'rating=4'],
  ['/shop/brand/rational', 'brand=other&category=ovens', 'category=ovens'],
  ['/product/oven', 'reviews=02&fbclid=x', 'reviews=2'],
  ['/ar/login', 'notice=link-sent&next=%2Fdashboard&x=1', 'notice=link-sent'],
  ['/dashboard/orders', 'page=3', ''],
  ['/nowhere', 'name=x', ''],
  ['/shop/%E0%A4%A', 'a=1', ''],
  ['/shop/', 'utm_source=x', 'utm_source=x'],
])('%s is made of no more of the query %s than %s', async (path, query, part) => {
  expect(await pages.queryOf({ path, query })).toBe(part)
})

test.each([
  ['/product/oven', 'reviews'],
  ['/ar/shop', 'page'],
  ['/login', 'next'],
  ['/ar/login', 'notice'],
  ['/register', 'next'],
  ['/ar/forgot-password', 'next'],
])('%s is one page for all invented values of its %s', async (path, key) => {
  const invented = ['junk1', 'junk2', '-1', '1', '1e9', '%00', 'أفران', '/elsewhere', '//elsewhere.example', '']
  for (const value of invented) expect(await pages.queryOf({ path, query: `${key}=${encodeURIComponent(value)}` }), value).toBe('')
})

test('a page whose address brings the email of one person is cached by nobody', async () => {
  const { html, headers } = await pages.render({ path: '/merchant-signup/token', query: 'email=nour@brands.example' })
  expect(html.toString()).toContain('nour%40brands.example')
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
})
