import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { carts, orderLines, orders } from './orders.tables.ts'
import { tidyCarts } from './placing.service.ts'

describeShopOnBoth(
  'a bag and its confirm',
  (shop, on) => {
    const { call, cart, confirm, order, read } = ordering(shop)
    let oven = ''
    let fridge = ''
    let hidden = ''

    beforeEach(async () => {
      const ids = await shop().stock({
        products: [
          { name: 'Combi oven', nameAr: 'فرن كومبي', sku: 'OVEN', pounds: 45_000.5, quantity: 30 },
          { name: 'Fridge', nameAr: 'ثلاجة', pounds: 12_345.67, quantity: 600 },
          { name: 'Hidden', nameAr: 'مخفي', isActive: false },
        ],
      })
      oven = ids[0] ?? ''
      fridge = ids[1] ?? ''
      hidden = ids[2] ?? ''
    })

    const countOrders = () => on.database().db.$count(orders)
    const edit = (id: string, changes: Parameters<typeof editProduct>[2]) => editProduct(shop().change, id, changes)

    test('a bag becomes a request with the catalogue’s own prices, whatever price, total or tax the browser sends', async () => {
      const cartId = await cart('member', [
        { product: oven, quantity: 2, price: 1, taxable: 0 },
        { product: fridge, quantity: 50, price: -5, totalPrice: 'free' },
      ])
      const placed = await confirm('member', cartId, { total: 0.01, status: 'Delivered', user: 'somebody' })
      expect(placed.json).toEqual({
        success: true,
        message: 'Your request was received. We will call you.',
        order: {
          _id: expect.any(String),
          number: expect.any(Number),
          priceChanges: [],
          promised: expect.any(String),
        },
      })
      const seen = await read('member', placed.json.order._id)
      expect(seen).toMatchObject({ cartId, cart: cartId, status: 'Not processed', total: 707_284.5, totalTax: 0 })
      expect(seen.products).toMatchObject([
        { name: 'Combi oven', quantity: 2, status: 'Not processed', purchasePrice: 45_000.5, totalPrice: 90_001, taxable: true },
        { name: 'Fridge', quantity: 50, status: 'Not processed', purchasePrice: 12_345.67, totalPrice: 617_283.5 },
      ])
      expect(seen.requester).toMatchObject({ firstName: 'Mona', email: 'member@people.example', language: 'en' })
    })

    test('a repeated confirm, in another language or with another total, answers the same order', async () => {
      const cartId = await cart('member', [{ product: oven, quantity: 1 }])
      const first = done(await confirm('member', cartId)).order
      expect(done(await confirm('member', cartId, { total: 99 })).order).toEqual(first)
      expect(done(await call('member', 'POST', '/api/order/add', { cartId }, 'ar')).order).toEqual(first)
      await edit(oven, { isActive: false })
      expect(done(await confirm('member', cartId)).order).toEqual(first)
      expect(await countOrders()).toBe(1)
    })

    test('200 concurrent confirms of one bag make one order', async () => {
      const cartId = await cart('member', [{ product: oven, quantity: 1 }])
      const answers = await Promise.all(Array.from({ length: 200 }, () => confirm('member', cartId)))
      expect(new Set(answers.map(({ status, json }) => `${status} ${json.order?._id}`)).size).toBe(1)
      expect(answers[0]?.status).toBe(200)
      expect(await countOrders()).toBe(1)
      expect(await on.database().db.$count(orderLines)).toBe(1)
    })

    on.once('another person’s bag, an unknown one and a malformed id are answered alike, and no order is made', async () => {
      const cartId = await cart('member', [{ product: oven, quantity: 1 }])
      for (const [who, id] of [
        ['otherMember', cartId],
        ['admin', cartId],
        ['member', '01900000-0000-7000-8000-00000000ffff'],
        ['member', 'bag-1'],
      ] as const) {
        const answer = await confirm(who, id)
        expect([answer.status, answer.json]).toEqual([404, { error: 'No bag found.', message: 'No bag found.', code: 'cart/not-found' }])
      }
      expect(await countOrders()).toBe(0)
    })

    test('a bag whose order was cancelled is not found any more', async () => {
      const cartId = await cart('member', [{ product: oven, quantity: 1 }])
      const { _id } = done(await confirm('member', cartId)).order
      done(await call('member', 'DELETE', `/api/order/cancel/${_id}`))
      const again = await confirm('member', cartId)
      expect([again.status, again.json.error]).toEqual([404, 'No order found.'])
      expect(await countOrders()).toBe(1)
    })

    test('a bag is deleted after 90 days, and a confirmed one still leads to its order', async () => {
      const forgotten = await cart('member', [{ product: oven, quantity: 1 }])
      const confirmed = await cart('member', [{ product: oven, quantity: 1 }])
      const { _id } = done(await confirm('member', confirmed)).order
      const afterDays = (days: number) => ({ database: on.database(), now: () => new Date(Date.now() + days * 24 * 60 * 60_000) })
      await tidyCarts(afterDays(89))
      expect(await on.database().db.$count(carts)).toBe(2)
      await tidyCarts(afterDays(91))
      expect(await on.database().db.$count(carts)).toBe(0)
      expect((await confirm('member', forgotten)).status).toBe(404)
      expect(done(await confirm('member', confirmed)).order).toMatchObject({ _id })
      expect((await confirm('otherMember', confirmed)).status).toBe(404)
    })

    on.once('visitors and disabled merchants can neither store nor confirm', async () => {
      const products = [{ product: oven, quantity: 1 }]
      expect((await call('nobody', 'POST', '/api/cart/add', { products })).status).toBe(401)
      expect((await confirm('nobody', oven)).status).toBe(401)
      expect((await call('disabledMerchant', 'POST', '/api/cart/add', { products })).status).toBe(403)
      expect((await confirm('disabledMerchant', oven)).status).toBe(403)
    })

    on.once('a product that is named twice becomes one line with the quantities added', async () => {
      const id = await order('member', [
        { product: oven, quantity: 2 },
        { product: fridge, quantity: 1 },
        { product: oven, quantity: ' ٣ ' },
      ])
      expect((await read('member', id)).products).toMatchObject([
        { name: 'Combi oven', quantity: 5 },
        { name: 'Fridge', quantity: 1 },
      ])
    })

    describe('refuses, naming every line that is wrong,', () => {
      const gone = '01900000-0000-7000-8000-00000000ffff'
      test.each([
        [
          'en',
          'Combi oven: Quantity may not be greater than 5.',
          'Hidden is no longer available.',
          'A product in your bag is no longer available.',
        ],
        [
          'ar',
          '\u2068فرن كومبي\u2069: يجب ألا تزيد الكمية على \u20685\u2069.',
          '\u2068مخفي\u2069 لم يعد متاحًا.',
          'أحد المنتجات في السلة لم يعد متاحًا.',
        ],
      ])('in %s: products not on show or over the quantity limit', async (language, over, notOnShow, unknown) => {
        const lines = [
          { product: fridge, quantity: 50 },
          { product: oven, quantity: 3 },
          { product: oven, quantity: 3 },
          { product: hidden, quantity: 1 },
          { product: gone, quantity: 1 },
          { product: 'no id', quantity: 1 },
        ]
        const answer = await call('member', 'POST', '/api/cart/add', { products: lines }, language)
        expect(answer.status).toBe(400)
        expect(withoutNumberMarks(answer.json)).toEqual({
          error: withoutNumberMarks(over),
          code: 'order/over-limit',
          fields: withoutNumberMarks({ 'products.1': [over], 'products.3': [notOnShow], 'products.4': [unknown], 'products.5': [unknown] }),
        })
      })

      const bodies: readonly (readonly [what: string, body: object, field: string, text?: string])[] = [
        ['nothing', {}, 'products'],
        ['no lines', { products: [] }, 'products'],
        ['words', { products: 'oven' }, 'products'],
        ['a product without an id', { products: [{ product: '', quantity: 1 }] }, 'products.0.product'],
        ['a number for an id', { products: [{ product: 7, quantity: 1 }] }, 'products.0.product'],
        ['none of it', { products: [{ product: gone, quantity: 0 }] }, 'products.0.quantity', 'Quantity must be at least 1.'],
        ['less than none', { products: [{ product: gone, quantity: -3 }] }, 'products.0.quantity'],
        ['one and a half', { products: [{ product: gone, quantity: 1.5 }] }, 'products.0.quantity', 'Quantity must be a whole number.'],
        ['more than can be counted', { products: [{ product: gone, quantity: 1e300 }] }, 'products.0.quantity'],
        ['a word for a number', { products: [{ product: gone, quantity: 'two' }] }, 'products.0.quantity'],
        [
          'a number that may mean two',
          { products: [{ product: gone, quantity: '1,5' }] },
          'products.0.quantity',
          'Quantity must be a whole number.',
        ],
        ['no quantity', { products: [{ product: gone }] }, 'products.0.quantity'],
        ['201 lines', { products: Array.from({ length: 201 }, () => ({ product: gone, quantity: 1 })) }, 'products'],
      ]

      on.once('a body that is not a bag', async () => {
        for (const [what, body, field, text] of bodies) {
          const answer = await call('member', 'POST', '/api/cart/add', body)
          expect(answer.status, what).toBe(400)
          expect(Object.keys(answer.json.fields), what).toEqual([field])
          if (text !== undefined) expect(answer.json.fields[field][0], what).toBe(text)
        }
      })
    })

    test('price, availability and limit are read again when the bag is confirmed; a refused bag can be confirmed later', async () => {
      const cartId = await cart('member', [
        { product: fridge, quantity: 1 },
        { product: oven, quantity: 5 },
      ])
      await edit(oven, { quantity: 3, name: 'Combi oven XL' })
      const over = await confirm('member', cartId)
      expect(over.status).toBe(400)
      expect(over.json.fields).toEqual({ 'products.1': ['Combi oven XL: Quantity may not be greater than 1.'] })
      await edit(oven, { quantity: 30, isActive: false })
      const gone = await confirm('member', cartId)
      expect([gone.status, gone.json.error]).toEqual([400, 'Combi oven XL is no longer available.'])
      expect(gone.json.fields).toEqual({ 'products.1': ['Combi oven XL is no longer available.'] })
      expect(await countOrders()).toBe(0)
      await edit(oven, { isActive: true, name: 'Combi oven XXL' })
      const { _id } = done(await confirm('member', cartId)).order
      expect((await read('member', _id)).products[1]).toMatchObject({ name: 'Combi oven XXL', quantity: 5 })
    })

    on.once('a deleted product is named as it was when the bag was stored', async () => {
      const cartId = await cart('member', [{ product: oven, quantity: 1 }])
      await on.database().db.delete(products).where(eq(products.id, oven))
      const gone = await confirm('member', cartId)
      expect([gone.status, gone.json.fields]).toEqual([400, { 'products.0': ['Combi oven is no longer available.'] }])
    })

    on.once('an order keeps its facts when the catalogue changes, and has null for a deleted product', async () => {
      const id = await order('member', [{ product: oven, quantity: 2 }])
      await edit(oven, { name: 'Renamed', isActive: false })
      await on.database().db.update(products).set({ priceMinor: 100, sku: 'OTHER' }).where(eq(products.id, oven))
      const renamed = await read('member', id)
      expect(renamed.total).toBe(90_001)
      expect(renamed.products).toMatchObject([{ name: 'Combi oven', sku: 'OVEN', purchasePrice: 45_000.5, product: { name: 'Renamed' } }])
      await on.database().db.delete(products).where(eq(products.id, oven))
      const deleted = await read('member', id)
      expect(deleted.total).toBe(90_001)
      expect(deleted.products).toMatchObject([{ name: 'Combi oven', sku: 'OVEN', product: null, quantity: 2 }])
    })

    on.once('stock is not reduced, and one piece of an out-of-stock product may be requested', async () => {
      await edit(oven, { quantity: 0 })
      await order('member', [{ product: oven, quantity: 1 }])
      const [row] = await on.database().db.select({ quantity: products.quantity }).from(products).where(eq(products.id, oven))
      expect(row?.quantity).toBe(0)
    })

    on.once('totals are exact to the smallest unit, whatever the quantity', async () => {
      const ids = await shop().stock({
        products: [1.01, 1.1, 1.29, 10.1, 19.99, 149_999.99].map((pounds) => ({ pounds, quantity: 500 })),
      })
      const seen = await read(
        'member',
        await order(
          'member',
          ids.map((product) => ({ product, quantity: 43 })),
        ),
      )
      expect(seen.products.map(({ totalPrice }) => totalPrice)).toEqual([43.43, 47.3, 55.47, 434.3, 859.57, 6_449_999.57])
      expect(seen.total).toBe(6_451_439.64)
    })

    on.once('the current state of a bag has prices only for viewers who may see them, and null for products not on show', async () => {
      const asked = { products: [hidden, fridge, 'no id', oven] }
      const forMember = done(await call('member', 'POST', '/api/cart/check', asked)).products
      expect(forMember).toMatchObject([null, { _id: fridge, price: 12_345.67, inventory: 600 }, null, { _id: oven }])
      for (const who of ['nobody', 'nameless'] as const) {
        const answer = await call(who, 'POST', '/api/cart/check', asked)
        expect(answer.json.products).toMatchObject([null, { _id: fridge, inventory: 600 }, null, { _id: oven }])
        expect(answer.text).not.toMatch(/price|(?<![\w-])(12345|4500)/i)
      }
    })

    on.once('the language of the confirm becomes that of the order and of its later emails', async () => {
      const id = await order('member', [{ product: oven, quantity: 1 }], 'ar')
      expect((await read('member', id)).requester?.language).toBe('ar')
      const { rows } = await on.database().db.execute(sql`select language from users where email = 'member@people.example'`)
      expect(rows).toEqual([{ language: 'ar' }])
    })

    test('a product that is deleted while its bag is confirmed is refused or ordered, never a server error', async () => {
      for (let turn = 0; turn < 8; turn += 1) {
        const [id = ''] = await shop().stock({ products: [{ name: `Short-lived ${turn}` }] })
        const cartId = await cart('member', [{ product: id, quantity: 1 }])
        const [placed] = await Promise.all([confirm('member', cartId), on.database().db.delete(products).where(eq(products.id, id))])
        expect([200, 400]).toContain(placed?.status)
      }
    })
  },
  { hasLimits: false },
)

/** Arabic texts isolate values; this test does not check whether the digits of a limit are isolated too. */
function withoutNumberMarks<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/\u2068(\d+)\u2069/g, '$1'))
}
