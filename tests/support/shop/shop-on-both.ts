import { afterAll, beforeAll, beforeEach } from 'vitest'
import { describeOnBothDatabases, describeOnDatabase, type OnDatabase } from '../database/both-databases.ts'
import { emptyAll } from '../database/template.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

type ShopSuite = (shop: () => TestShop, on: OnDatabase) => void

/** Runs a suite on one kind of database; each test finds an empty shop. */
export function describeShop(name: string, suite: ShopSuite, options: TestShopOptions = {}): void {
  describeWith(describeOnDatabase, name, suite, options)
}

/** Runs a suite on every kind of database: one of each slice, and those of races and of what the kinds do differently. */
export function describeShopOnBoth(name: string, suite: ShopSuite, options: TestShopOptions = {}): void {
  describeWith(describeOnBothDatabases, name, suite, options)
}

function describeWith(describeOn: typeof describeOnDatabase, name: string, suite: ShopSuite, options: TestShopOptions): void {
  describeOn(
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
