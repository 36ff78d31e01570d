import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FIRST_ORDER_NUMBER } from '#domain/orders/orders.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { createIds } from '#server/platform/ids.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { orders } from './orders.tables.ts'

const newId = createIds(Date.now)

describeShop('requests from before there were numbers', (shop, on) => {
  test('are numbered in the order of their creation, and keep the contact that their profiles have today', async () => {
    const { db } = on.database()
    await signedIn(shop(), 'member')
    await db.update(users).set({ phoneNumber: '01001234567', searchText: 'member 01001234567' })
    const [person] = await db.select().from(users)
    if (person === undefined) throw new Error('the member is there')
    const days = [3, 1, 2, 2]
    const made = days.map((day) => ({ id: newId(), created: new Date(Date.UTC(2026, 0, day)) }))
    for (const [index, order] of made.entries()) {
      const contact = { firstName: '', lastName: '', phoneNumber: '', email: '', searchText: '' }
      // Numbers in physical row order, far from those that the migration assigns.
      const number = 900_000 - index
      await db.insert(orders).values({ ...order, ...contact, number, cartId: newId(), userId: person.id, language: 'ar' })
    }

    const migration = await readFile(new URL('../../../migrations/0012_order_numbers.sql', import.meta.url), 'utf8')
    const updates = migration.split('--> statement-breakpoint').filter((part) => /^UPDATE /m.test(part))
    expect(updates).toHaveLength(1)
    for (const statement of updates) await db.execute(sql.raw(statement))

    const rows = await db.select().from(orders).orderBy(orders.number)
    const [latest, first, second, third] = made.map(({ id }) => id)
    expect(rows.map(({ id, number }) => [id, number])).toEqual(
      [first, second, third, latest].map((id, index) => [id, FIRST_ORDER_NUMBER + index]),
    )
    const { firstName, lastName, phoneNumber, email, searchText } = person
    for (const row of rows) expect(row).toMatchObject({ firstName, lastName, phoneNumber, email, searchText })
    expect(await db.$count(orders, eq(orders.phoneNumber, '01001234567'))).toBe(days.length)
  })
})
