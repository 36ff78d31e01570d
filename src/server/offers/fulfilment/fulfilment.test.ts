import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transactionLengthOf } from '#tests/support/database/statements.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { laterDay, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { PASSWORD } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('accepted offers and their requests', (shop, on) => {
  const { call, move, offer, order, read, sent, staff } = offering(shop)

  /** An accepted offer that answers the first of two lines of a request. */
  async function accepted(who: 'member' | 'admin') {
    const products = await shop().stock({ products: [{ name: 'Oven' }, { name: 'Fridge' }] })
    const orderId = await order(
      who,
      products.map((product) => ({ product, quantity: 1 })),
    )
    const [first] = (await read(who, orderId)).products
    const { id, token } = await sent(orderId, { lines: [sampleLine({ requestLineId: first?._id ?? null })] })
    done(await staff('POST', `/api/offer/${id}/answer`, { answer: 'accepted', way: 'phone', name: YES.name }))
    return { orderId, id, token, first: first?._id ?? '' }
  }
  const entries = async (id: string, kind: string) => {
    const { events } = await offer(id)
    return events.flatMap((entry: { kind: string; by: object }) => (entry.kind === kind ? [entry.by] : []))
  }

  test('a line that its requester cancels, of whatever role, is cancelled in the offer by the customer', async () => {
    for (const [who, name] of [
      ['member', 'Mona'],
      ['admin', 'Ola'],
    ] as const) {
      const { orderId, id, first } = await accepted(who)
      done(await move(who, orderId, first, 'Cancelled'))
      expect((await offer(id)).items).toMatchObject([{ status: 'Cancelled' }])
      expect(await entries(id, 'item-moved')).toEqual([{ kind: 'customer', name }])
      done(await call(who, 'DELETE', `/api/order/cancel/${orderId}`))
      expect(await entries(id, 'request-cancelled')).toEqual([{ kind: 'customer', name }])
    }
  })

  test('a line that staff move stands as theirs', async () => {
    const { orderId, id, first } = await accepted('member')
    done(await move('admin', orderId, first, 'Shipped'))
    expect(await entries(id, 'item-moved')).toEqual([{ kind: 'staff', name: 'Ola' }])
  })

  test('many lines are moved together with as few statements as two', async () => {
    const delivering = async (count: number) => {
      const products = await shop().stock({ products: Array.from({ length: count }, (_, index) => ({ name: `Oven ${index}` })) })
      const orderId = await order(
        'member',
        products.map((product) => ({ product, quantity: 1 })),
      )
      const lines = (await read('member', orderId)).products.map(({ _id }) => sampleLine({ id: _id, requestLineId: _id }))
      const { id } = await sent(orderId, { lines })
      done(await staff('POST', `/api/offer/${id}/answer`, { answer: 'accepted', way: 'phone', name: YES.name }))
      const length = await transactionLengthOf(async () => {
        done(await call('admin', 'PUT', '/api/order/status/all', { orderId, status: 'Delivered' }))
      })
      const { items } = await offer(id)
      expect(items).toHaveLength(count)
      expect(new Set(items.map(({ status, delivered }: { status: string; delivered: string }) => `${status} ${delivered}`))).toEqual(
        new Set([`Delivered ${laterDay(0)}`]),
      )
      expect(await entries(id, 'item-moved')).toHaveLength(count)
      return length
    }
    const two = await delivering(2)
    expect(await delivering(12)).toBe(two)
  })

  test('a day that was typed with two figures of its year is no day of an answer or a payment', async () => {
    const { id } = await sent()
    const typed = `00${laterDay(0).slice(2)}`
    const answer = { answer: 'accepted', way: 'phone', name: YES.name }
    expect((await staff('POST', `/api/offer/${id}/answer`, { ...answer, day: typed })).json.fields).toHaveProperty('day')
    done(await staff('POST', `/api/offer/${id}/answer`, { ...answer, day: laterDay(-30) }))
    const payment = { id: randomUUID(), part: 0, amountMinor: 100, way: 'cash' }
    expect((await staff('POST', `/api/offer/${id}/payment`, { ...payment, received: typed })).json.fields).toHaveProperty('received')
    const { offer: paid } = done(await staff('POST', `/api/offer/${id}/payment`, { ...payment, received: laterDay(-30) }))
    expect(paid).toMatchObject({ deliveryBegins: laterDay(-30), payments: [{ received: laterDay(-30) }] })
  })

  test('the name of a customer who leaves is taken from every entry, also from one that says staff', async () => {
    const { orderId, id, first } = await accepted('member')
    done(await move('member', orderId, first, 'Cancelled'))
    await on.database().runSql(`update offer_events set actor_kind = 'staff' where kind = 'item-moved'`)
    expect(await entries(id, 'item-moved')).toEqual([{ kind: 'staff', name: 'Mona' }])
    done(await call('member', 'DELETE', '/api/user/me', { password: PASSWORD, cancelsOpen: true }))
    expect(await entries(id, 'item-moved')).toEqual([{ kind: 'staff', name: '\u2014' }])
  })

  test('a request that is cancelled leaves an offer that was delivered as it is, with its links, and asks for no reason', async () => {
    const { orderId, id, token } = await accepted('member')
    // The line goes another way than the item, as when the offer answered something else.
    await on.database().runSql(`update offer_items set order_line_id = null`)
    const [item] = (await offer(id)).items
    const cancel = () => call('admin', 'DELETE', `/api/order/cancel/${orderId}`)
    expect(await cancel()).toMatchObject({ status: 400, json: { code: 'offer/reason-missing' } })
    done(await staff('PUT', `/api/offer/${id}/item/${item._id}`, { status: 'Delivered', delivered: laterDay(0) }))
    done(await cancel())
    expect(await offer(id)).toMatchObject({ versions: [{ state: 'accepted' }], items: [{ status: 'Delivered' }] })
    expect(done(await call('nobody', 'GET', `/api/offer/link/${token}`)).offer).toMatchObject({ state: 'accepted' })
    expect(await entries(id, 'request-cancelled')).toEqual([{ kind: 'staff', name: 'Ola' }])
    expect(await entries(id, 'withdrawn')).toEqual([])
  })
})
