import { randomUUID } from 'node:crypto'
import { type FormPart, texts } from '#tests/support/http/multipart.ts'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { managing, productFields, somePicture } from '#tests/support/shop/product-management.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, type Case, managers, onlyFor, type Sample } from './cases.ts'

/** A product of the merchant's brand, and valid fields of a form for it. */
async function ofMerchant(shop: TestShop): Promise<{ id: string; brand: string }> {
  const brand = await managing(() => shop).brandOf('merchant')
  return { id: await addProductTo(shop, { brandId: brand, categoryIds: [], isActive: true }), brand }
}

/** Managers succeed; with a record of the merchant's only this merchant and admins do. */
const OF_MERCHANT = { ...onlyFor('merchant', 'admin'), member: 403, otherMember: 403 }

const at =
  (path: (id: string) => string, body?: unknown) =>
  async (shop: TestShop): Promise<Sample> => {
    const { id } = await ofMerchant(shop)
    return { path: path(id), ...(body === undefined ? {} : { body }) }
  }

async function draftOfMerchant(shop: TestShop): Promise<{ id: string; brand: string }> {
  const manage = managing(() => shop)
  const brand = await manage.brandOf('merchant')
  const { json } = await manage.call('merchant', 'POST /api/product/drafts', { product: { name: 'Unfinished' } })
  return { id: json.draft._id, brand }
}

const atDraft =
  (path: (id: string) => string, body?: unknown) =>
  async (shop: TestShop): Promise<Sample> => {
    const { id } = await draftOfMerchant(shop)
    return { path: path(id), ...(body === undefined ? {} : { body }) }
  }

async function picture(): Promise<FormPart> {
  return { name: 'image', file: await somePicture() }
}

