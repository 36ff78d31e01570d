import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { promiseFor } from '#domain/desk/promise.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { done, ordering, type Who } from '#tests/support/shop/ordering.ts'
import { brandOf, idOf, join } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { orders } from './orders.tables.ts'

describeShop('what staff work with', (shop, on) => {
  const { call, cart, order, read, move, confirm } = ordering(shop)
  let own = ''
  let foreign = ''

  beforeEach(async () => {
    own = await addProductTo(shop(), { brandId: await brandOf(shop(), 'merchant'), categoryIds: [], isActive: true })
    foreign = (await shop().stock({ products: [{ name: 'Fridge', nameAr: 'ثلاجة', pounds: 100, quantity: 50 }] }))[0] ?? ''
    await on
      .database()
      .db.update(orders)
      .set({ archived: new Date(0), archivedBy: idOf('admin') })
  })

  const placed = (...products: string[]) =>
    order(
      'member',
      products.map((product) => ({ product, quantity: 1 })),
    )
  const setAll = (who: Who, orderId: string, status: string, reason?: string) =>
    call(who, 'PUT', '/api/order/status/all', { orderId, status, reason })
  const statuses = async (id: string) => (await read('member', id)).products.map(({ status }) => status)
  const waiting = async (who: Who) => done(await call(who, 'GET', '/api/order/waiting')).count
  const listed = async (who: Who, query: string): Promise<string[]> =>
    done(await call(who, 'GET', `/api/order${query}`)).orders.map(({ _id }: { _id: string }) => _id)

  test('the request keeps its original contact, and a newer phone is shown beside it', async () => {
    const { db } = on.database()
    const profile = (values: Partial<typeof users.$inferInsert>) =>
      db
        .update(users)
        .set(values)
        .where(eq(users.id, idOf('member')))
    await join(shop(), 'member')
    await profile({ lastName: 'Adel', phoneNumber: '0100 123 4567' })
    const id = await placed(foreign)
    const then = { firstName: 'Mona', lastName: 'Adel', phoneNumber: '0100 123 4567', email: 'member@people.example', language: 'en' }
    expect((await read('admin', id)).requester).toEqual({ _id: idOf('member'), ...then })
    await profile({ lastName: 'Hassan', phoneNumber: '+20 100 123 4567' })
    expect((await read('admin', id)).requester).toEqual({ _id: idOf('member'), ...then })
    await profile({ phoneNumber: '0122 999 8877' })
    expect((await read('admin', id)).requester).toEqual({ _id: idOf('member'), ...then, currentPhone: '0122 999 8877' })
    await profile({ lastName: '', phoneNumber: '' })
    expect((await read('admin', id)).requester).toEqual({ _id: idOf('member'), ...then })
  })

  test('the time of the call is promised with the request and told to the requester and staff, not to merchants', async () => {
    const answer = done(await confirm('member', await cart('member', [{ product: own, quantity: 1 }]))).order
    const { created, promised } = await read('member', answer._id)
    expect(promised).toBe(promiseFor(new Date(created), DEMO_SETTINGS.desk).promised.toISOString())
    expect(answer.promised).toBe(promised)
    expect((await read('admin', answer._id)).promised).toBe(promised)
    expect((await read('merchant', answer._id)).promised).toBeUndefined()
  })

  test('numbers run on, and a search finds them in any spelling, within the viewer’s own orders', async () => {
    const [first, second] = [await placed(own), await placed(foreign)]
    const { number } = await read('member', first)
    expect((await read('member', second)).number).toBeGreaterThan(number)
    const arabic = [...String(number)].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('')
    const find = async (who: Who, term: string) =>
      done(await call(who, 'GET', `/api/order/search?search=${encodeURIComponent(term)}`)).orders.map(({ _id }: { _id: string }) => _id)
    for (const term of [`R-${number}`, `r${number}`, String(number), `ر-${arabic}`]) {
      for (const who of ['member', 'merchant', 'admin'] as const) expect([term, await find(who, term)]).toEqual([term, [first]])
      expect(await find('otherMember', term)).toEqual([])
      expect(await find('otherMerchant', term)).toEqual([])
    }
  })

  test('a price that changed since the browser showed it is reported to viewers who may see prices', async () => {
    const asked = async (who: 'member' | 'nameless', price: unknown) => {
      const cartId = await cart(who, [{ product: foreign, quantity: 2, price }])
      return done(await confirm(who, cartId)).order
    }
    const moved = [{ product: foreign, name: 'Fridge', nameAr: 'ثلاجة', from: 90.5, to: 100 }]
    for (const price of [90.5, 100]) done(await call('admin', 'PUT', `/api/product/${foreign}`, { product: { price } }))
    const { _id, priceChanges } = await asked('member', 90.5)
    expect(priceChanges).toEqual(moved)
    expect(await read('admin', _id)).toMatchObject({ priceChanges: moved, total: 200 })
    // A price that the product never had is the browser's invention.
    for (const price of [90, 100, 0.001, -1, 1e300, '90', null]) expect((await asked('member', price)).priceChanges).toEqual([])
    const nameless = await asked('nameless', 90.5)
    expect(nameless).not.toHaveProperty('priceChanges')
    expect(await read('admin', nameless._id)).toMatchObject({ priceChanges: [] })
  })

  describe('lists', () => {
    test('sorted by waiting begin with requests that nobody has begun, the oldest first, page by page', async () => {
      const ids = [await placed(own), await placed(own, foreign), await placed(foreign), await placed(own)]
      done(await setAll('admin', ids[0] ?? '', 'Shipped'))
      const [line] = (await read('member', ids[1] ?? '')).products
      done(await move('admin', ids[1] ?? '', line?._id ?? '', 'Processing'))
      expect(await listed('admin', '?sort=waiting')).toEqual([ids[2], ids[3], ids[1], ids[0]])
      expect(await listed('admin', '?sort=waiting&limit=3&page=2')).toEqual([ids[0]])
      expect(await listed('admin', '')).toEqual(ids.toReversed())
      expect(await listed('merchant', '?sort=waiting')).toEqual([ids[3], ids[1], ids[0]])
      expect([await waiting('admin'), await waiting('merchant'), await waiting('otherMerchant')]).toEqual([2, 1, 0])
    })

    test('show staff the contact, the total and the number of lines of each request', async () => {
      await placed(own, foreign)
      const [seen] = done(await call('admin', 'GET', '/api/order')).orders
      expect(seen).toMatchObject({
        lines: 2,
        pieces: 2,
        status: 'Not processed',
        requester: { firstName: 'Mona', lastName: expect.any(String) },
      })
      expect(seen.number).toBeGreaterThan(10_000)
      const [reduced] = done(await call('merchant', 'GET', '/api/order')).orders
      expect(reduced).toMatchObject({ lines: 1, pieces: 1 })
      expect(reduced).not.toHaveProperty('requester')
    })
  })

  describe('the action for all lines', () => {
    test('moves the open lines, for merchants those of the own brand', async () => {
      const id = await placed(own, foreign)
      done(await setAll('merchant', id, 'Delivered'))
      expect(await statuses(id)).toEqual(['Delivered', 'Not processed'])
      done(await setAll('admin', id, 'Shipped'))
      expect(await statuses(id)).toEqual(['Delivered', 'Shipped'])
      const over = await setAll('merchant', id, 'Shipped')
      expect([over.status, over.json.code]).toEqual([400, 'order/nothing-open'])
      expect((await setAll('otherMerchant', id, 'Shipped')).status).toBe(404)
    })

    test('cancels them with the reason, and the order with its last open line', async () => {
      const id = await placed(own, foreign)
      expect(done(await setAll('merchant', id, 'Cancelled', 'Sold out')).orderCancelled).toBe(false)
      expect((await read('member', id)).products).toMatchObject([{ status: 'Cancelled', reason: 'Sold out' }, { status: 'Not processed' }])
      expect(done(await setAll('admin', id, 'Cancelled')).orderCancelled).toBe(true)
      expect((await call('admin', 'GET', `/api/order/archive/${id}`)).status).toBe(200)
    })
  })

  test('a change of a line that moved meanwhile is refused with the line’s current status', async () => {
    const id = await placed(own, foreign)
    const [line] = (await read('member', id)).products
    const path = `/api/order/status/item/${line?._id}`
    done(await move('member', id, line?._id ?? '', 'Cancelled'))
    const late = await call('admin', 'PUT', path, { orderId: id, status: 'Processing', from: 'Not processed' })
    expect([late.status, late.json.code]).toEqual([400, 'order/line-changed'])
    expect(late.json.error).toContain('“Cancelled”')
    const closed = await call('member', 'PUT', path, { orderId: id, status: 'Cancelled' }, 'ar')
    expect([closed.status, closed.json.code]).toEqual([400, 'order/line-closed'])
    expect(closed.json.error).toContain('ملغي')
    expect(await statuses(id)).toEqual(['Cancelled', 'Not processed'])
    done(await call('admin', 'PUT', path, { orderId: id, status: 'Processing', from: 'Cancelled' }))
  })

  test('two concurrent requests get different numbers', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => placed(own)))
    const { rows } = await on.database().db.execute<{ numbers: number }>(sql`select count(distinct number)::int as numbers from orders`)
    expect(new Set(ids).size).toBe(10)
    expect(rows[0]?.numbers).toBe(await on.database().db.$count(orders))
  })
})
