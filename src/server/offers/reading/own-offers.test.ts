import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sampleLine } from '#tests/support/offers.ts'
import { laterDay, offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { offerVersions } from '../offers.tables.ts'

describeShop('own offers', (shop) => {
  const calls = offering(shop)

  test('the requester finds own offers with their pages; lines of then become a bag again', async () => {
    const { orderId, productId } = await calls.request('member', 2)
    const { id, token } = await calls.sent(orderId, {
      lines: [sampleLine({ productId, quantity: 2, unitMinor: 90_000 }), sampleLine({ id: 'free', productId: null })],
    })
    expect(done(await calls.call('member', 'GET', `/api/offer/me?order=${orderId}`)).offers).toMatchObject([
      { _id: id, token, state: 'sent' },
    ])
    expect(done(await calls.call('otherMember', 'GET', '/api/offer/me')).offers).toEqual([])
    const { lines } = done(await calls.call('member', 'GET', `/api/offer/again?offer=${id}`))
    expect(lines).toMatchObject([{ product: { _id: productId }, quantity: 2, isGone: false, priceChange: { from: 900, to: 1000 } }])
    expect(lines).toHaveLength(1)
    expect(done(await calls.call('member', 'GET', `/api/offer/again?order=${orderId}`)).lines).toHaveLength(1)

    const own = async () => done(await calls.call('member', 'GET', `/api/offer/me?order=${orderId}`)).offers
    const again = async () => (await calls.call('member', 'GET', `/api/offer/again?offer=${id}`)).status
    const { db } = shop().accounts.database
    const until = (validUntil: string) => db.update(offerVersions).set({ validUntil }).where(eq(offerVersions.offerId, id))
    await until(laterDay(-91))
    expect([await own(), await again()]).toMatchObject([[{ _id: id, state: 'expired', token: null }], 404])
    await until(laterDay(-89))
    expect([await own(), await again()]).toMatchObject([[{ token }], 200])
    done(await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: '' }))
    expect([await own(), await again()]).toMatchObject([[{ state: 'withdrawn', token }], 404])
  })
})
