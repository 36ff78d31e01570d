import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { agePrices } from '#tests/support/shop/catalogue-changes.ts'
import type { PersonName } from '#tests/support/shop/people.ts'
import { managing, productFields } from '#tests/support/shop/product-management.ts'
import { reviewing } from '#tests/support/shop/reviewing.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const MINUTE_MS = 60_000
let late = 0

describeShop(
  'many products changed at once',
  (shop) => {
    const manage = managing(shop)
    const added = async (facts: object = {}) => manage.added('admin', { ...productFields(await manage.brandOf('merchant')), ...facts })
    const read = async (id: string) => (await manage.call('admin', `GET /api/product/${id}`)).json.product
    const preview = async (selection: object, change: object, who: PersonName = 'admin') =>
      (await manage.call(who, 'POST /api/product/many/preview', { selection, change })).json
    const apply = async (selection: object, change: object, more: object = {}, who: PersonName = 'admin') => {
      const { changes, mark } = await preview(selection, change, who)
      return manage.call(who, 'POST /api/product/many', { selection, change, key: randomUUID(), changes, mark, ...more })
    }
    const undo = async (id: string, who: PersonName = 'admin') => manage.call(who, `POST /api/product/many/${id}/undo`)
    const described = { nameAr: 'قسم', description: 'Some.', descriptionAr: 'بعض.' }
    const category = async (name: string, products: readonly string[]) =>
      (await manage.call('admin', 'POST /api/category/add', { ...described, name, products })).json.category._id
    const historyOf = async (id: string) => (await manage.call('admin', `GET /api/history/product/${id}`)).json.entries

    test('prices of all that a filter finds rise by percent, rounded, as the preview showed, and are undone exactly', async () => {
      const [one, two, cheap] = [await added({ price: 1012 }), await added({ price: 2000.5 }), await added({ price: 2, sku: 'CHEAP' })]
      const selection = { filter: { brand: 'brand-of-merchant' } }
      const change = { kind: 'price', percent: '٥', rounding: 10 }
      expect(await preview(selection, change)).toMatchObject({
        chosen: 3,
        changes: 2,
        unchanged: 0,
        impossible: 1,
        examples: [
          { _id: two._id, before: 2000.5, after: 2100 },
          { _id: one._id, before: 1012, after: 1060 },
        ],
      })
      const { json } = await apply(selection, change)
      expect(json).toMatchObject({ success: true, message: 'Products changed: 2.', run: { kind: 'price', count: 2 } })
      expect((await shop().get('/api/product/list?order=2')).json.products.map(({ _id }: { _id: string }) => _id)).toEqual([
        cheap._id,
        one._id,
        two._id,
      ])
      expect(await read(one._id)).toMatchObject({ price: 1060, version: 2 })
      expect((await historyOf(one._id))[0]).toMatchObject({ action: 'product.edited', before: { price: 1012 }, after: { price: 1060 } })
      expect((await manage.call('admin', 'GET /api/product/many/last')).json.run._id).toBe(json.run._id)
      expect((await undo(json.run._id)).json).toMatchObject({ undone: 2, left: [] })
      expect(await read(one._id)).toMatchObject({ price: 1012 })
      expect(await read(two._id)).toMatchObject({ price: 2000.5 })
      expect((await manage.call('admin', 'GET /api/product/many/last')).json.run).toBeNull()
    })

    test('prices are confirmed as they are, and the confirmation is undone; an edit of that time goes on', async () => {
      const [one, two, today] = [await added(), await added(), await added()]
      await agePrices(shop(), [one._id, two._id], 90)
      const oldOnes = async () => (await manage.call('admin', 'GET /api/product/old-prices')).json.count
      const ids = [one._id, two._id, today._id]
      expect(await preview({ ids }, { kind: 'price-confirm' })).toMatchObject({ chosen: 3, changes: 2, unchanged: 1 })
      const { json } = await apply({ filter: { lacks: 'fresh-price' } }, { kind: 'price-confirm' }, {}, 'merchant')
      expect(json.run.count).toBe(2)
      expect(await oldOnes()).toBe(0)
      expect((await historyOf(one._id))[0]).toMatchObject({ action: 'product.price-confirmed' })
      const edit = { product: { name: 'Renamed', version: two.version } }
      expect((await manage.call('merchant', `PUT /api/product/${two._id}`, edit)).status).toBe(200)
      expect((await undo(json.run._id, 'merchant')).json).toMatchObject({ undone: 1, left: [{ _id: two._id }] })
      expect(await oldOnes()).toBe(1)
      expect((await historyOf(one._id))[0]).toMatchObject({ action: 'product.price-confirmation-undone' })
    })

    test('a rise of prices confirms them, and undoing it leaves them as old as they were', async () => {
      const { _id } = await added()
      await agePrices(shop(), [_id], 90)
      const { json } = await apply({ ids: [_id] }, { kind: 'price', percent: 5, rounding: 1 })
      expect((await read(_id)).isPriceOld).toBe(false)
      await undo(json.run._id)
      expect((await read(_id)).isPriceOld).toBe(true)
    })

    test('a product that somebody changed since stays as it is and is named', async () => {
      const [one, two] = [await added(), await added()]
      const { json } = await apply({ ids: [one._id, two._id] }, { kind: 'stock', quantity: 3 })
      await manage.call('merchant', `PUT /api/product/${two._id}`, { product: { name: 'Renamed' } })
      const undone = await undo(json.run._id)
      expect(undone.json).toMatchObject({ undone: 1, left: [{ _id: two._id, name: 'Renamed' }] })
      expect((await read(one._id)).quantity).toBe(12)
      expect((await read(two._id)).quantity).toBe(3)
    })

    test('products that were switched off come back off where their category went off meanwhile', async () => {
      const [below, wanted, free] = [await added(), await added(), await added()]
      const [off, wasOff] = [await category('Off since', [below._id]), await category('Off before', [wanted._id])]
      const turn = (id: string) => manage.call('admin', `PUT /api/category/${id}/active`, { category: { isActive: false } })
      expect((await turn(wasOff)).status).toBe(200)
      // A switch by hand shows the product although its category is off.
      expect((await manage.call('admin', `PUT /api/product/${wanted._id}/active`, { product: { isActive: true } })).status).toBe(200)
      const { json } = await apply({ ids: [below._id, wanted._id, free._id] }, { kind: 'active', isActive: false })
      expect((await turn(off)).status).toBe(200)
      expect((await undo(json.run._id)).json).toMatchObject({ undone: 3, left: [] })
      expect(await read(below._id)).toMatchObject({ isActive: false, inactiveReasons: [`category:${off}`] })
      expect(await read(wanted._id)).toMatchObject({ isActive: true, inactiveReasons: [] })
      expect(await read(free._id)).toMatchObject({ isActive: true, inactiveReasons: [] })
    })

    test('a product whose former brand was deleted since stays in the new one and is named', async () => {
      const brand = (await manage.call('admin', 'POST /api/brand/add', { ...described, name: 'Gone' })).json.brand._id
      const [stays, returns] = [await manage.added('admin', productFields(brand)), await added()]
      const other = await manage.brandOf('otherMerchant')
      const { json } = await apply({ ids: [stays._id, returns._id] }, { kind: 'brand', brand: other })
      expect((await manage.call('admin', `DELETE /api/brand/delete/${brand}`)).status).toBe(200)
      expect(await undo(json.run._id)).toMatchObject({ status: 200, json: { undone: 1, left: [{ _id: stays._id }] } })
      expect((await read(stays._id)).brand._id).toBe(other)
      expect((await read(returns._id)).brand.name).toBe('Brand of merchant')
    })

    test('products that somebody took back meanwhile are named, one that was deleted again stays deleted', async () => {
      const [one, two, three] = [await added(), await added(), await added()]
      const { json } = await apply({ ids: [one._id, two._id, three._id] }, { kind: 'delete' })
      for (const { _id } of [two, three]) await manage.call('merchant', `POST /api/product/deleted/${_id}/restore`, { product: {} })
      expect((await manage.call('merchant', `DELETE /api/product/delete/${two._id}`)).status).toBe(200)
      expect((await undo(json.run._id)).json).toMatchObject({ undone: 1, left: [{ _id: three._id }, { _id: two._id }] })
      expect((await manage.call('admin', `GET /api/product/${two._id}`)).status).toBe(404)
    })

    test('a deletion that is undone brings back all but a product whose SKU is taken, each to what is left of its own', async () => {
      const [plain, taken, linked] = [await added(), await added(), await added()]
      const stays = await category('Stays', [plain._id, linked._id])
      const [off, goes] = [await category('Goes off', [linked._id]), await category('Goes', [plain._id])]
      const reviews = reviewing(shop)
      await reviews.approve('admin', await reviews.review('member', plain._id, { rating: 5 }))
      await reviews.review('member', linked._id)
      const { json } = await apply({ ids: [plain._id, taken._id, linked._id] }, { kind: 'delete' })
      const another = await added({ sku: taken.sku.toLowerCase() })
      expect((await manage.call('admin', `PUT /api/product/${another._id}`, { product: { slug: linked.slug } })).status).toBe(200)
      expect((await manage.call('admin', `PUT /api/category/${off}/active`, { category: { isActive: false } })).status).toBe(200)
      expect((await manage.call('admin', `DELETE /api/category/delete/${goes}`)).status).toBe(200)
      expect((await undo(json.run._id)).json).toMatchObject({ undone: 2, left: [{ _id: taken._id }] })
      expect(await read(plain._id)).toMatchObject({ slug: plain.slug, isActive: true })
      expect((await shop().get(`/api/product/item/${plain.slug}`)).json.product).toMatchObject({ totalReviews: 1, averageRating: 5 })
      expect(await read(linked._id)).toMatchObject({ slug: `${linked.slug}-2`, isActive: false, inactiveReasons: [`category:${off}`] })
      const { category: filled } = (await manage.call('admin', `GET /api/category/${stays}`)).json
      expect(filled.products.toSorted()).toEqual([plain._id, linked._id].toSorted())
      const { entries } = (await manage.call('admin', `GET /api/history/product/${plain._id}`)).json
      expect(entries[0]).toMatchObject({ action: 'product.restored', after: { brand: 'Brand of merchant' } })
    })

    test('each kind of change is made and undone', async () => {
      const [one, two] = [await added(), await added({ taxable: 0, isActive: false })]
      const ids = [one._id, two._id]
      const { category } = (
        await manage.call('admin', 'POST /api/category/add', {
          ...{ name: 'Ovens', nameAr: 'أفران', description: 'Hot.', descriptionAr: 'ساخنة.' },
          products: [one._id],
        })
      ).json
      const other = await manage.brandOf('otherMerchant')
      const states = async () => Promise.all(ids.map(async (id) => ({ ...(await read(id)), version: 0 })))
      const before = await states()
      const listed = async () => (await shop().get('/api/product/list')).json.count
      for (const change of [
        { kind: 'active', isActive: true },
        { kind: 'active', isActive: false },
        { kind: 'condition', taxable: 0 },
        { kind: 'condition', taxable: 1 },
        { kind: 'brand', brand: other },
        { kind: 'category-add', category: category._id },
        { kind: 'category-remove', category: category._id },
        { kind: 'delete' },
      ]) {
        const answer = await apply({ ids }, change)
        expect(answer.status, JSON.stringify([change, answer.json])).toBe(200)
        // Lists show the last of so many changes in a row a second late at most.
        if (change.kind === 'delete') await expect.poll(listed).toBe(0)
        else expect(await states(), change.kind).not.toEqual(before)
        expect((await undo(answer.json.run._id)).json, change.kind).toMatchObject({ left: [] })
        expect(await states(), change.kind).toEqual(before)
        await expect.poll(listed).toBe(1)
      }
      expect((await shop().get(`/api/product/list?category=${category.slug}&name=convection`)).json.count).toBe(1)
    })

    test('a second press with the same key answers the same and changes nothing twice', async () => {
      const { _id } = await added({ price: 1000 })
      const key = randomUUID()
      const body = { selection: { ids: [_id] }, change: { kind: 'price', percent: 10, rounding: 0 }, key, changes: 1 }
      const answers = await Promise.all([1, 2].map(() => manage.call('admin', 'POST /api/product/many', body)))
      answers.push(await manage.call('admin', 'POST /api/product/many', body))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect((await read(_id)).price).toBe(1100)
      expect(await historyOf(_id)).toHaveLength(2)
    })

    test('other products than the preview counted are refused, and nothing changes', async () => {
      const one = await added()
      const selection = { filter: { search: 'convection' } }
      const { changes } = await preview(selection, { kind: 'stock', quantity: 5 })
      const two = await added()
      const refused = await apply(selection, { kind: 'stock', quantity: 5 }, { changes })
      expect(refused).toMatchObject({ status: 400, json: { code: 'product/many-changed' } })
      for (const { _id } of [one, two]) expect((await read(_id)).quantity).toBe(12)
    })

    test('a change is refused and nothing changes where other products, or other values of theirs, would change than the preview showed', async () => {
      const [one, two] = [await added({ quantity: 2 }), await added()]
      const edit = async (id: string, facts: object) =>
        expect((await manage.call('merchant', `PUT /api/product/${id}`, { product: facts })).status).toBe(200)
      const low = { filter: { stock: 'low' } }
      const rise = { kind: 'price', percent: 10, rounding: 0 }
      const cases: [selection: object, change: object, meanwhile: () => Promise<unknown>][] = [
        [low, rise, () => Promise.all([edit(one._id, { quantity: 12 }), edit(two._id, { quantity: 2 })])],
        [low, rise, () => edit(two._id, { price: 9000 })],
        [low, { kind: 'delete' }, () => edit(two._id, { name: 'Another oven' })],
      ]
      for (const [selection, change, meanwhile] of cases) {
        const { changes, mark } = await preview(selection, change)
        await meanwhile()
        expect((await preview(selection, change)).changes).toBe(changes)
        const refused = await apply(selection, change, { changes, mark })
        expect(refused).toMatchObject({ status: 400, json: { code: 'product/many-changed' } })
      }
      expect(await read(one._id)).toMatchObject({ quantity: 12, price: 45_000 })
      expect(await read(two._id)).toMatchObject({ quantity: 2, price: 9000 })
      // An old preview is still good while nothing has changed, and a program may send the number of changes without the preview's mark.
      const { changes, mark } = await preview(low, rise)
      late = MINUTE_MS
      try {
        expect((await apply(low, rise, { changes, mark })).status).toBe(200)
      } finally {
        late = 0
      }
      expect((await apply(low, { kind: 'stock', quantity: 3 }, { mark: undefined })).status).toBe(200)
    })

    test('a merchant changes the own products alone, and neither brand nor category', async () => {
      const own = await added()
      const foreign = await manage.added('admin', productFields(await manage.brandOf('otherMerchant')))
      const ids = [own._id, foreign._id]
      expect(await preview({ ids }, { kind: 'stock', quantity: 1 }, 'merchant')).toMatchObject({ chosen: 1, changes: 1 })
      const done = await apply({ ids }, { kind: 'stock', quantity: 1 }, {}, 'merchant')
      expect(done.json.run.count).toBe(1)
      expect((await read(foreign._id)).quantity).toBe(12)
      const brand = { selection: { ids }, change: { kind: 'brand', brand: foreign.brand._id } }
      expect((await manage.call('merchant', 'POST /api/product/many/preview', brand)).status).toBe(403)
      expect((await undo(done.json.run._id, 'admin')).status).toBe(400)
    })

    test('each change of the last ten minutes can be undone, not only the newest', async () => {
      const [one, two] = [await added({ quantity: 5 }), await added({ quantity: 5 })]
      const first = (await apply({ ids: [one._id] }, { kind: 'stock', quantity: 1 })).json.run
      const second = (await apply({ ids: [two._id] }, { kind: 'stock', quantity: 2 })).json.run
      const open = async () => (await manage.call('admin', 'GET /api/product/many/last')).json
      expect(await open()).toEqual({ run: second, runs: [second, first] })
      expect((await manage.call('merchant', 'GET /api/product/many/last')).json).toEqual({ run: null, runs: [] })
      expect((await undo(first._id)).json.undone).toBe(1)
      expect([(await read(one._id)).quantity, (await read(two._id)).quantity]).toEqual([5, 2])
      expect((await open()).runs).toEqual([second])
    })

    test('a change can be undone for ten minutes', async () => {
      const { _id } = await added()
      const { json } = await apply({ ids: [_id] }, { kind: 'stock', quantity: 1 })
      late = 11 * MINUTE_MS
      try {
        expect((await manage.call('admin', 'GET /api/product/many/last')).json.run).toBeNull()
        expect((await undo(json.run._id)).status).toBe(400)
      } finally {
        late = 0
      }
      expect((await undo(json.run._id)).status).toBe(200)
    })

    test('junk is refused with a sentence at its field', async () => {
      const refused = async (change: object, selection: object = { filter: {} }) =>
        (await manage.call('admin', 'POST /api/product/many/preview', { selection, change })).status
      for (const change of [
        {},
        { kind: 'love' },
        { kind: 'price', percent: 0, rounding: 1 },
        { kind: 'price', percent: -95, rounding: 1 },
        { kind: 'price', percent: 5.555, rounding: 1 },
        { kind: 'price', percent: 5, rounding: 3 },
        { kind: 'stock', quantity: -1 },
        { kind: 'active' },
        { kind: 'brand', brand: 'nobody' },
      ])
        expect(await refused(change), JSON.stringify(change)).toBe(400)
      expect(await refused({ kind: 'category-add', category: randomUUID() })).toBe(404)
      for (const selection of [{}, { ids: [] }, { ids: 'all' }]) expect(await refused({ kind: 'delete' }, selection)).toBe(400)
      expect(await preview({ ids: ['nothing', randomUUID()] }, { kind: 'delete' })).toMatchObject({ chosen: 0, changes: 0 })
    })
  },
  { hasLimits: false, now: () => new Date(Date.now() + late) },
)
