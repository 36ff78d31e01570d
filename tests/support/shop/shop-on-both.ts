import { afterAll, beforeAll, beforeEach } from 'vitest'
import { describeOnBothDatabases, type OnDatabase } from '../database/both-databases.ts'
import { emptyAll } from '../database/template.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

/** Runs a suite on every kind of database; each test finds an empty shop. */
export function describeShop(name: string, suite: (shop: () => TestShop, on: OnDatabase) => void, options: TestShopOptions = {}): void {
  describeOnBothDatabases(
    name,
    (on) => {
      let shop: TestShop | undefined
      const opened = () => {
        if (shop === undefined) throw new Error('The shop is there from beforeAll on.')
        return shop
      }
      beforeAll(async () => {
        shop = await openTestShop(on.database(), options)
      })
      afterAll(() => shop?.close())
      beforeEach(async () => {
        await emptyAll(on.database().db)
        opened().app.cache.dropAll()
      })
      suite(opened, on)
    },
    { isShared: true },
  )
}
