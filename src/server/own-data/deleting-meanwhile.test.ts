import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { holdOpen, lockWaits } from '#tests/support/database/lock-waits.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { emailOf, PASSWORD } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'

/** The embedded database's one session has nobody to wait behind. */
test('a bag, a sign-in and an offer that arrive while the account is being deleted are answered as after it', async () => {
  const { database, close } = await openPostgresTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  const { call, request, staff } = offering(() => shop)
  const { productId } = await request('member')
  const [customer] = (await staff('GET', `/api/customer?search=${emailOf('member')}`)).json.customers
  // The deletion stops at the history, once nobody may name the account any more.
  const letGo = await holdOpen(database, (tx) => tx.execute(sql`lock table audit_entries in access exclusive mode`))
  const waits = (count: number) => expect.poll(() => lockWaits(database), { timeout: 30_000 }).toBe(count)
  const deleting = call('member', 'DELETE', '/api/user/me', { password: PASSWORD, cancelsOpen: true })
  await waits(1)
  const bag = call('member', 'POST', '/api/cart/add', { products: [{ product: productId, quantity: 1 }] })
  const login = sendJson(shop, { call: 'POST /api/auth/login', body: { email: emailOf('member'), password: PASSWORD } })
  const offer = staff('POST', '/api/offer/add', { customer: customer._id })
  await waits(4)
  await letGo()
  expect((await deleting).status).toBe(200)
  expect((await bag).json).toMatchObject({ code: 'unauthorized' })
  expect((await login).json).toMatchObject({ code: 'account/wrong-credentials' })
  expect((await offer).json).toMatchObject({ success: true, offer: { requester: null } })
  await shop.close()
  await close()
})
