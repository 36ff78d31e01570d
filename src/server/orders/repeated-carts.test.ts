import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { inConflict } from '#tests/support/database/conflicts.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { cartLines, carts, orders } from './orders.tables.ts'

const newKey = createIds(Date.now)

describeShop('a bag that its browser named', (shop, on) => {
  const { call, confirm, read } = ordering(shop)
  let oven = ''
  let fridge = ''

  beforeEach(async () => {
    const ids = await shop().stock({ products: [{ name: 'Oven' }, { name: 'Fridge' }] })
    oven = ids[0] ?? ''
    fridge = ids[1] ?? ''
  })

  const store = (who: 'member' | 'otherMember', cartId: unknown, product: string) =>
    call(who, 'POST', '/api/cart/add', { cartId, products: [{ product, quantity: 1 }] })

  test('is stored under that id, and stored again has only the newest lines', async () => {
    const key = newKey()
    expect(done(await store('member', key, oven)).cartId).toBe(key)
    expect(done(await store('member', key.toUpperCase(), fridge)).cartId).toBe(key)
    const { order } = done(await confirm('member', key))
    expect((await read('member', order._id)).products).toMatchObject([{ name: 'Fridge' }])
  })

  test('is confirmed anew where the database ends its confirm for another change, and becomes one order', async () => {
    const key = newKey()
    done(await store('member', key, oven))
    const placed = await inConflict(on.database(), { table: 'orders', times: 2 }, () => confirm('member', key))
    expect(done(placed).order._id).toEqual(expect.any(String))
    expect(await on.database().db.$count(orders)).toBe(1)
  })

  test('gets an id if it has none', async () => {
    expect(done(await store('member', undefined, oven)).cartId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a bag that was ordered stays unchanged and answers its order', async () => {
    const key = newKey()
    done(await store('member', key, oven))
    const { order } = done(await confirm('member', key))
    expect(done(await store('member', key, fridge)).cartId).toBe(key)
    expect(done(await confirm('member', key)).order).toEqual(order)
    expect((await read('member', order._id)).products).toMatchObject([{ name: 'Oven' }])
  })

  test('a bag that was ordered answers a repeat even after a product has left the shop', async () => {
    const key = newKey()
    done(await store('member', key, oven))
    done(await confirm('member', key))
    await editProduct(shop().change, oven, { quantity: 0, isActive: false })
    expect(done(await store('member', key, oven)).cartId).toBe(key)
  })

  test('whose request was cancelled is not found', async () => {
    const key = newKey()
    done(await store('member', key, oven))
    const { order } = done(await confirm('member', key))
    done(await call('member', 'DELETE', `/api/order/cancel/${order._id}`))
    expect([(await store('member', key, oven)).json.code, (await confirm('member', key)).status]).toEqual(['cart/not-found', 404])
  })

  test('is not found by anybody else', async () => {
    const key = newKey()
    done(await store('member', key, oven))
    const taken = await store('otherMember', key, fridge)
    expect([taken.status, taken.json.code]).toEqual([404, 'cart/not-found'])
    const { order } = done(await confirm('member', key))
    expect((await read('member', order._id)).products).toMatchObject([{ name: 'Oven' }])
  })

  test.each(['', 'bag-1', 7, {}])('with a malformed id (%j) is refused', async (cartId) => {
    const answer = await store('member', cartId, oven)
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, ['cartId']])
  })

  test('stored and confirmed by two tabs at once makes one order of one line', async () => {
    const { db } = on.database()
    const ordersBefore = await db.$count(orders)
    for (let turn = 0; turn < 10; turn += 1) {
      const key = newKey()
      const tab = async () => {
        done(await store('member', key, oven))
        return done(await confirm('member', key)).order._id
      }
      const [one, other] = await Promise.all([tab(), tab()])
      expect(one).toBe(other)
      expect(await db.$count(carts, sql`${carts.id} = ${key}`)).toBe(1)
      expect(await db.$count(cartLines, sql`${cartLines.cartId} = ${key}`)).toBe(1)
    }
    expect((await db.$count(orders)) - ordersBefore).toBe(10)
  })
})
