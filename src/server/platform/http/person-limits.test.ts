import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS, type PersonLimit } from '#domain/limits.ts'
import { rateLimits } from '#server/platform/limits/limits.tables.ts'
import { ordering } from '#tests/support/shop/ordering.ts'
import { idOf, join, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

/** A number greater than the two that are left once another process has counted all others. */
const REFUSED = 5

describeShopOnBoth('what one person may do in a while', (shop, on) => {
  const { call, cart } = ordering(shop)
  const address = { isDefault: false, address: '7 Nile Street', city: 'Giza', state: 'Giza', country: 'Egypt', zipCode: '12511' }
  type Body = (oven: string) => Promise<object>

  let other: TestShop
  beforeAll(async () => {
    other = await openTestShop(on.database())
  })
  afterAll(() => other.close())

  test.each<[PersonLimit, string, Body]>([
    ['requests', 'POST /api/order/add', async (oven) => ({ cartId: await cart('member', [{ product: oven, quantity: 1 }]), total: 0 })],
    ['carts', 'POST /api/cart/add', async (oven) => ({ products: [{ product: oven, quantity: 1 }] })],
    ['addressWrites', 'POST /api/address/add', async () => address],
    ['profileWrites', 'PUT /api/user', async () => ({ profile: { lastName: 'Nile' } })],
  ])('%s are limited for each person alone and in all processes together; what is refused does not count', async (name, asked, body) => {
    const { most } = LIMITS[name]
    const [method = '', path = ''] = asked.split(' ')
    const refused = { profile: 'nothing' }
    const [oven = ''] = await shop().stock({ products: [{ name: 'Oven' }] })
    const forms = [await body(oven), await body(oven), await body(oven)]
    for (let n = 0; n < REFUSED; n += 1) expect((await call('member', method, path, refused)).status).toBe(400)
    for (let n = 0; n < most - 2; n += 1) await other.accounts.limits.take(`${name} ${idOf('member')}`, LIMITS[name])
    const headers = await signedIn(shop(), 'member')
    const answers: number[] = []
    for (const [n, form] of forms.entries()) {
      answers.push((await sendJson(n % 2 === 0 ? shop() : other, { call: asked, headers, body: form })).status)
    }
    expect(answers).toEqual([200, 200, 429])
    expect((await call('otherMember', method, path, refused)).status).toBe(400)
  })

  on.once('nobody is limited when limits are off', async () => {
    const open = await openTestShop(on.database(), { hasLimits: false })
    const headers = await signedIn(open, 'member')
    for (let n = 0; n <= LIMITS.requests.most; n += 1) {
      expect((await sendJson(open, { call: 'POST /api/order/add', headers, body: {} })).status).toBe(400)
    }
    expect(await on.database().db.select().from(rateLimits)).toEqual([])
    await open.close()
  })

  test('an account gets three emails about a forgotten password in an hour, whoever asks, and every answer is the same', async () => {
    await join(shop(), 'member')
    const answers = new Set<string>()
    for (let n = 0; n < LIMITS.forgotEmails.most + 2; n += 1) {
      const { text } = await sendJson(shop(), {
        call: 'POST /api/auth/forgot',
        body: { email: 'member@people.example' },
        from: `10.3.0.${n}`,
      })
      answers.add(text)
    }
    expect(answers.size).toBe(1)
  })

  test('a one-time action succeeds once over all processes, also when limits are off', async () => {
    const open = await openTestShop(on.database(), { hasLimits: false })
    const tries = await Promise.all([shop(), open, shop(), open].map(({ accounts }) => accounts.limits.isFirst('once', 60_000)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    await open.close()
  })
})
