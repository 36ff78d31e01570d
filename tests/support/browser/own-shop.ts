import { test as inAnyShop } from './shop.ts'
import type { ShopProcess } from './shop-process.ts'

/**
 * A file's tests in a shop of their own, which the first of them starts. A fixture of the worker would need a worker and a browser for
 * itself, which take as long to start as the shop.
 */
export function testsInOwnShop(start: () => Promise<ShopProcess>) {
  let own: ShopProcess | undefined
  const test = inAnyShop.extend<{ visited: ShopProcess }>({
    visited: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        own ??= await start()
        await use(own)
      },
      { scope: 'test', timeout: 300_000 },
    ],
  })
  // Each worker would start the shop again.
  test.describe.configure({ mode: 'default' })
  test.afterAll(async () => {
    await own?.stop()
    own?.remove()
    own = undefined
  })
  return test
}
