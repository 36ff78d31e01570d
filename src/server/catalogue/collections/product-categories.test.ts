import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { dropPicturesNow } from '#tests/support/pictures/drop-pictures.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { managing, productFields, somePicture } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop(
  'the panels beside the form of a product',
  (shop) => {
    const manage = managing(shop)
    const added = async (facts: object = {}) => manage.added('admin', { ...productFields(await manage.brandOf('merchant')), ...facts })
    const category = async (name: string, products: readonly string[]) => {
      const facts = { name, nameAr: name, description: 'Described.', descriptionAr: 'وصف.', products }
      return (await manage.call('admin', 'POST /api/category/add', facts)).json.category
    }
    const choose = async (id: string, categories: readonly string[]) =>
      manage.call('admin', `PUT /api/product/${id}/categories`, { product: { categories } })
    const listed = async (slug: string) => (await shop().get(`/api/product/list?category=${slug}`)).json.count

    test('a product is put into exactly the chosen categories, in lists, search and history', async () => {
      const [one, other] = [await added(), await added()]
      const [ovens, grills] = [await category('Ovens', [one._id, other._id]), await category('Grills', [other._id])]
      const answer = await choose(one._id, [grills._id, randomUUID(), 'nothing'])
      expect(answer.json).toMatchObject({ success: true, product: { categories: [{ _id: grills._id }] } })
      expect([await listed('ovens'), await listed('grills')]).toEqual([1, 2])
      expect((await shop().get('/api/product/list?name=grills')).json.count).toBe(2)
      const [entry] = (await manage.call('admin', `GET /api/history/category/${ovens._id}`)).json.entries
      expect(entry).toMatchObject({ action: 'category.edited', before: { products: { count: 2 } }, after: { products: { count: 1 } } })
      expect((await choose(one._id, [])).json.product.categories).toEqual([])
      expect((await choose(randomUUID(), [grills._id])).status).toBe(404)
    })

    test('several who choose at once leave the choice of one of them', async () => {
      const [one, other] = [await added(), await added()]
      const ids: string[] = []
      for (const name of ['Ovens', 'Grills', 'Fryers', 'Sinks']) ids.push((await category(name, [other._id]))._id)
      for (const [first = '', second = '', ...rest] of [ids, ids.toReversed()]) {
        const answers = await Promise.all([choose(one._id, [first, second]), choose(one._id, rest)])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const chosen = (await manage.call('admin', `GET /api/product/${one._id}`)).json.product.categories
        expect([[first, second].sort(), rest.sort()]).toContainEqual(chosen.map(({ _id }: { _id: string }) => _id).sort())
      }
    })

    test('a category that is off takes the product off, and leaving it brings the product back', async () => {
      const one = await added()
      const ovens = await category('Ovens', [(await added())._id])
      await manage.call('admin', `PUT /api/category/${ovens._id}/active`, { category: { isActive: false } })
      expect((await choose(one._id, [ovens._id])).json.product).toMatchObject({ isActive: false })
      expect((await choose(one._id, [])).json.product).toMatchObject({ isActive: true, inactiveReasons: [] })
    })

    describe('pictures', () => {
      const addTo = async (id: string, size = 60, who: 'admin' | 'merchant' = 'merchant') => {
        const file = await photo({ width: size, height: 40 }).png().toBuffer()
        return manage.send(who, `POST /api/product/${id}/pictures`, [{ name: 'image', file }])
      }
      const arrange = async (id: string, pictures: readonly object[]) =>
        manage.call('merchant', `PUT /api/product/${id}/pictures`, { product: { pictures } })
      const remove = async (id: string, name: string) => manage.call('merchant', `DELETE /api/product/${id}/pictures/${name}`)
      const inShop = async (slug: string) => (await shop().get(`/api/product/item/${slug}`)).json.product
      const withThree = async () => {
        const product = await added()
        await addTo(product._id, 61)
        return (await addTo(product._id, 62)).json.product
      }

      test('more of them stand in the order and with the words of the manager, the first one in lists', async () => {
        const product = await withThree()
        const [first, second, third] = product.pictures
        expect(first.imageUrl).toBe(product.imageUrl)
        const told = { name: third.name, alt: '<b>From</b> the side', altAr: 'من الجانب' }
        const arranged = await arrange(product._id, [told, { name: 'none', alt: '', altAr: '' }, { name: first.name, alt: '', altAr: '' }])
        const wanted = [{ ...third, alt: 'From the side', altAr: 'من الجانب' }, first, second]
        expect(arranged.json.product).toMatchObject({ imageUrl: third.imageUrl, pictures: wanted, version: 1 })
        const shown = await inShop(product.slug)
        expect(shown.pictures).toEqual(wanted.map(({ imageUrl, alt, altAr }) => ({ imageUrl, alt, altAr })))
        expect((await shop().get('/api/product/list')).json.products).toMatchObject([{ imageUrl: third.imageUrl }])
        for (const { imageUrl } of shown.pictures) expect((await shop().get(imageUrl)).status).toBe(200)
        const [entry] = (await manage.call('admin', `GET /api/history/product/${product._id}`)).json.entries
        expect(entry).toMatchObject({
          action: 'product.pictured',
          before: { pictures: [first, second, third].map(({ imageUrl }) => imageUrl), pictureTexts: [] },
          after: { pictureTexts: ['1 en: From the side', '1 ar: من الجانب'] },
        })
        const swapped = { ...told, alt: 'من الجانب', altAr: 'From the side' }
        expect((await arrange(product._id, [swapped])).json.product.pictures[0]).toMatchObject(swapped)
        expect((await inShop(product.slug)).pictures[0]).toMatchObject({ alt: 'من الجانب', altAr: 'From the side' })
        const [moved] = (
          await arrange(product._id, [
            { ...told, alt: '', altAr: '' },
            { ...told, name: first.name },
          ])
        ).json.product.pictures.slice(1)
        expect(moved).toMatchObject({ name: first.name, alt: 'From the side', altAr: 'من الجانب' })
        expect((await arrange(product._id, [{ name: first.name, alt: 'x'.repeat(161), altAr: '' }])).status).toBe(400)
      })

      test('a removed one loses its file and the next one comes to the front; the last one can only be replaced', async () => {
        const product = await withThree()
        const [first, second, third] = product.pictures
        for (const { name } of [first, second]) expect((await remove(product._id, name)).status).toBe(200)
        expect((await inShop(product.slug)).imageUrl).toBe(third.imageUrl)
        expect((await shop().get(first.imageUrl)).status).toBe(200)
        await dropPicturesNow(shop().accounts.database.db)
        await expect.poll(async () => (await shop().get(first.imageUrl)).status, { timeout: 30_000 }).toBe(404)
        expect((await remove(product._id, first.name)).status).toBe(200)
        expect((await remove(product._id, third.name)).json).toMatchObject({ code: 'product/last-picture' })
        expect((await shop().get(third.imageUrl)).status).toBe(200)
      })

      test('a replaced main one leaves the others where they are, and takes its words with it', async () => {
        const product = await withThree()
        const [first, second, third] = product.pictures
        await arrange(product._id, [{ ...first, alt: 'From the front' }])
        const parts = [{ name: 'image', file: await somePicture() }]
        const replaced = (await manage.send('merchant', `PUT /api/product/${product._id}/image`, parts)).json.product
        expect(replaced.pictures).toMatchObject([{ imageUrl: replaced.imageUrl, alt: '' }, second, third])
        expect((await inShop(product.slug)).pictures).toHaveLength(3)
      })

      test('there are at most twelve, also where several come at once', async () => {
        const { _id } = await added()
        for (let n = 2; n < PRODUCT_PICTURES_MAX; n += 1) expect((await addTo(_id)).status).toBe(200)
        const statuses = (await Promise.all([addTo(_id), addTo(_id)])).map(({ status }) => status)
        expect(statuses.sort()).toEqual([200, 400])
        expect((await addTo(_id)).json).toMatchObject({
          code: 'product/too-many-pictures',
          fields: { image: [expect.stringMatching(/12/)] },
        })
      })
    })
  },
  { hasLimits: false },
)
