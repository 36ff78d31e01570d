import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PersonName } from '#tests/support/shop/people.ts'
import { managing, productFields } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const MINUTE_MS = 60_000
let late = 0

describeShop(
  'undoing a change of many products',
  (shop) => {
    const manage = managing(shop)
    const added = async (quantity: number) => manage.added('admin', { ...productFields(await manage.brandOf('merchant')), quantity })
    const change = async (ids: readonly string[], what: object) => {
      const ask = { selection: { ids }, change: what }
      const { changes, mark } = (await manage.call('admin', 'POST /api/product/many/preview', ask)).json
      return (await manage.call('admin', 'POST /api/product/many', { ...ask, key: randomUUID(), changes, mark })).json.run._id
    }
    const undo = async (id: string, who: PersonName = 'admin') => manage.call(who, `POST /api/product/many/${id}/undo`)
    const stockOf = async (id: string) => (await manage.call('admin', `GET /api/product/${id}`)).json.product.quantity
    const setStock = (id: string, quantity: number) => manage.call('admin', `PUT /api/product/${id}`, { product: { quantity } })

    test('after an answer that was lost it answers the same and touches nothing, also once the time for it is over', async () => {
      const [one, two] = [await added(5), await added(5)]
      const run = await change([one._id, two._id], { kind: 'stock', quantity: 1 })
      await setStock(two._id, 9)
      const first = (await undo(run)).json
      expect(first).toMatchObject({ success: true, undone: 1, left: [{ _id: two._id }] })
      await setStock(one._id, 1)
      const [again, atOnce] = await Promise.all([undo(run), undo(run)])
      late = 11 * MINUTE_MS
      try {
        expect([again.json, atOnce.json, (await undo(run)).json]).toEqual([first, first, first])
      } finally {
        late = 0
      }
      expect([await stockOf(one._id), await stockOf(two._id)]).toEqual([1, 9])
      expect(await undo(run, 'merchant')).toMatchObject({ status: 400, json: { code: 'product/many-over' } })
    })

    test('a product that was deleted since stays as it is and is named', async () => {
      const [one, two] = [await added(5), await added(5)]
      const run = await change([one._id, two._id], { kind: 'stock', quantity: 1 })
      expect((await manage.call('admin', `DELETE /api/product/delete/${two._id}`)).status).toBe(200)
      const { _id, sku } = two
      expect((await undo(run)).json).toMatchObject({ success: true, undone: 1, left: [{ _id, sku }] })
      expect(await stockOf(one._id)).toBe(5)
    })

    test('pressed twice at once it is done once, and a deletion is named as taken back to both', async () => {
      const { _id } = await added(5)
      const run = await change([_id], { kind: 'delete' })
      const [one, other] = await Promise.all([undo(run), undo(run)])
      expect([one.json, other.json]).toMatchObject([
        { success: true, undone: 1, left: [] },
        { success: true, undone: 1, left: [] },
      ])
      expect(await stockOf(_id)).toBe(5)
    })
  },
  { hasLimits: false, now: () => new Date(Date.now() + late) },
)
