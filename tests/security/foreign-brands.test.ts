import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deletedProductEndpoints } from '#contract/products/deleted-products.ts'
import { manyProductEndpoints } from '#contract/products/many-products.ts'
import { productDraftEndpoints } from '#contract/products/product-drafts.ts'
import { productPanelEndpoints } from '#contract/products/product-panels.ts'
import { productEndpoints } from '#contract/products.ts'
import { mediaName } from '#domain/catalogue/media.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { managing, productFields, somePicture } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const CALLS = {
  ...productEndpoints,
  ...deletedProductEndpoints,
  ...manyProductEndpoints,
  ...productPanelEndpoints,
  ...productDraftEndpoints,
}
type ProductCall = keyof typeof CALLS

const SECRET = 'Secretproduct'

describeShop(
  'a merchant and the products of another brand',
  (shop) => {
    const manage = managing(shop)

    /** Every call that managers have for products, made by a merchant on a product of somebody else. */
    const attempts = (
      foreign: { _id: string; sku: string; slug: string; imageUrl: string },
      { brand, deletedId, runId, draftId, deletedDraftId }: Record<'brand' | 'deletedId' | 'runId' | 'draftId' | 'deletedDraftId', string>,
    ): Record<ProductCall, () => Promise<unknown>[]> => {
      const asMerchant = (call: string, body?: unknown) => manage.call('merchant', call, body)
      const pictured = async (call: string) => manage.send('merchant', call, [{ name: 'image', file: await somePicture() }])
      const selections = [{ ids: [foreign._id] }, { filter: { search: SECRET } }, { filter: { brand: 'brand-of-othermerchant' } }]
      const changes = [{ kind: 'stock', quantity: 3 }, { kind: 'brand', brand }, { kind: 'delete' }]
      const asked = () => selections.flatMap((selection) => changes.map((change) => ({ selection, change })))
      return {
        'GET /api/product': () =>
          [
            '',
            '?page=1&limit=100',
            `?search=${SECRET}`,
            `?page=1&search=${foreign.sku}`,
            `?brand=${brand}`,
            '?brand=brand-of-othermerchant',
            '?isActive=false',
          ].map((query) => asMerchant(`GET /api/product${query}`)),
        'GET /api/product/list/select': () =>
          ['', '?page=1', `?search=${SECRET}`, `?search=${foreign.sku}`].map((query) => asMerchant(`GET /api/product/list/select${query}`)),
        'GET /api/product/old-prices': () => [asMerchant('GET /api/product/old-prices')],
        'POST /api/product/:id/confirm-price': () => [asMerchant(`POST /api/product/${foreign._id}/confirm-price`)],
        'GET /api/product/drive': () => [asMerchant('GET /api/product/drive')],
        'GET /api/product/drive/:sku': () => [asMerchant(`GET /api/product/drive/${foreign.sku}`)],
        'GET /api/product/:id': () => [foreign._id, foreign.slug].map((id) => asMerchant(`GET /api/product/${id}`)),
        'POST /api/product/add': () => [manage.add('merchant', { ...productFields(brand), sku: 'MINE' })],
        'PUT /api/product/:id': () => [
          asMerchant(`PUT /api/product/${foreign._id}`, { product: { ...productFields(brand), slug: 'stolen', brand } }),
        ],
        'PUT /api/product/:id/image': () => [pictured(`PUT /api/product/${foreign._id}/image`)],
        'PUT /api/product/:id/active': () => [asMerchant(`PUT /api/product/${foreign._id}/active`, { product: { isActive: true } })],
        'DELETE /api/product/delete/:id': () => [asMerchant(`DELETE /api/product/delete/${foreign._id}`)],
        'GET /api/product/deleted': () => ['', `?search=${SECRET}`].map((query) => asMerchant(`GET /api/product/deleted${query}`)),
        'POST /api/product/deleted/:id/restore': () => [
          asMerchant(`POST /api/product/deleted/${deletedId}/restore`, { product: { sku: 'STOLEN' } }),
        ],
        'POST /api/product/many/preview': () => asked().map((body) => asMerchant('POST /api/product/many/preview', body)),
        'POST /api/product/many': () =>
          asked().map((body) => asMerchant('POST /api/product/many', { ...body, key: randomUUID(), changes: 1 })),
        'GET /api/product/many/last': () => [asMerchant('GET /api/product/many/last')],
        'POST /api/product/many/:id/undo': () => [asMerchant(`POST /api/product/many/${runId}/undo`)],
        'PUT /api/product/:id/categories': () => [
          asMerchant(`PUT /api/product/${foreign._id}/categories`, { product: { categories: [] } }),
        ],
        'POST /api/product/:id/pictures': () => [pictured(`POST /api/product/${foreign._id}/pictures`)],
        'PUT /api/product/:id/pictures': () => [asMerchant(`PUT /api/product/${foreign._id}/pictures`, { product: { pictures: [] } })],
        'DELETE /api/product/:id/pictures/:name': () => [
          asMerchant(`DELETE /api/product/${foreign._id}/pictures/${mediaName(foreign.imageUrl)}`),
        ],
        'POST /api/product/:id/copy': () => [asMerchant(`POST /api/product/${foreign._id}/copy`)],
        'GET /api/product/drafts': () => ['', `?search=${SECRET}`].map((query) => asMerchant(`GET /api/product/drafts${query}`)),
        'POST /api/product/drafts': () => [asMerchant('POST /api/product/drafts', { product: { name: 'Mine', brand } })],
        'POST /api/product/drafts/many': () =>
          ['publish', 'delete'].map((action) => asMerchant('POST /api/product/drafts/many', { action, ids: [draftId] })),
        'GET /api/product/drafts/:id': () => [asMerchant(`GET /api/product/drafts/${draftId}`)],
        'PUT /api/product/drafts/:id': () => [asMerchant(`PUT /api/product/drafts/${draftId}`, { product: { name: 'Stolen' } })],
        'PUT /api/product/drafts/:id/image': () => [pictured(`PUT /api/product/drafts/${draftId}/image`)],
        'POST /api/product/drafts/:id/pictures': () => [pictured(`POST /api/product/drafts/${draftId}/pictures`)],
        'PUT /api/product/drafts/:id/pictures': () => [
          asMerchant(`PUT /api/product/drafts/${draftId}/pictures`, { product: { pictures: [] } }),
        ],
        'DELETE /api/product/drafts/:id/pictures/:name': () => [asMerchant(`DELETE /api/product/drafts/${draftId}/pictures/none.webp`)],
        'POST /api/product/drafts/:id/publish': () => [
          asMerchant(`POST /api/product/drafts/${draftId}/publish`, { product: { ...productFields(brand), sku: 'STOLEN' } }),
        ],
        'DELETE /api/product/drafts/:id': () => [asMerchant(`DELETE /api/product/drafts/${draftId}`)],
        'POST /api/product/drafts/:id/restore': () => [asMerchant(`POST /api/product/drafts/${deletedDraftId}/restore`)],
      }
    }

    test('no call shows the merchant such a product or changes it', async () => {
      const brand = await manage.brandOf('otherMerchant')
      await manage.brandOf('merchant')
      const foreign = await manage.added(
        'otherMerchant',
        { ...productFields(brand), name: SECRET, isActive: false },
        await photo({ width: 31, height: 31 }).png().toBuffer(),
      )
      const gone = await manage.added('otherMerchant', { ...productFields(brand), name: SECRET })
      await manage.call('otherMerchant', `DELETE /api/product/delete/${gone._id}`)
      const run = { selection: { ids: [foreign._id] }, change: { kind: 'stock', quantity: 7 }, key: randomUUID(), changes: 1 }
      expect((await manage.call('otherMerchant', 'POST /api/product/many', run)).status).toBe(200)
      const drafted = async () =>
        (await manage.call('otherMerchant', 'POST /api/product/drafts', { product: { name: SECRET } })).json.draft._id as string
      const [draftId, deletedDraftId] = [await drafted(), await drafted()]
      await manage.call('otherMerchant', `DELETE /api/product/drafts/${deletedDraftId}`)
      const unfinished = (await manage.call('admin', `GET /api/product/drafts/${draftId}`)).text
      const before = (await manage.call('admin', `GET /api/product/${foreign._id}`)).text
      const history = (await manage.call('admin', `GET /api/history/product/${foreign._id}`)).text
      const calls = attempts(foreign, { brand, deletedId: gone._id, runId: run.key, draftId, deletedDraftId })
      expect(Object.keys(calls).sort()).toEqual(Object.keys(CALLS).sort())
      for (const [call, make] of Object.entries(calls)) {
        for (const answer of (await Promise.all(make())) as { text: string; status: number }[]) {
          expect(answer.status, call).toBeLessThan(500)
          for (const trace of [SECRET, foreign._id, gone._id, draftId, deletedDraftId, run.key, foreign.imageUrl, brand])
            expect(answer.text, call).not.toContain(trace)
        }
      }
      expect((await manage.call('admin', `GET /api/product/${foreign._id}`)).text).toBe(before)
      expect((await manage.call('admin', `GET /api/history/product/${foreign._id}`)).text).toBe(history)
      expect((await manage.call('admin', `GET /api/product/drafts/${draftId}`)).text).toBe(unfinished)
      const own = (await manage.call('merchant', 'GET /api/product')).json.products
      expect(own).toMatchObject([{ sku: 'MINE', brand: { name: 'Brand of merchant' } }])
    })
  },
  { hasLimits: false },
)
