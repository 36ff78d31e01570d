import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { describeOnBothDatabases, type OnDatabase } from '../database/both-databases.ts'
import { join } from '../shop/people.ts'
import { openTestShop, type TestShop } from '../shop/test-shop.ts'
import { listen, Visitors } from './chat-client.ts'

export interface ChatShop {
  readonly on: OnDatabase
  readonly visitors: Visitors
  shop(): TestShop
  origin(): string
}

/** Settles when the value read passes the check. */
export const until = <T>(read: () => T) => expect.poll(read, { interval: 20, timeout: 60_000 })

/** Runs a suite on every kind of database; each test finds a listening shop and one staff member. */
export function describeChat(name: string, suite: (chat: ChatShop) => void): void {
  describeOnBothDatabases(
    name,
    (on) => {
      let shop: TestShop | undefined
      let origin = ''
      const opened = () => {
        if (shop === undefined) throw new Error('The shop is there from beforeAll on.')
        return shop
      }
      const visitors = new Visitors(opened, () => origin)
      beforeAll(async () => {
        shop = await openTestShop(on.database())
        origin = await listen(shop)
      })
      afterAll(() => shop?.close())
      beforeEach(async () => {
        // Rows are deleted instead of truncated: TRUNCATE and a disconnect that is being written would wait for each other.
        await on.database().runSql('DELETE FROM users; DELETE FROM merchants; DELETE FROM rate_limits')
        await join(opened(), 'admin')
      })
      afterEach(async () => {
        visitors.closeAll()
        await until(async () => (await on.database().runSql('SELECT 1 FROM presences')).rows).toEqual([])
      })
      suite({ on, visitors, shop: opened, origin: () => origin })
    },
    { isShared: true },
  )
}
