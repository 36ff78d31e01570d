import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '#domain/orders/orders.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { done, ordering, type SeenOrder, type Who } from '#tests/support/shop/ordering.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const NO_ORDER = { error: 'No order found.', message: 'No order found.', code: 'order/not-found' }
const AMOUNTS = /"(price|purchasePrice|totalPrice|total)"|(?<![\w-])(12345|54321|66666|617)/

describeShop(
  'who sees which orders',
  (shop, on) => {
    const { call, order, read, move } = ordering(shop)
    let own = ''
    let foreign = ''

    beforeEach(async () => {
      await signedIn(shop(), 'merchant')
      const { db } = on.database()
      const [row] = await db
        .select({ brandId: merchants.brandId })
        .from(merchants)
        .innerJoin(users, eq(users.merchantId, merchants.id))
        .where(eq(users.id, idOf('merchant')))
      const ids = await shop().stock({
        products: [
          { name: 'Own oven', pounds: 12_345, ...(row?.brandId == null ? {} : { brandId: row.brandId }) },
          { name: 'Other fridge', pounds: 54_321 },
        ],
      })
      own = ids[0] ?? ''
      foreign = ids[1] ?? ''
    })

    const line = (product: string) => ({ product, quantity: 1 })
    const list = async (who: Who, path: string): Promise<SeenOrder[]> => done(await call(who, 'GET', path)).orders
    const idsOf = (orders: readonly SeenOrder[]) => orders.map(({ _id }) => _id)

    test('the requester and admins see the whole order', async () => {
      const id = await order('member', [line(own), line(foreign)])
      for (const who of ['member', 'admin'] as const) {
        const seen = await read(who, id)
        expect(Object.keys(seen).sort()).toEqual(
          [
            ...['_id', 'cart', 'cartId', 'created', 'lines', 'number', 'pieces', 'priceChanges'],
            ...['products', 'promised', 'requester', 'status', 'total', 'totalTax'],
          ].sort(),
        )
        expect(seen).toMatchObject({ _id: id, status: 'Not processed', total: 66_666, totalTax: 0, requester: { firstName: 'Mona' } })
        expect(seen).toMatchObject({ lines: 2, pieces: 2, priceChanges: [] })
        expect(seen.number).toBeGreaterThan(10_000)
        expect(seen.cart).toBe(seen.cartId)
        expect(seen.products.map(({ name }) => name)).toEqual(['Own oven', 'Other fridge'])
        expect(seen.products[0]?.product).toMatchObject({ _id: own, slug: 'own-oven', imageUrl: null })
      }
    })

    test('a merchant sees only the lines of its own brand and their total, and nothing of the requester', async () => {
      const id = await order('member', [line(own), line(foreign)])
      const answer = await call('merchant', 'GET', `/api/order/${id}`)
      expect(answer.json.order).toMatchObject({ total: 12_345, products: [{ name: 'Own oven' }] })
      const listed = await call('merchant', 'GET', '/api/order')
      expect(listed.json).toMatchObject({ count: 1, totalPages: 1, currentPage: 1 })
      expect(listed.json.orders).toEqual([answer.json.order])
      for (const { text, json } of [answer, listed]) {
        expect(text).not.toMatch(/Mona|member@|fridge|(?<![\w-])(54321|66666)/)
        expect(text).not.toContain(idOf('member'))
        expect(Object.keys(json.order ?? json.orders[0])).not.toContain('requester')
      }
      expect((await call('otherMerchant', 'GET', `/api/order/${id}`)).json).toEqual(NO_ORDER)
    })

    test('a merchant’s view derives status and cancellations from the lines of its brand alone', async () => {
      const id = await order('member', [line(own), line(foreign)])
      const whole = await read('member', id)
      await move('admin', id, whole.products[1]?._id ?? '', 'Shipped')
      expect((await read('merchant', id)).status).toBe('Not processed')
      await move('admin', id, whole.products[0]?._id ?? '', 'Cancelled')
      expect(await read('merchant', id)).toMatchObject({ total: 0, products: [{ status: 'Cancelled' }] })
    })

    test('filtering by status uses the status that the admin or merchant sees', async () => {
      const pairs = [
        ['Not processed', 'Not processed'],
        ['Processing', 'Not processed'],
        ['Not processed', 'Shipped'],
        ['Delivered', 'Processing'],
        ['Delivered', 'Delivered'],
        ['Cancelled', 'Delivered'],
        ['Cancelled', 'Not processed'],
        ['Shipped', 'Cancelled'],
      ]
      for (const pair of pairs) {
        const id = await order('member', [line(own), line(foreign)])
        const { products } = await read('member', id)
        for (const [index, status] of pair.entries())
          if (status !== 'Not processed') done(await move('admin', id, products[index]?._id ?? '', status))
      }
      for (const who of ['admin', 'merchant'] as const) {
        const all = await list(who, '/api/order?limit=100')
        expect(all).toHaveLength(pairs.length)
        for (const status of ORDER_STATUSES) {
          const asked = `/api/order?limit=100&status=${encodeURIComponent(status)}`
          const due = all.filter((each) => each.status === status)
          expect(due.length, `${who}, ${status}`).toBeGreaterThan(0)
          expect(await list(who, asked), `${who}, ${status}`).toEqual(due)
          expect(done(await call(who, 'GET', asked)).count, `${who}, ${status}`).toBe(due.length)
        }
        expect(await list(who, '/api/order?limit=100&status=all')).toEqual(all)
      }
      expect(await call('admin', 'GET', '/api/order?status=Cancelled')).toMatchObject({
        status: 400,
        json: { fields: { status: [expect.any(String)] } },
      })
    })

    test('a merchant whose brand is deleted sees only its own requests', async () => {
      const id = await order('member', [line(own)])
      const mine = await order('merchant', [line(foreign)])
      await on.database().db.update(merchants).set({ brandId: null })
      expect((await call('merchant', 'GET', `/api/order/${id}`)).json).toEqual(NO_ORDER)
      expect(await list('merchant', '/api/order')).toEqual([])
      expect(await list('merchant', '/api/order/search?search=01')).toEqual([])
      expect(idsOf(await list('merchant', '/api/order/me'))).toEqual([mine])
      expect((await read('merchant', mine)).products).toHaveLength(1)
    })

    test('a merchant’s own request is shown as a whole', async () => {
      const mine = await order('merchant', [line(own), line(foreign)])
      const [listed] = await list('merchant', '/api/order/me')
      expect(listed).toMatchObject({ _id: mine, total: 66_666, requester: { firstName: 'Hany' } })
      expect(listed?.products).toHaveLength(2)
      expect((await read('merchant', mine)).products).toHaveLength(2)
    })

    test('another person’s order, an unknown one and a malformed id are answered alike', async () => {
      const id = await order('member', [line(own)])
      for (const path of [id, '01900000-0000-7000-8000-00000000ffff', 'order-1', '%00', `${id}x`]) {
        const answer = await call('otherMember', 'GET', `/api/order/${path}`)
        expect([path, answer.status, answer.json]).toEqual([path, 404, NO_ORDER])
      }
    })

    describe('calls are closed to', () => {
      test.each([
        ['nobody', '/api/order/me', 401],
        ['nobody', '/api/order', 401],
        ['nobody', '/api/order/search?search=01', 401],
        ['member', '/api/order', 403],
        ['nameless', '/api/order', 403],
        ['disabledMerchant', '/api/order', 403],
        ['disabledMerchant', '/api/order/me', 403],
        ['disabledMerchant', '/api/order/search?search=01', 403],
        ['member', '/api/order/search?search=01&scope=all', 403],
        ['member', '/api/order/search?search=01&scope=brand', 403],
        ['merchant', '/api/order/search?search=01&scope=all', 403],
        ['admin', '/api/order/search?search=01&scope=everybody', 400],
        ['member', '/api/order/me?page=0', 400],
        ['member', '/api/order/me?page=x', 400],
        ['member', '/api/order/me?limit=0', 400],
      ] as const)('%s: %s', async (who, path, status) => {
        expect((await call(who, 'GET', path)).status).toBe(status)
      })
    })

    test('lists are newest first, 20 a page, 100 at most, and a page past the end is empty', async () => {
      const made: string[] = []
      for (let n = 0; n < 23; n += 1) made.unshift(await order('member', [line(own)]))
      await order('otherMember', [line(own)])
      const first = done(await call('member', 'GET', '/api/order/me'))
      expect(first).toMatchObject({ count: 23, totalPages: 2, currentPage: 1 })
      expect(idsOf(first.orders)).toEqual(made.slice(0, 20))
      expect(idsOf(await list('member', '/api/order/me?page=2'))).toEqual(made.slice(20))
      expect(idsOf(await list('member', '/api/order/me?page=3&limit=10'))).toEqual(made.slice(20))
      expect(done(await call('member', 'GET', '/api/order/me?page=9'))).toMatchObject({
        orders: [],
        count: 23,
        totalPages: 2,
        currentPage: 9,
      })
      expect(await list('member', '/api/order/me?limit=1000')).toHaveLength(23)
      expect(done(await call('admin', 'GET', '/api/order?limit=5'))).toMatchObject({ count: 24, totalPages: 5 })
    })

    describe('a search', () => {
      let monas = ''
      let karims = ''
      beforeEach(async () => {
        monas = await order('member', [line(own)])
        karims = await order('otherMember', [line(foreign)])
        const { db } = on.database()
        await db
          .update(users)
          .set({ phoneNumber: '+20 100 555 7788' })
          .where(eq(users.id, idOf('member')))
      })

      test('finds by any part of the id, in upper or lower case, among the own requests', async () => {
        const end = monas.slice(-6)
        for (const term of [end, end.toUpperCase(), monas, monas.slice(9, 20)]) {
          const found = idsOf(await list('member', `/api/order/search?search=${term}`))
          expect(found).toEqual([monas])
        }
        expect(idsOf(await list('otherMember', `/api/order/search?search=${end}`))).toEqual([])
        expect(idsOf(await list('admin', `/api/order/search?search=${end}`))).toEqual([monas])
        expect(idsOf(await list('admin', `/api/order/search?search=${end}&scope=me`))).toEqual([])
        expect(idsOf(await list('merchant', `/api/order/search?search=${end}`))).toEqual([monas])
        expect(idsOf(await list('merchant', `/api/order/search?search=${karims.slice(-6)}`))).toEqual([])
        expect(idsOf(await list('merchant', `/api/order/search?search=${end}&scope=me`))).toEqual([])
      })

      test('by an admin finds by name, email and phone of the requester too', async () => {
        const profile = { profile: { firstName: 'Mona', lastName: 'Adel', phoneNumber: '+20 100 555 7788' } }
        done(await call('member', 'PUT', '/api/user', profile))
        for (const term of ['mona', 'ADEL', 'mona adel', '100 555', '1005557788', '٥٥٥ ٧٧٨٨']) {
          const found = await list('admin', `/api/order/search?search=${encodeURIComponent(term)}`)
          expect([term, idsOf(found)]).toEqual([term, [monas]])
        }
        expect(idsOf(await list('admin', '/api/order/search?search=OTHERmember@people'))).toEqual([karims])
        for (const who of ['member', 'merchant'] as const) {
          for (const term of ['mona', 'member@people', '555 7788']) {
            expect(await list(who, `/api/order/search?search=${encodeURIComponent(term)}`)).toEqual([])
          }
        }
      })

      test('for less than two characters, or only for wildcards, finds nothing', async () => {
        for (const term of ['', '0', ' ', '%25%25', '__', '%5C%5C', 'zz', '%00', 'zz%00zz']) {
          expect([term, await list('admin', `/api/order/search?search=${term}`)]).toEqual([term, []])
        }
      })

      test('by a merchant shows the orders it found in the merchant’s reduced view', async () => {
        const answer = await call('merchant', 'GET', `/api/order/search?search=${monas.slice(-6)}`)
        expect(answer.text).not.toMatch(/Mona|requester/)
      })
    })

    test('no call of orders shows an amount to a viewer without a first name', async () => {
      const id = await order('nameless', [line(own), line(foreign)])
      const { products } = await read('nameless', id)
      const cartId = (await call('nameless', 'POST', '/api/cart/add', { products: [line(own)] })).json.cartId
      const answers = [
        await call('nameless', 'GET', `/api/order/${id}`),
        await call('nameless', 'GET', '/api/order/me'),
        await call('nameless', 'GET', `/api/order/search?search=${id.slice(0, 8)}`),
        await call('nameless', 'POST', '/api/cart/check', { products: [own, foreign] }),
        await call('nameless', 'POST', '/api/cart/add', { products: [line(own)] }),
        await call('nameless', 'POST', '/api/order/add', { cartId, total: 1 }),
        await move('nameless', id, products[0]?._id ?? '', 'Cancelled'),
        await call('nameless', 'GET', `/api/order/${id}`),
      ]
      for (const { status, text } of answers) {
        expect(status).toBe(200)
        expect(text).not.toMatch(AMOUNTS)
      }
      expect((await call('admin', 'GET', `/api/order/${id}`)).text).toMatch(AMOUNTS)
    })

    test('answers to signed-in viewers are never cached', async () => {
      const id = await order('member', [line(own)])
      for (const path of ['/api/order/me', `/api/order/${id}`]) {
        expect((await call('member', 'GET', path)).headers['cache-control']).toBe('private, no-store')
      }
    })
  },
  { hasLimits: false },
)
