import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { merchantDesk } from '#tests/support/shop/merchants.ts'
import { join, signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const OUTBOX = '/srv/shop/data/outbox'

let database: Database
let sending: TestShop
let withOutbox: TestShop
beforeAll(async () => {
  database = await openTestDatabase()
  sending = await openTestShop(database)
  withOutbox = await openTestShop(database, { outbox: OUTBOX })
  await join(withOutbox, 'admin')
})
afterAll(async () => {
  await withOutbox.close()
  await sending.close()
  await database.close()
})

test('admins see the outbox folder while no mail server is set', async () => {
  expect((await withOutbox.get('/api/email', await signedIn(withOutbox, 'admin'))).json).toEqual({ outbox: OUTBOX })
  expect((await sending.get('/api/email', await signedIn(sending, 'admin'))).json).toEqual({ outbox: null })
})

test('the admin who approves a merchant sees the folder of the unsent sign-up link', async () => {
  for (const [shop, outbox] of [
    [withOutbox, OUTBOX],
    [sending, undefined],
  ] as const) {
    const desk = merchantDesk(() => shop)
    const { id } = await desk.waiting()
    const { status, json } = await desk.approve(id)
    expect(status).toBe(200)
    expect(json.message).toBe('Merchant has been approved successfully!')
    expect(json.outbox).toBe(outbox)
    expect((await desk.approve(id)).json.outbox).toBe(outbox)
  }
})
