import { readFile } from 'node:fs/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { laterDay, offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { offers, offerVersions } from '../offers.tables.ts'

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
  test('an offer that is withdrawn beside a begun revision stays in the lists as it was sent', async () => {
    const { orderId } = await calls.request()
    const { addressee } = sampleOffer()
    const { id } = await calls.sent(orderId, { addressee: { ...addressee, company: 'Kahk Palace' } })
    const withdrawn = { _id: id, version: 1, state: 'withdrawn', totalMinor: (await calls.offer(id)).versions[0].totalMinor }
    done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
    await calls.write(id, { lines: [sampleLine({ quantity: 9 })], addressee: { ...addressee, company: 'Never sent' } })
    done(await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: '' }))
    expect(done(await calls.call('member', 'GET', `/api/offer/me?order=${orderId}`)).offers).toMatchObject([withdrawn])
    expect(done(await calls.staff('GET', '/api/offer?search=kahk')).offers).toMatchObject([{ ...withdrawn, company: 'Kahk Palace' }])
  })

  test('an offer that an earlier version of the shop listed by a draft that nobody got is listed again as it was sent', async () => {
    const { orderId } = await calls.request()
    const { id } = await calls.sent(orderId)
    const { _id: draft } = await calls.make()
    done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
    done(await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: '' }))
    const { db } = shop().accounts.database
    const [unsent] = await db
      .select()
      .from(offerVersions)
      .where(and(eq(offerVersions.offerId, id), isNull(offerVersions.sent)))
    await db
      .update(offers)
      .set({ leadingId: unsent?.id ?? null })
      .where(eq(offers.id, id))
    const own = async () => done(await calls.call('member', 'GET', `/api/offer/me?order=${orderId}`)).offers
    expect(await own()).toEqual([])
    await db.execute(sql.raw(await readFile(new URL('../../../../migrations/0064_leading-versions.sql', import.meta.url), 'utf8')))
    expect(await own()).toMatchObject([{ _id: id, version: 1, state: 'withdrawn' }])
    expect(done(await calls.staff('GET', '/api/offer?state=draft')).offers).toMatchObject([{ _id: draft }])
  })
})
