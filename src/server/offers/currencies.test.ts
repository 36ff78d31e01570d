import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { laterDay, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('an offer in another currency than the shop', (shop, on) => {
  const calls = desking(shop)

  /** Puts a draft into dollars, as one that was written while the shop offered in them. */
  async function sentInDollars(orderId: string, productId: string): Promise<{ id: string; token: string }> {
    const { _id: id } = await calls.make(orderId)
    await calls.write(id, { lines: [sampleLine({ productId, unitMinor: 90_000, taxRateId: null })] })
    await on.database().db.execute(sql`
      update offer_versions set currency = 'USD', content = content || '{"currency": "USD"}'::jsonb where offer_id = ${id}::uuid`)
    done(await calls.send(id))
    return { id, token: (await calls.tokens(id)).answering }
  }

  test('cannot be written while the shop does not offer in it', async () => {
    const { _id: id } = await calls.make()
    const content = sampleOffer({ validUntil: laterDay(), currency: 'USD' })
    const refused = await calls.staff('PUT', `/api/offer/${id}/draft`, { draft: { content } })
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['currency']])
  })

  test('names its currency wherever its amounts go, and is in no sum of the shop', async () => {
    const { orderId, productId } = await calls.request('member')
    const { id, token } = await sentInDollars(orderId, productId)
    const listed = { _id: id, totalMinor: 90_000, currency: 'USD' }
    expect(done(await calls.staff('GET', '/api/offer')).offers).toMatchObject([listed])
    expect(done(await calls.call('member', 'GET', `/api/offer/me?order=${orderId}`)).offers).toMatchObject([listed])
    const [again] = done(await calls.call('member', 'GET', `/api/offer/again?offer=${id}`)).lines
    expect(again).toMatchObject({ product: { _id: productId } })
    expect(again).not.toHaveProperty('priceChange')
    // The desk goes on with the request's own value, in pounds.
    expect(await calls.entry(orderId)).toMatchObject({ valueMinor: 100_000 })
    const { openOffers, largest } = done(await calls.staff('GET', '/api/figures'))
    expect([openOffers, largest]).toMatchObject([{ count: 1, valueMinor: 0 }, [{ _id: id, totalMinor: null }]])

    done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const pay = (amountMinor: number) =>
      calls.staff('POST', `/api/offer/${id}/payment`, {
        id: crypto.randomUUID(),
        part: 0,
        amountMinor,
        received: laterDay(0),
        way: 'transfer',
      })
    const [payment] = done(await pay(40_000)).offer.payments
    expect((await pay(50_001)).json.error).toBe('Only 500\u00a0USD of this offer is still to be received.')
    done(await calls.staff('DELETE', `/api/offer/${id}/payment/${payment._id}`))
    const told = (await calls.offer(id)).events.filter(({ kind }: { kind: string }) => kind.startsWith('payment-'))
    expect(told).toMatchObject(Array(2).fill({ facts: { amountMinor: 40_000, currency: 'USD' } }))
    const { won, brands } = done(await calls.staff('GET', `/api/figures?from=${laterDay(-70)}`))
    expect([won.week, brands[0]]).toMatchObject([
      { count: 1, valueMinor: 100_000 },
      { pieces: 1, valueMinor: 0 },
    ])
  })
})