export const productCases = {
  'GET /api/product': [{ what: 'those one keeps', sample: () => ({ path: '/api/product?page=1' }), answers: managers() }],
  'GET /api/product/list/select': [{ what: 'those one keeps', sample: () => ({}), answers: managers() }],
  'GET /api/product/drive': [{ what: 'whether there is one', sample: () => ({}), answers: managers() }],
  'GET /api/product/drive/:sku': [{ what: 'a folder', sample: () => ({ path: '/api/product/drive/ANY-1' }), answers: managers() }],
  'GET /api/product/:id': [{ what: "one of the merchant's brand", sample: at((id) => `/api/product/${id}`), answers: OF_MERCHANT }],
  'GET /api/product/old-prices': [{ what: "how many of one's own", sample: () => ({}), answers: managers() }],
  'POST /api/product/:id/confirm-price': [
    { what: "one of the merchant's brand", sample: at((id) => `/api/product/${id}/confirm-price`), answers: OF_MERCHANT },
  ],
  'GET /api/product/deleted': [{ what: 'those that can be taken back', sample: () => ({}), answers: managers() }],
  'POST /api/product/deleted/:id/restore': [
    {
      what: "one of the merchant's brand",
      sample: async (shop) => {
        const { id } = await ofMerchant(shop)
        await managing(() => shop).call('admin', `DELETE /api/product/delete/${id}`)
        return { path: `/api/product/deleted/${id}/restore`, body: { product: {} } }
      },
      answers: OF_MERCHANT,
    },
  ],
  'POST /api/product/many/preview': [
    {
      what: 'all that a filter finds',
      sample: () => ({ body: { selection: { filter: {} }, change: { kind: 'stock', quantity: 3 } } }),
      answers: managers(),
    },
    {
      what: 'a category, which merchants do not change',
      sample: async (shop) => {
        await shop.stock({ categories: [{ name: `Ovens ${randomUUID()}` }], products: [{ categories: [0] }] })
        const category = (await managing(() => shop).call('admin', 'GET /api/category')).json.categories[0]._id
        return { body: { selection: { filter: {} }, change: { kind: 'category-add', category } } }
      },
      answers: managers({ merchant: 403, otherMerchant: 403 }),
    },
  ],
  'POST /api/product/many': [
    {
      what: "one of the merchant's brand, which other merchants do not find",
      sample: async (shop) => {
        const { id } = await ofMerchant(shop)
        return { body: { selection: { ids: [id] }, change: { kind: 'stock', quantity: 3 }, key: randomUUID(), changes: 1 } }
      },
      answers: managers({ otherMerchant: 400 }),
    },
  ],
  'GET /api/product/many/last': [{ what: 'the own one', sample: () => ({}), answers: managers() }],
  'POST /api/product/many/:id/undo': [
    {
      what: "the merchant's own",
      sample: async (shop) => {
        const { id } = await ofMerchant(shop)
        const body = { selection: { ids: [id] }, change: { kind: 'stock', quantity: 3 }, key: randomUUID(), changes: 1 }
        await managing(() => shop).call('merchant', 'POST /api/product/many', body)
        return { path: `/api/product/many/${body.key}/undo` }
      },
      answers: managers({ otherMerchant: 400, admin: 400 }),
    },
  ],
  'POST /api/product/add': [
    {
      what: 'a new one, for merchants of the own brand',
      sample: async (shop) => ({ form: [...texts(productFields((await ofMerchant(shop)).brand)), await picture()] }),
      answers: managers(),
    },
  ],
  'PUT /api/product/:id/categories': [
    {
      what: "one of the merchant's brand",
      sample: at((id) => `/api/product/${id}/categories`, { product: { categories: [] } }),
      answers: admins(),
    },
  ],
  'POST /api/product/:id/pictures': [
    {
      what: "one of the merchant's brand",
      sample: async (shop) => ({ path: `/api/product/${(await ofMerchant(shop)).id}/pictures`, form: [await picture()] }),
      answers: OF_MERCHANT,
    },
  ],
  'PUT /api/product/:id/pictures': [
    {
      what: "one of the merchant's brand",
      sample: at((id) => `/api/product/${id}/pictures`, { product: { pictures: [] } }),
      answers: OF_MERCHANT,
    },
  ],
  'DELETE /api/product/:id/pictures/:name': [
    { what: "one of the merchant's brand", sample: at((id) => `/api/product/${id}/pictures/none`), answers: OF_MERCHANT },
  ],
  'POST /api/product/:id/copy': [
    { what: "one of the merchant's brand", sample: at((id) => `/api/product/${id}/copy`), answers: OF_MERCHANT },
  ],
  'GET /api/product/drafts': [{ what: "one's own", sample: () => ({}), answers: managers() }],
  'POST /api/product/drafts': [{ what: 'an empty one', sample: () => ({ body: { product: {} } }), answers: managers() }],
  'POST /api/product/drafts/many': [
    {
      what: 'a deletion; of another brand none is found',
      sample: async (shop) => ({ body: { action: 'delete', ids: [(await draftOfMerchant(shop)).id] } }),
      answers: managers(),
    },
  ],
  'GET /api/product/drafts/:id': [
    { what: "one of the merchant's brand", sample: atDraft((id) => `/api/product/drafts/${id}`), answers: OF_MERCHANT },
  ],
  'PUT /api/product/drafts/:id': [
    {
      what: "one of the merchant's brand",
      sample: atDraft((id) => `/api/product/drafts/${id}`, { product: { name: 'Fryer' } }),
      answers: OF_MERCHANT,
    },
  ],
  'PUT /api/product/drafts/:id/image': [
    {
      what: "one of the merchant's brand",
      sample: async (shop) => ({ path: `/api/product/drafts/${(await draftOfMerchant(shop)).id}/image`, form: [await picture()] }),
      answers: OF_MERCHANT,
    },
  ],
  'POST /api/product/drafts/:id/pictures': [
    {
      what: "one of the merchant's brand",
      sample: async (shop) => ({ path: `/api/product/drafts/${(await draftOfMerchant(shop)).id}/pictures`, form: [await picture()] }),
      answers: OF_MERCHANT,
    },
  ],
  'PUT /api/product/drafts/:id/pictures': [
    {
      what: "those of one of the merchant's brand",
      sample: atDraft((id) => `/api/product/drafts/${id}/pictures`, { product: { pictures: [] } }),
      answers: OF_MERCHANT,
    },
  ],
  'DELETE /api/product/drafts/:id/pictures/:name': [
    {
      what: "one of the merchant's brand",
      sample: atDraft((id) => `/api/product/drafts/${id}/pictures/none.webp`),
      answers: OF_MERCHANT,
    },
  ],
  'POST /api/product/drafts/:id/publish': [
    {
      what: "a whole one of the merchant's brand",
      sample: async (shop) => {
        const { id, brand } = await draftOfMerchant(shop)
        const { send } = managing(() => shop)
        await send('admin', `PUT /api/product/drafts/${id}/image`, [await picture()])
        return { path: `/api/product/drafts/${id}/publish`, body: { product: productFields(brand) } }
      },
      answers: OF_MERCHANT,
    },
  ],
  'DELETE /api/product/drafts/:id': [
    { what: "one of the merchant's brand", sample: atDraft((id) => `/api/product/drafts/${id}`), answers: OF_MERCHANT },
  ],
  'POST /api/product/drafts/:id/restore': [
    {
      what: "one of the merchant's brand",
      sample: async (shop) => {
        const { id } = await draftOfMerchant(shop)
        await managing(() => shop).call('admin', `DELETE /api/product/drafts/${id}`)
        return { path: `/api/product/drafts/${id}/restore` }
      },
      answers: OF_MERCHANT,
    },
  ],
  'PUT /api/product/:id': [
    {
      what: "one of the merchant's brand",
      sample: async (shop) => {
        const { id, brand } = await ofMerchant(shop)
        return { path: `/api/product/${id}`, body: { product: { ...productFields(brand), slug: `slug-${id}` } } }
      },
      answers: OF_MERCHANT,
    },
  ],
  'PUT /api/product/:id/image': [
    {
      what: "one of the merchant's brand",
      sample: async (shop) => ({ path: `/api/product/${(await ofMerchant(shop)).id}/image`, form: [await picture()] }),
      answers: OF_MERCHANT,
    },
  ],
  'PUT /api/product/:id/active': [
    {
      what: "one of the merchant's brand",
      sample: at((id) => `/api/product/${id}/active`, { product: { isActive: false } }),
      answers: OF_MERCHANT,
    },
  ],
  'DELETE /api/product/delete/:id': [
    { what: "one of the merchant's brand", sample: at((id) => `/api/product/delete/${id}`), answers: OF_MERCHANT },
  ],
} as const satisfies Record<string, readonly Case[]>
