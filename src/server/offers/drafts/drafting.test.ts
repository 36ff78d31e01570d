import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { OFFER_LIMITS } from '#domain/offers/limits.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { holdOpen, lockWaits } from '#tests/support/database/lock-waits.ts'
import { databaseWorkOf } from '#tests/support/database/statements.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'
import { offerVersions } from '../offers.tables.ts'

/** The embedded database's one session has nobody to wait behind. */
test('a draft is not begun for a request that is being cancelled', async () => {
  const { database, close } = await openPostgresTestDatabase()
  onTestFinished(close)
  const shop = await openTestShop(database)
  onTestFinished(() => shop.close())
  const calls = offering(() => shop)
  const { orderId } = await calls.request()
  const letGo = await holdOpen(database, (tx) => tx.execute(sql`select 1 from orders where id = ${orderId} for update`))
  const cancelling = calls.call('member', 'DELETE', `/api/order/cancel/${orderId}`)
  await expect.poll(() => lockWaits(database)).toBe(1)
  const adding = calls.staff('POST', '/api/offer/add', { order: orderId })
  await expect.poll(() => lockWaits(database)).toBe(2)
  await letGo()
  done(await cancelling)
  expect((await adding).json.code).toBe('order/not-found')
  expect(done(await calls.staff('GET', `/api/offer?order=${orderId}`)).offers).toEqual([])
})

describeShop('drafts of offers', (shop, on) => {
  const calls = offering(shop)
  const accept = (who: 'member' | 'nobody', token: string, body: object = YES) =>
    calls.call(who, 'POST', `/api/offer/link/${token}/accept`, body)

  test('answer lines of their own request alone', async () => {
    const [own, foreign] = [await calls.request('member'), await calls.request('otherMember')]
    const lineOf = async (who: 'member' | 'otherMember', id: string) => (await calls.read(who, id)).products[0]?._id ?? ''
    const ids = [await lineOf('member', own.orderId), await lineOf('otherMember', foreign.orderId), randomUUID()]
    const lines = ids.map((requestLineId, at) => sampleLine({ id: `line-${at}`, requestLineId }))
    for (const [order, answered] of [
      [own.orderId, [ids[0], null, null]],
      [undefined, [null, null, null]],
    ] as const) {
      const { _id } = await calls.make(order)
      await calls.write(_id, { lines })
      const { content } = (await calls.offer(_id)).versions[0]
      expect(content.lines.map(({ requestLineId }: { requestLineId: unknown }) => requestLineId)).toEqual(answered)
    }
  })

  test('drafts that named a line nobody knows and were sent so are accepted all the same', async () => {
    const { orderId } = await calls.request()
    const { id, token } = await calls.sent(orderId)
    const [version] = await on.database().db.select().from(offerVersions).where(eq(offerVersions.offerId, id))
    if (version === undefined) throw new Error('it was sent')
    const lines = version.content.lines.map((line) => ({ ...line, requestLineId: randomUUID() }))
    await on
      .database()
      .db.update(offerVersions)
      .set({ content: { ...version.content, lines } })
      .where(eq(offerVersions.id, version.id))
    done(await accept('member', token))
    expect((await calls.offer(id)).items).toMatchObject([{ lineId: 'line-1', orderLineId: null, status: 'Not processed' }])
  })

  test('are saved whatever their total comes to, and are sent only with one that can be paid', async () => {
    const most = { quantity: OFFER_LIMITS.quantity, unitMinor: OFFER_LIMITS.minor, listMinor: null }
    const { _id: id } = await calls.make()
    await calls.write(id, { lines: Array.from({ length: OFFER_LIMITS.lines }, (_, at) => sampleLine({ id: `line-${at}`, ...most })) })
    expect((await calls.offer(id)).versions[0]).toMatchObject({ totalMinor: null, content: { lines: { length: OFFER_LIMITS.lines } } })
    expect(Object.keys((await calls.send(id)).json.fields)).toEqual(['lines'])
    // A tick of the customer brings it to the sum that the proposal does not reach.
    await calls.write(id, { lines: [sampleLine(), sampleLine({ id: 'ticked', role: 'optional', ...most })] })
    expect(Object.keys((await calls.send(id)).json.fields)).toEqual(['lines'])
    await calls.write(id)
    done(await calls.send(id))
    expect((await calls.offer(id)).versions[0].totalMinor).toBe(114_000)
  })

  test('drafts that are given up leave no sent version paused', async () => {
    const { orderId } = await calls.request()
    const { id, token } = await calls.sent(orderId)
    done(await calls.staff('POST', `/api/offer/${id}/revise`, { isPaused: true }))
    expect((await accept('member', token)).json.code).toBe('offer/being-revised')
    const { message } = done(await calls.staff('DELETE', `/api/offer/${id}/draft`))
    expect(message).toBe('The draft was deleted, and the version that was sent is open again.')
    const { events } = await calls.offer(id)
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'resumed', version: 1, by: { name: 'Ola' } },
      { kind: 'draft-deleted', version: 2 },
    ])
    done(await accept('member', token))
  })

  test('find the products of pasted lines with few statements, however many lines there are', async () => {
    const skus = Array.from({ length: 12 }, (_, at) => `GR-${100 + at}`)
    await shop().stock({ products: skus.map((sku) => ({ name: `Range ${sku}`, sku, pounds: 500 })) })
    const found = async (rows: readonly string[]) =>
      done(await calls.staff('POST', '/api/offer/match', { pasted: ['SKU\tItem\tQty', ...rows].join('\n') })).lines
    const work = async (rows: readonly string[]) => (await databaseWorkOf(on.database(), () => found(rows))).statements
    const known = skus.map((sku) => `${sku}\tRange\t1`)
    // The jobs of the new products run meanwhile, and their statements can be among those of one call.
    await expect.poll(() => work(known)).toBeLessThanOrEqual(6)
    const named = Array.from({ length: 9 }, (_, at) => `\tRange GR-105\t${at + 1}`)
    await expect.poll(() => work(named)).toBeLessThanOrEqual(10)
    const lines = await found([...known, ...named.slice(0, 1), '\tShipping\t1'])
    const shown = lines.map(({ match, products }: { match: string; products: { sku: string }[] }) => [match, products[0]?.sku])
    expect(shown).toEqual([...skus.map((sku) => ['matched', sku]), ['doubtful', 'GR-105'], ['free', undefined]])
  })
})
