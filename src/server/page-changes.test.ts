import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { brand, category, product } from '#tests/support/sample-catalogue.ts'
import { createPages, type InProcessTransport } from './ssr.ts'

const ANSWERS: readonly (readonly [path: string, body: object, tags: readonly string[]])[] = [
  ['/api/settings/home', DEMO_SETTINGS.home, []],
  ['/api/category/list', { categories: [category] }, ['menus']],
  ['/api/brand/list', { brands: [{ ...brand, productCount: 1 }] }, ['menus', 'counts']],
  ['/api/product/list/rated', { isAnyRated: true }, ['ratings']],
  ['/api/product/list', { products: [product], totalPages: 1, currentPage: 1, count: 1 }, ['products', 'product:oven']],
]

const api: InProcessTransport = async ({ path }) => {
  const found = ANSWERS.find(([beginning]) => path.startsWith(beginning))
  return { status: found === undefined ? 404 : 200, body: found?.[1], validity: { tags: found?.[2] ?? [], until: Infinity } }
}

test('a page ends with the changes of what it shows, and with those of the menus only where these change', async () => {
  const builder = (await import(pathToFileURL(`${process.cwd()}/scripts/lib/build.mjs`).href)) as {
    ensureBuilt(options: { quiet: boolean }): Promise<void>
  }
  await builder.ensureBuilt({ quiet: true })
  const pages = await createPages({
    buildDir: `${process.cwd()}/build`,
    api,
    publicUrl: 'https://shop.example/',
    readShop: () => DEMO_SETTINGS.shop,
    onError: (error) => {
      throw error
    },
    onEarlyScripts: (missing) => {
      throw new Error(missing)
    },
  })
  const { status, validity } = await pages.render({ path: '/', query: '' })
  expect({ status, tags: validity.tags?.toSorted() }).toEqual({ status: 200, tags: ['menus', 'product:oven', 'products', 'ratings'] })
})
