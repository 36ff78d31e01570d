import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { YES } from '#tests/support/shop/offering.ts'
import { done, ordering, type Who } from '#tests/support/shop/ordering.ts'
import { brandOf } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('the timeline of a request', (shop) => {
  const calls = desking(shop)
  const { call, request, sent, order, move } = calls
  const { read } = ordering(shop)
  const timeline = async (who: Who, id: string): Promise<{ kind: string; number?: string }[]> =>
    done(await call(who, 'GET', `/api/order/${id}/timeline`)).steps
  const kinds = async (who: Who, id: string) => (await timeline(who, id)).map(({ kind }) => kind)

  test('tells the requester and staff of the offer, the answer and the delivery', async () => {
    const { orderId } = await request()
    expect(await kinds('member', orderId)).toEqual(['received'])
    const { id, token } = await sent(orderId)
    done(await call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const [line] = (await read('admin', orderId)).products
    done(await move('admin', orderId, line?._id ?? '', 'Delivered'))
    const steps = ['received', 'offer-sent', 'accepted', 'delivered']
    expect(await kinds('member', orderId)).toEqual(steps)
    expect(await kinds('admin', orderId)).toEqual(steps)
    const { number } = await calls.offer(id)
    expect((await timeline('member', orderId))[1]?.number).toContain(number)
  })

  test('tells who called and how, and nothing of the notes; the promise is the one on the desk until then', async () => {
    const { orderId } = await request()
    const entry = await calls.entry(orderId)
    expect((await read('member', orderId)).promised).toBe(entry.promised)
    const other = await request()
    const contact = { _id: randomUUID(), way: 'call-out', outcome: 'reached', note: 'Wants it cheaper.' }
    await calls.act(entry._id, 'contact', contact)
    expect(await timeline('member', orderId)).toEqual([
      expect.objectContaining({ kind: 'received' }),
      { kind: 'called', at: expect.any(String), way: 'call-out', by: 'Ola' },
    ])
    // One call is about all that the customer asked for.
    expect(await kinds('member', other.orderId)).toEqual(['received', 'called'])
    for (const id of [orderId, other.orderId]) expect((await read('member', id)).promised).toBeUndefined()
  })

  test('leaves calls and offers out for merchants, who see their own part', async () => {
    const brandId = await brandOf(shop(), 'merchant')
    const product = await addProductTo(shop(), { brandId, categoryIds: [], isActive: true })
    const orderId = await order('member', [{ product, quantity: 1 }])
    await calls.act((await calls.entry(orderId))._id, 'contact', { _id: randomUUID(), way: 'call-in', outcome: 'reached' })
    await sent(orderId)
    expect(await kinds('merchant', orderId)).toEqual(['received'])
  })
})
