import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { managing, productFields } from '#tests/support/shop/product-management.ts'
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

    test('a category that is off takes the product off, and leaving it brings the product back', async () => {
      const one = await added()
      const ovens = await category('Ovens', [(await added())._id])
      await manage.call('admin', `PUT /api/category/${ovens._id}/active`, { category: { isActive: false } })
      expect((await choose(one._id, [ovens._id])).json.product).toMatchObject({ isActive: false })
      expect((await choose(one._id, [])).json.product).toMatchObject({ isActive: true, inactiveReasons: [] })
    })

    test('a copy shares the picture, which stays while one of the two shows it', async () => {
      const original = await added()
      const fields = { ...productFields(original.brand._id), name: 'Convection oven (copy)', isActive: false }
      const copy = (await manage.call('merchant', `POST /api/product/${original._id}/copy`, { product: fields })).json.product
      expect(copy).toMatchObject({ sku: fields.sku, imageUrl: original.imageUrl, isActive: false, slug: 'convection-oven-copy' })
      const taken = await manage.call('merchant', `POST /api/product/${original._id}/copy`, { product: fields })
      expect(taken).toMatchObject({ status: 400, json: { code: 'product/sku-taken' } })
      expect((await manage.call('admin', `POST /api/product/${randomUUID()}/copy`, { product: { ...fields, sku: 'NEW-1' } })).status).toBe(
        404,
      )
      await manage.call('admin', `DELETE /api/product/delete/${original._id}`)
      expect((await shop().get(copy.imageUrl)).status).toBe(200)
    })
  },
  { hasLimits: false },
)
