import { beforeAll, expect, test } from 'vitest'
import { BUILD_DIR, openSamplePages, PUBLIC_URL } from '#tests/support/http/sample-pages.ts'
import { DEMO_SETTINGS } from './shop-settings/first-values.facts.ts'
import { createPages, type Pages } from './ssr.ts'

const MENUS = ['/api/brand/list', '/api/category/list', '/api/product/list/rated']
const asked: string[] = []
let pages: Pages

beforeAll(async () => {
  // The sample pages see to it that there is a build.
  await openSamplePages([])
  pages = await createPages({
    buildDir: BUILD_DIR,
    publicUrl: PUBLIC_URL,
    api: async ({ path }) => {
      asked.push(path)
      return { status: 200, body: { brands: [], categories: [], products: [] } }
    },
    readShop: () => DEMO_SETTINGS.shop,
    onError: () => undefined,
    onEarlyScripts: () => undefined,
  })
})

async function callsOf(path: string): Promise<string[]> {
  asked.length = 0
  await pages.render({ path, query: '' })
  return asked.filter((call) => !MENUS.includes(call))
}

test.each([
  ['/product/combi-oven', '/api/product/item/combi-oven'],
  ['/product/product', '/api/product/item/product'],
  ['/PRODUCT/grill', '/api/product/item/grill'],
  ['/%70roduct/grill', '/api/product/item/grill'],
  ['/ar/product/ar', '/api/product/item/ar'],
  ['/shop/brand/nilo', '/api/product/list?name=all&category=all&brand=nilo&'],
  ['/shop/brand/category', '/api/product/list?name=all&category=all&brand=category&'],
  ['/shop/category/brand', '/api/product/list?name=all&category=brand&brand=all&'],
  ['/ar/shop', '/api/product/list?name=all&category=all&brand=all&'],
  ['/shop/nilo/brand', null],
  ['/AR/product/grill', null],
  ['/product', null],
  ['/product/grill/more', null],
])('%s is the page that it names, whatever pages were asked for before', async (path, call) => {
  for (const before of ['/product/other', '/shop/brand/other', '/ar/product/other', '/nothing/of/that']) await callsOf(before)
  const calls = await callsOf(path)
  expect(calls.map((made) => made.slice(0, call?.length))).toEqual(call === null ? [] : [call])
})
