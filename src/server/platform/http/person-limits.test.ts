import { expect, test } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { rateLimits } from '#server/platform/limits/limits.tables.ts'
import { join, type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'

describeShop('what one person may do in a while', (shop, on) => {
  const send = async (who: PersonName, call: string) => sendJson(shop(), { call, headers: await signedIn(shop(), who), body: {} })

  test.each([
    ['POST /api/order/add', LIMITS.requests.most],
    ['POST /api/review/add', LIMITS.reviews.most],
    ['POST /api/address/add', LIMITS.addressWrites.most],
    ['PUT /api/address/none', LIMITS.addressWrites.most],
    ['DELETE /api/address/delete/none', LIMITS.addressWrites.most],
  ])('%s: %i times, whatever is sent, for each person alone and in all processes together', async (call, most) => {
    const other = await openTestShop(on.database())
    const headers = await signedIn(shop(), 'member')
    const answers: number[] = []
    for (let n = 0; n <= most; n += 1) answers.push((await sendJson(n % 2 === 0 ? shop() : other, { call, headers, body: {} })).status)
    expect(answers.slice(0, most)).not.toContain(429)
    expect(answers.at(-1)).toBe(429)
    expect((await send('otherMember', call)).status).not.toBe(429)
    await other.close()
  })

  test('nobody is limited where limits are off', async () => {
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

  test('what may happen once happens once, in all processes together, and also where limits are off', async () => {
    const open = await openTestShop(on.database(), { hasLimits: false })
    const tries = await Promise.all([shop(), open, shop(), open].map(({ accounts }) => accounts.limits.isFirst('once', 60_000)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    await open.close()
  })
})
