import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { LINE_STATUSES, type LineStatus } from '#domain/orders/orders.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { auditEntries } from '#server/audit/audit.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { done, ordering, type Who } from '#tests/support/shop/ordering.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { orderLines, orders } from './orders.tables.ts'

const NO_ORDER = { error: 'No order found.', message: 'No order found.', code: 'order/not-found' }

describeShop('what becomes of an order', (shop, on) => {
  const { call, order, read, move } = ordering(shop)
  /** One line is of the merchant's brand, the other of another brand. */
  let own = ''
  let foreign = ''

  beforeEach(async () => {
    await signedIn(shop(), 'merchant')
    await signedIn(shop(), 'otherMerchant')
    const brandId = await brandOf('merchant')
    const ids = await shop().stock({
      products: [
        { name: 'Own oven', pounds: 1000, ...(brandId === null ? {} : { brandId }) },
        { name: 'Other fridge', pounds: 200 },
      ],
    })
    own = ids[0] ?? ''
    foreign = ids[1] ?? ''
  })

  async function brandOf(name: 'merchant' | 'otherMerchant'): Promise<string | null> {
    const { db } = on.database()
    const [row] = await db
      .select({ brandId: merchants.brandId })
      .from(merchants)
      .innerJoin(users, eq(users.merchantId, merchants.id))
      .where(eq(users.id, idOf(name)))
    return row?.brandId ?? null
  }

  const both = () => [
    { product: own, quantity: 1 },
    { product: foreign, quantity: 1 },
  ]

  async function ordered(who: 'member' | 'merchant' | 'otherMerchant' | 'admin' = 'member') {
    const id = await order(who, both())
    const { products } = await read(who, id)
    return { id, ownLine: products[0]?._id ?? '', foreignLine: products[1]?._id ?? '' }
  }

  const set = (lineId: string, status: LineStatus) => on.database().db.update(orderLines).set({ status }).where(eq(orderLines.id, lineId))
  const statusOf = async (lineId: string) =>
    (await on.database().db.select({ status: orderLines.status }).from(orderLines).where(eq(orderLines.id, lineId)))[0]?.status

  const REQUESTER_MAY = (from: LineStatus, to: LineStatus) =>
    to === 'Cancelled' && from !== 'Delivered' && from !== 'Cancelled' ? 200 : 400
  const MOVERS: readonly { who: Who; line: 'ownLine' | 'foreignLine'; answer: (from: LineStatus, to: LineStatus) => number }[] = [
    { who: 'admin', line: 'ownLine', answer: () => 200 },
    { who: 'admin', line: 'foreignLine', answer: () => 200 },
    { who: 'merchant', line: 'ownLine', answer: () => 200 },
    { who: 'merchant', line: 'foreignLine', answer: () => 404 },
    { who: 'otherMerchant', line: 'ownLine', answer: () => 404 },
    { who: 'otherMerchant', line: 'foreignLine', answer: () => 404 },
    { who: 'disabledMerchant', line: 'ownLine', answer: () => 403 },
    { who: 'member', line: 'ownLine', answer: REQUESTER_MAY },
    { who: 'member', line: 'foreignLine', answer: REQUESTER_MAY },
    { who: 'otherMember', line: 'ownLine', answer: () => 404 },
    { who: 'nameless', line: 'foreignLine', answer: () => 404 },
    { who: 'nobody', line: 'ownLine', answer: () => 401 },
  ]

  describe('a line is moved only by those who may:', () => {
    test.each(MOVERS)('$who, $line', async ({ who, line, answer }) => {
      const placed = await ordered()
      const lineId = placed[line]
      // The second line stays open, so that no move removes the order.
      await set(line === 'ownLine' ? placed.foreignLine : placed.ownLine, 'Processing')
      for (const from of LINE_STATUSES) {
        for (const to of LINE_STATUSES) {
          await set(lineId, from)
          const moved = await move(who, placed.id, lineId, to)
          expect([from, to, moved.status]).toEqual([from, to, answer(from, to)])
          expect(await statusOf(lineId)).toBe(moved.status === 200 ? to : from)
          if (moved.status === 200) expect(moved.json).toMatchObject({ success: true, orderCancelled: false })
          if (moved.status === 404) expect(moved.json).toEqual(NO_ORDER)
          if (moved.status === 400) expect(moved.json.code).toBe('order/line-closed')
        }
      }
    })
  })

  test('a merchant may cancel other brands’ lines of its own request, and move the lines of its brand', async () => {
    const { id, ownLine, foreignLine } = await ordered('merchant')
    expect((await move('merchant', id, foreignLine, 'Shipped')).status).toBe(400)
    expect((await move('merchant', id, foreignLine, 'Cancelled')).status).toBe(200)
    expect((await move('merchant', id, ownLine, 'Shipped')).status).toBe(200)
    expect((await read('merchant', id)).products.map(({ status }) => status)).toEqual(['Shipped', 'Cancelled'])
  })

  test('refuses an unknown order, a foreign line and an unknown status, and changes nothing', async () => {
    const { id, ownLine } = await ordered()
    const other = await ordered('otherMerchant')
    for (const [orderId, lineId] of [
      [other.id, ownLine],
      [id, other.ownLine],
      [id, 'line-1'],
      ['order-1', ownLine],
      ['01900000-0000-7000-8000-00000000ffff', ownLine],
    ] as const) {
      const answer = await move('admin', orderId, lineId, 'Shipped')
      expect([answer.status, answer.json]).toEqual([404, NO_ORDER])
    }
    const noStatus = await move('admin', id, ownLine, 'Lost')
    expect([noStatus.status, Object.keys(noStatus.json.fields)]).toEqual([400, ['status']])
    expect(await statusOf(ownLine)).toBe('Not processed')
  })

  test('the order’s status and total follow from the lines that are not cancelled', async () => {
    const { id, ownLine, foreignLine } = await ordered()
    const seen = async () => {
      const { status, total } = await read('member', id)
      return [status, total]
    }
    expect(await seen()).toEqual(['Not processed', 1200])
    await move('admin', id, ownLine, 'Processing')
    expect(await seen()).toEqual(['Processing', 1200])
    await move('admin', id, foreignLine, 'Shipped')
    expect(await seen()).toEqual(['Shipped', 1200])
    await move('admin', id, foreignLine, 'Cancelled')
    expect(await seen()).toEqual(['Processing', 1000])
    await move('admin', id, ownLine, 'Delivered')
    expect(await seen()).toEqual(['Delivered', 1000])
    await move('admin', id, foreignLine, 'Not processed')
    expect(await seen()).toEqual(['Shipped', 1200])
  })

  test('cancelling the last open line removes the order for every call', async () => {
    const { id, ownLine, foreignLine } = await ordered()
    const first = await move('member', id, ownLine, 'Cancelled')
    expect(first.json).toEqual({ success: true, message: 'Item has been cancelled successfully.', orderCancelled: false })
    const last = await move('member', id, foreignLine, 'Cancelled')
    expect(last.json).toEqual({ success: true, message: 'Request has been cancelled successfully.', orderCancelled: true })
    await isGone(id, ownLine)
  })

  test('a delivered line keeps an order whose other lines are cancelled', async () => {
    const { id, ownLine, foreignLine } = await ordered()
    await move('admin', id, ownLine, 'Delivered')
    expect((await move('member', id, foreignLine, 'Cancelled')).json.orderCancelled).toBe(false)
    expect((await read('member', id)).status).toBe('Delivered')
  })

  async function isGone(id: string, lineId: string): Promise<void> {
    for (const who of ['member', 'merchant', 'admin'] as const) {
      expect((await call(who, 'GET', `/api/order/${id}`)).json).toEqual(NO_ORDER)
      expect((await move(who, id, lineId, 'Cancelled')).json).toEqual(NO_ORDER)
      expect((await call(who, 'DELETE', `/api/order/cancel/${id}`)).json).toEqual(NO_ORDER)
      expect(done(await call(who, 'GET', '/api/order/me')).count).toBe(0)
      expect(done(await call(who, 'GET', `/api/order/search?search=${id.slice(0, 13)}`)).orders).toEqual([])
    }
    expect(done(await call('admin', 'GET', '/api/order'))).toMatchObject({ orders: [], count: 0 })
    expect(done(await call('merchant', 'GET', '/api/order'))).toMatchObject({ orders: [], count: 0 })
  }

  describe('a whole order is cancelled', () => {
    test.each([
      ['nobody', 401],
      ['otherMember', 404],
      ['merchant', 404],
      ['otherMerchant', 404],
      ['disabledMerchant', 403],
    ] as const)('not by %s', async (who, status) => {
      const { id } = await ordered()
      expect((await call(who, 'DELETE', `/api/order/cancel/${id}`)).status).toBe(status)
      expect((await read('member', id)).status).toBe('Not processed')
    })

    test.each(['member', 'admin'] as const)('by %s, once, and the archive keeps who and when', async (who) => {
      const { id, ownLine } = await ordered()
      const answer = await call(who, 'DELETE', `/api/order/cancel/${id}`)
      expect(answer.json).toEqual({ success: true, message: 'Request has been cancelled successfully.' })
      await isGone(id, ownLine)
      const [stored] = await on.database().db.select().from(orders).where(eq(orders.id, id))
      expect(stored).toMatchObject({ archivedBy: idOf(who), archived: expect.any(Date) })
      expect(await on.database().db.$count(orderLines, eq(orderLines.orderId, id))).toBe(2)
    })

    test('only until something of it was delivered', async () => {
      const { id, ownLine } = await ordered()
      await move('admin', id, ownLine, 'Delivered')
      for (const who of ['member', 'admin'] as const) {
        const answer = await call(who, 'DELETE', `/api/order/cancel/${id}`)
        expect([answer.status, answer.json.code]).toEqual([400, 'order/not-cancellable'])
      }
      await move('admin', id, ownLine, 'Shipped')
      expect((await call('member', 'DELETE', `/api/order/cancel/${id}`)).status).toBe(200)
    })

    test('malformed and unknown ids are not found', async () => {
      for (const id of ['1', 'null', '%27', '0'.repeat(36), '01900000-0000-7000-8000-00000000ffff']) {
        expect((await call('admin', 'DELETE', `/api/order/cancel/${id}`)).status).toBe(404)
        expect((await call('admin', 'GET', `/api/order/${id}`)).status).toBe(404)
      }
    })
  })

  test('concurrent cancels of the last two open lines remove the order and never leave it empty', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id, ownLine, foreignLine } = await ordered()
      const answers = await Promise.all([move('member', id, ownLine, 'Cancelled'), move('admin', id, foreignLine, 'Cancelled')])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.map(({ json }) => json.orderCancelled).sort()).toEqual([false, true])
      expect((await call('member', 'GET', `/api/order/${id}`)).status).toBe(404)
    }
  })

  test('one of two concurrent cancels of the whole order succeeds, the other does not find it', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await ordered()
      const answers = await Promise.all(['member', 'admin'].map((who) => call(who as Who, 'DELETE', `/api/order/cancel/${id}`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    }
  })

  test('every change leaves an audit entry, and a call without a change leaves none', async () => {
    const { id, ownLine, foreignLine } = await ordered()
    await move('merchant', id, ownLine, 'Shipped')
    await move('merchant', id, ownLine, 'Shipped')
    await move('otherMerchant', id, ownLine, 'Delivered')
    await move('member', id, foreignLine, 'Cancelled')
    await call('admin', 'DELETE', `/api/order/cancel/${id}`)
    const entries = await on.database().db.select().from(auditEntries).where(eq(auditEntries.recordId, id)).orderBy(auditEntries.id)
    expect(entries.map(({ actorName, action, before, after }) => [actorName, action, before, after])).toEqual([
      ['Hany', 'order.line-status', { line: ownLine, status: 'Not processed' }, { line: ownLine, status: 'Shipped' }],
      ['Mona', 'order.line-status', { line: foreignLine, status: 'Not processed' }, { line: foreignLine, status: 'Cancelled' }],
      ['Ola', 'order.cancelled', null, null],
    ])
  })

  test('an email to the requester is queued only when somebody else cancelled the order', async () => {
    const queued = async () =>
      (
        await on
          .database()
          .db.execute<{ id: string }>(sql`select data->>'orderId' as id from pgboss.job where name = 'email-order-cancelled'`)
      ).rows.map(({ id }) => id)
    const byRequester = await ordered()
    await call('member', 'DELETE', `/api/order/cancel/${byRequester.id}`)
    expect(await queued()).toEqual([])
    const byAdmin = await ordered()
    await call('admin', 'DELETE', `/api/order/cancel/${byAdmin.id}`)
    const byLines = await ordered()
    await move('merchant', byLines.id, byLines.ownLine, 'Cancelled')
    expect(await queued()).toEqual([byAdmin.id])
    await move('admin', byLines.id, byLines.foreignLine, 'Cancelled')
    expect((await queued()).sort()).toEqual([byAdmin.id, byLines.id].sort())
  })
})
