import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { TRASH_DAYS } from '#domain/catalogue/trash.ts'
import { DAY_MS } from '#domain/durations.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { managing, productFields } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { dropUnusedPicture } from './product-pictures.service.ts'
import { purgeTrash } from './product-trash.service.ts'

type Who = 'admin' | 'merchant' | 'otherMerchant'

describeShop(
  'a draft of a product',
  (shop) => {
    const manage = managing(shop)
    const drafted = async (product: object, who: Who = 'admin') =>
      (await manage.call(who, 'POST /api/product/drafts', { product })).json.draft
    const read = async (id: string, who: Who = 'admin') => manage.call(who, `GET /api/product/drafts/${id}`)
    const edit = async (id: string, product: object, who: Who = 'admin') => manage.call(who, `PUT /api/product/drafts/${id}`, { product })
    const publish = async (id: string, product: object = {}, who: Who = 'admin', language = 'en') =>
      manage.call(who, `POST /api/product/drafts/${id}/publish`, { product }, language)
    const many = async (action: string, ids: readonly string[], who: Who = 'admin') =>
      (await manage.call(who, 'POST /api/product/drafts/many', { action, ids })).json
    const listed = async (who: Who = 'admin', query = '') => (await manage.call(who, `GET /api/product/drafts${query}`)).json
    const picture = async (call: string, width = 60, who: Who = 'admin') =>
      manage.send(who, call, [{ name: 'image', file: await photo({ width, height: 40 }).png().toBuffer() }])
    const pictured = async (id: string) => (await picture(`PUT /api/product/drafts/${id}/image`)).json.draft
    const whole = async () => productFields(await manage.brandOf('merchant'))
    const category = async (name: string) => {
      const { _id } = await manage.added('admin', await whole())
      const facts = { name, nameAr: name, description: 'Described.', descriptionAr: 'وصف.', products: [_id] }
      return (await manage.call('admin', 'POST /api/category/add', facts)).json.category
    }

    test('may lack anything, and is what it was after any time, and for everybody who manages it', async () => {
      const empty = await drafted({})
      expect(empty.missing.toSorted()).toEqual(
        ['sku', 'name', 'nameAr', 'description', 'descriptionAr', 'quantity', 'price', 'taxable', 'brand', 'image'].toSorted(),
      )
      const { _id } = await drafted({ nameAr: '<b>قلاية</b>', price: '', quantity: null, brand: '0', specs: { widthMm: '600' } })
      const some = (await edit(_id, { quantity: '٧', isActive: false })).json.draft
      expect(some).toMatchObject({ nameAr: 'قلاية', quantity: 7, brand: null, specs: { widthMm: 600 }, isActive: false, version: 2 })
      expect((await read(_id)).json.draft).toEqual(some)
      expect((await listed()).drafts.map((each: { _id: string }) => each._id)).toEqual([_id, empty._id])
      expect(await listed('admin', '?search=قلا')).toMatchObject({ count: 1, drafts: [{ _id }] })
      expect((await edit(_id, { quantity: '' })).json.draft.quantity).toBeNull()
    })

    test('takes no value that a product could not have, and names the field', async () => {
      const answer = await manage.call('admin', 'POST /api/product/drafts', {
        product: { sku: 'no spaces', price: 0, quantity: 1.5, description: 'x'.repeat(201), brand: randomUUID() },
      })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.json.fields).sort()).toEqual(['description', 'price', 'quantity', 'sku'])
      expect((await manage.call('admin', 'POST /api/product/drafts', { product: { brand: randomUUID() } })).json.fields).toHaveProperty(
        'brand',
      )
      expect((await read(randomUUID())).status).toBe(404)
      expect((await read('nothing')).status).toBe(404)
    })

    test('is in no list, search, count or sheet of products, and takes nobody’s SKU or page link', async () => {
      const ovens = await category('Ovens')
      const { _id, brand } = await drafted({ ...(await whole()), sku: 'SAME-1', name: 'Hiddenword', categories: [ovens._id] })
      await pictured(_id)
      for (const call of [
        'GET /api/product',
        'GET /api/product?search=Hiddenword',
        `GET /api/product?brand=${brand._id}&page=1`,
        'GET /api/product?lacks=category',
        'GET /api/product?isActive=false',
        'GET /api/product/list/select?search=Hiddenword',
        `GET /api/category/${ovens._id}`,
        'GET /api/product/list?name=Hiddenword',
        'GET /api/product/list?category=ovens',
        'GET /api/product/list/search/hiddenword',
        'GET /api/sheets/export/products?format=csv',
        'GET /api/product/deleted',
        'GET /api/brand/list',
      ]) {
        const { text, status } = await manage.call('admin', call)
        expect(status, call).toBe(200)
        expect(text, call).not.toMatch(new RegExp(`Hiddenword|SAME-1|${_id}`))
      }
      expect((await manage.call('admin', `GET /api/product/${_id}`)).status).toBe(404)
      expect((await shop().get('/api/product/item/hiddenword')).status).toBe(404)
      const bag = await manage.call('admin', 'POST /api/cart/check', { products: [_id] })
      expect(bag.text).not.toContain('Hiddenword')
      expect(await manage.added('admin', { ...(await whole()), sku: 'SAME-1', name: 'Hiddenword' })).toMatchObject({ slug: 'hiddenword' })
    })

    test('by a merchant has the own brand, no matter what is sent; other merchants don’t find it, and a category is for staff to choose', async () => {
      const brand = await manage.brandOf('merchant')
      const foreign = await manage.brandOf('otherMerchant')
      const ovens = await category('Ovens')
      const { _id, ...own } = await drafted({ name: 'Ours', brand: foreign, categories: [ovens._id] }, 'merchant')
      expect(own).toMatchObject({ brand: { _id: brand }, categories: [] })
      expect((await edit(_id, { brand: '' }, 'merchant')).json.draft.brand._id).toBe(brand)
      expect(await listed('otherMerchant')).toMatchObject({ count: 0, drafts: [] })
      expect((await edit(_id, { name: 'Theirs' }, 'otherMerchant')).status).toBe(404)
      expect(await listed('merchant')).toMatchObject({ count: 1, drafts: [{ _id }] })
      await edit(_id, { brand: foreign, categories: [ovens._id] })
      expect((await read(_id, 'otherMerchant')).json.draft).toMatchObject({ name: 'Ours', categories: [{ _id: ovens._id }] })
      expect((await read(_id, 'merchant')).status).toBe(404)
    })

    test('a draft that somebody else changed meanwhile is not overwritten, and the refusal names the fields that both changed', async () => {
      const { _id, version } = await drafted({ name: 'Fryer', price: 900 })
      expect((await edit(_id, { price: 950, version })).status).toBe(200)
      const late = await edit(_id, { price: 990, nameAr: 'قلاية', version })
      expect(late).toMatchObject({ status: 400, json: { code: 'conflict', fields: { price: expect.anything() } } })
      expect((await publish(_id, { version })).json.code).toBe('conflict')
      expect((await read(_id)).json.draft).toMatchObject({ price: 950, nameAr: '', version: 2 })
      const actions = (await manage.call('admin', `GET /api/history/product/${_id}`)).json.entries.map(
        ({ action }: { action: string }) => action,
      )
      expect(actions).toEqual(['product.edited', 'product.drafted'])
    })

    test('is published once it lacks nothing, with what is typed meanwhile, its categories and pictures, and is a draft no more', async () => {
      const ovens = await category('Ovens')
      const { sku, price, ...fields } = await whole()
      const { _id } = await drafted({ ...fields, name: 'Deck oven', categories: [ovens._id] })
      const refused = await publish(_id, { nameAr: '' })
      expect(Object.keys(refused.json.fields).sort()).toEqual(['image', 'nameAr', 'price', 'sku'])
      expect(refused.json.fields.image).toEqual(['Please upload files with jpg, jpeg, png format.'])
      expect((await publish(_id, {}, 'admin', 'ar')).json.fields.image[0]).toMatch(/jpg/)
      await pictured(_id)
      const { pictures } = (await picture(`POST /api/product/drafts/${_id}/pictures`, 61)).json.draft
      const { status, json } = await publish(_id, { sku, price })
      expect(status).toBe(200)
      expect(json.product).toMatchObject({ sku, price: 45_000, slug: 'deck-oven', isActive: true, version: 1, pictures })
      expect(json.product.categories).toMatchObject([{ _id: ovens._id }])
      expect((await shop().get('/api/product/list?category=ovens&name=deck')).json.products).toMatchObject([{ sku }])
      expect((await shop().get(pictures[1].imageUrl)).status).toBe(200)
      expect([(await read(_id)).status, (await publish(_id)).status, (await listed()).count]).toEqual([404, 404, 0])
      expect((await manage.call('admin', `GET /api/history/product/${json.product._id}`)).json.entries).toMatchObject([
        { action: 'product.added' },
      ])
    })

    test('pressed twice at once makes one product, and a taken SKU leaves the draft', async () => {
      const fields = await whole()
      const { _id } = await drafted(fields)
      await pictured(_id)
      const statuses = (await Promise.all([publish(_id), publish(_id)])).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 404])
      const other = await drafted(fields)
      await pictured(other._id)
      expect((await publish(other._id)).json).toMatchObject({ code: 'product/sku-taken', fields: { sku: expect.anything() } })
      expect((await read(other._id)).status).toBe(200)
    })

    test('waits for its brand and its category to be on show, as a product does', async () => {
      const ovens = await category('Ovens')
      const { _id } = await drafted({ ...(await whole()), categories: [ovens._id] })
      await pictured(_id)
      await manage.call('admin', `PUT /api/category/${ovens._id}/active`, { category: { isActive: false } })
      expect((await publish(_id)).json.product).toMatchObject({ isActive: false, inactiveReasons: [`category:${ovens._id}`] })
      const gone = await drafted({ ...(await whole()), categories: [ovens._id] })
      await manage.call('admin', `DELETE /api/category/delete/${ovens._id}`)
      await manage.call('admin', `DELETE /api/brand/delete/${await manage.brandOf('merchant')}`)
      expect((await read(gone._id)).json.draft).toMatchObject({ categories: [], brand: null, missing: ['brand', 'image'] })
    })

    test('loses the file of a picture that another one replaced, and has at most twelve', async () => {
      const { _id } = await drafted({})
      const first = await pictured(_id)
      const second = (await picture(`PUT /api/product/drafts/${_id}/image`, 61)).json.draft
      expect(second.pictures).toMatchObject([{ imageUrl: second.imageUrl }])
      await expect.poll(async () => (await shop().get(first.imageUrl)).status, { timeout: 30_000 }).toBe(404)
      for (let n = 1; n < PRODUCT_PICTURES_MAX; n += 1) await picture(`POST /api/product/drafts/${_id}/pictures`)
      expect((await picture(`POST /api/product/drafts/${_id}/pictures`)).json.code).toBe('product/too-many-pictures')
      const wrong = [{ name: 'image', file: Buffer.from('<svg/>') }]
      expect((await manage.send('admin', `PUT /api/product/drafts/${_id}/image`, wrong)).status).toBe(415)
    })

    test('has its pictures in the wanted order with their texts, and may lose all of them', async () => {
      const { _id } = await drafted({})
      await pictured(_id)
      const { pictures } = (await picture(`POST /api/product/drafts/${_id}/pictures`, 61)).json.draft
      const named = pictures.map(({ name }: { name: string }) => ({ name, alt: '', altAr: '' }))
      const wanted = [{ ...named[1], alt: 'Open door' }, named[0]]
      const arrange = `PUT /api/product/drafts/${_id}/pictures`
      const arranged = (await manage.call('admin', arrange, { product: { pictures: wanted } })).json.draft
      expect(arranged).toMatchObject({ pictures: wanted, imageUrl: pictures[1].imageUrl, version: 1 })
      const texts = [{ ...named[1], alt: 'Open door', altAr: 'الباب مفتوح' }, named[0]]
      expect((await manage.call('admin', arrange, { product: { pictures: texts } })).json.draft.pictures).toMatchObject(texts)
      const remove = async (name: string) => (await manage.call('admin', `DELETE /api/product/drafts/${_id}/pictures/${name}`)).json.draft
      expect(await remove(named[1].name)).toMatchObject({ pictures: [named[0]], imageUrl: pictures[0].imageUrl })
      await expect.poll(async () => (await shop().get(pictures[1].imageUrl)).status, { timeout: 30_000 }).toBe(404)
      expect(await remove(named[1].name)).toMatchObject({ pictures: [named[0]] })
      expect(await remove(named[0].name)).toMatchObject({ pictures: [], imageUrl: null, missing: expect.arrayContaining(['image']) })
    })

    test('comes back from the trash as it was, with its pictures; after its time both are gone', async () => {
      const { _id } = await drafted({ name: 'Fryer', nameAr: 'قلاية' }, 'merchant')
      const { imageUrl, pictures } = await pictured(_id)
      await manage.call('merchant', `DELETE /api/product/drafts/${_id}`)
      expect((await read(_id)).status).toBe(404)
      const [deleted] = (await manage.call('merchant', 'GET /api/product/deleted?search=fry')).json.products
      expect(deleted).toMatchObject({ _id, isDraft: true, name: 'Fryer', imageUrl })
      await dropUnusedPicture({ database: shop().accounts.database, media: shop().media }, pictures[0].name)
      expect((await manage.call('admin', `POST /api/product/deleted/${_id}/restore`, { product: {} })).status).toBe(404)
      const back = (await manage.call('merchant', `POST /api/product/drafts/${_id}/restore`)).json.draft
      expect(back).toMatchObject({ _id, name: 'Fryer', nameAr: 'قلاية', imageUrl, version: 2 })
      expect((await shop().get(imageUrl)).status).toBe(200)
      expect((await manage.call('merchant', `POST /api/product/drafts/${_id}/restore`)).json).toMatchObject({ success: true, draft: back })
      await manage.call('merchant', `DELETE /api/product/drafts/${_id}`)
      const { database, jobs } = shop().accounts
      const later = () => new Date(Date.now() + (TRASH_DAYS + 1) * DAY_MS)
      await purgeTrash({ database, jobs, now: later })
      await expect.poll(async () => (await shop().get(imageUrl)).status, { timeout: 30_000 }).toBe(404)
    })

    test('several are published or deleted at once; one that lacks something stays and is named with it', async () => {
      const [good, bad] = [await drafted(await whole()), await drafted({ ...(await whole()), name: 'Half', nameAr: '' })]
      for (const { _id } of [good, bad]) await pictured(_id)
      const foreign = await drafted({ name: 'Foreign' })
      const outcome = await many('publish', [good._id, bad._id, foreign._id, randomUUID(), 'nothing'], 'merchant')
      expect(outcome).toMatchObject({ success: true, done: 1, left: [{ _id: bad._id, name: 'Half', why: 'Name in Arabic is required.' }] })
      expect(await many('delete', [bad._id, bad._id])).toMatchObject({ done: 1, left: [] })
      expect((await listed()).drafts).toMatchObject([{ _id: foreign._id }])
    })

    test('is what a copy of a product begins as: with its facts, categories and pictures, whose files outlive the original', async () => {
      const ovens = await category('Ovens')
      const original = await manage.added('admin', { ...(await whole()), name: 'Deck oven', nameAr: 'فرن' })
      await manage.call('admin', `PUT /api/product/${original._id}/categories`, { product: { categories: [ovens._id] } })
      const { pictures } = (await picture(`POST /api/product/${original._id}/pictures`, 62)).json.product
      const copied = async (who: Who) => manage.call(who, `POST /api/product/${original._id}/copy`)
      const { draft } = (await copied('admin')).json
      expect(draft).toMatchObject({
        name: 'Deck oven (copy)',
        nameAr: 'فرن (نسخة)',
        sku: '',
        price: 45_000,
        isActive: false,
        missing: ['sku'],
      })
      expect(draft.pictures).toEqual(pictures)
      expect(draft.categories).toMatchObject([{ _id: ovens._id }])
      expect((await copied('merchant')).json.draft.categories).toEqual([])
      await manage.brandOf('otherMerchant')
      expect((await copied('otherMerchant')).status).toBe(404)
      await manage.call('admin', `DELETE /api/product/${original._id}/pictures/${pictures[1].name}`)
      await dropUnusedPicture({ database: shop().accounts.database, media: shop().media }, pictures[1].name)
      expect((await shop().get(pictures[1].imageUrl)).status).toBe(200)
      expect((await publish(draft._id, { sku: 'COPY-1' })).json.product).toMatchObject({
        slug: 'deck-oven-copy',
        isActive: false,
        pictures,
      })
    })
  },
  { hasLimits: false },
)
