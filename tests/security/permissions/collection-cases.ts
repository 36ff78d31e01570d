import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { idOf, signedIn as signIn } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, type Case, managers } from './cases.ts'

const NAMES = { name: 'Cold rooms', nameAr: 'غرف تبريد', description: 'Walk in.', descriptionAr: 'للدخول.' }
const OFF = { isActive: false }

async function category(shop: TestShop): Promise<{ id: string; products: string[] }> {
  const products = await shop.stock({ products: [{}] })
  const headers = await signIn(shop, 'admin')
  const { json } = await sendJson(shop, { call: 'POST /api/category/add', body: { ...NAMES, products }, headers })
  return { id: json.category._id, products }
}

async function brand(shop: TestShop): Promise<string> {
  const headers = await signIn(shop, 'admin')
  const { json } = await sendJson(shop, { call: 'POST /api/brand/add', body: NAMES, headers })
  return json.brand._id
}

/** The brand of `merchant`. */
async function ownBrand(shop: TestShop): Promise<string> {
  await signIn(shop, 'merchant')
  const [row] = await shop.accounts.database.db
    .select({ brandId: merchants.brandId })
    .from(merchants)
    .innerJoin(users, eq(users.merchantId, merchants.id))
    .where(eq(users.id, idOf('merchant')))
  return row?.brandId ?? ''
}

/** A merchant manages the own brand and knows of no other. */
const ofMerchant = managers({ otherMerchant: 404 })
const ofNobody = managers({ merchant: 404, otherMerchant: 404 })
const edited = { ...NAMES, slug: 'cold-rooms-of-old' }

export const collectionCases = {
  'GET /api/category': [{ what: 'all', sample: () => ({}), answers: admins() }],
  'GET /api/category/deleted': [{ what: 'those that can be taken back', sample: () => ({}), answers: admins() }],
  'POST /api/category/deleted/:id/restore': [
    {
      what: 'one',
      sample: async (shop) => {
        const { id } = await category(shop)
        await sendJson(shop, { call: `DELETE /api/category/delete/${id}`, headers: await signIn(shop, 'admin') })
        return { path: `/api/category/deleted/${id}/restore` }
      },
      answers: admins(),
    },
  ],
  'GET /api/category/:id': [
    { what: 'one', sample: async (shop) => ({ path: `/api/category/${(await category(shop)).id}` }), answers: admins() },
    { what: 'none', sample: () => ({ path: `/api/category/${randomUUID()}` }), answers: admins({ admin: 404 }) },
  ],
  'GET /api/category/:id/facts': [
    { what: 'one', sample: async (shop) => ({ path: `/api/category/${(await category(shop)).id}/facts` }), answers: admins() },
    { what: 'none', sample: () => ({ path: `/api/category/${randomUUID()}/facts` }), answers: admins({ admin: 404 }) },
  ],
  'POST /api/category/add': [
    {
      what: 'with a product',
      sample: async (shop) => ({ body: { ...NAMES, products: await shop.stock({ products: [{}] }) } }),
      answers: admins(),
    },
  ],
  'POST /api/category/facts': [{ what: 'without a product', sample: () => ({ body: NAMES }), answers: admins() }],
  'PUT /api/category/:id': [
    {
      what: 'one',
      sample: async (shop) => {
        const { id, products } = await category(shop)
        return { path: `/api/category/${id}`, body: { category: { ...NAMES, slug: randomUUID(), products } } }
      },
      answers: admins(),
    },
  ],
  'PUT /api/category/:id/facts': [
    {
      what: 'one with a product that leaves',
      sample: async (shop) => {
        const { id, products } = await category(shop)
        const added = await shop.stock({ products: [{}] })
        return { path: `/api/category/${id}/facts`, body: { category: { ...NAMES, slug: randomUUID(), added, removed: products } } }
      },
      answers: admins(),
    },
  ],
  'PUT /api/category/:id/active': [
    {
      what: 'one',
      sample: async (shop) => ({ path: `/api/category/${(await category(shop)).id}/active`, body: { category: OFF } }),
      answers: admins(),
    },
  ],
  'PUT /api/category/:id/image': [
    {
      what: 'one',
      sample: async (shop) => ({
        path: `/api/category/${(await category(shop)).id}/image`,
        form: [{ name: 'image', file: await somePicture() }],
      }),
      answers: admins(),
    },
  ],
  'PUT /api/category/:id/drawing': [
    {
      what: 'one',
      sample: async (shop) => ({
        path: `/api/category/${(await category(shop)).id}/drawing`,
        body: { category: { drawing: 'combi-oven' } },
      }),
      answers: admins(),
    },
  ],
  'PUT /api/category/:id/place': [
    {
      what: 'one',
      sample: async (shop) => {
        const { id } = await category(shop)
        return { path: `/api/category/${id}/place`, body: { category: { order: [id] } } }
      },
      answers: admins(),
    },
  ],
  'PUT /api/brand/:id/place': [
    {
      what: 'one that nobody keeps',
      sample: async (shop) => {
        const id = await brand(shop)
        return { path: `/api/brand/${id}/place`, body: { brand: { order: [id] } } }
      },
      answers: admins(),
    },
  ],
  'DELETE /api/category/delete/:id': [
    { what: 'one', sample: async (shop) => ({ path: `/api/category/delete/${(await category(shop)).id}` }), answers: admins() },
  ],
  'GET /api/brand': [{ what: 'all that one keeps', sample: () => ({}), answers: managers() }],
  'GET /api/brand/list/select': [{ what: 'all that one keeps', sample: () => ({}), answers: managers() }],
  'GET /api/brand/deleted': [{ what: 'those that can be taken back', sample: () => ({}), answers: admins() }],
  'POST /api/brand/deleted/:id/restore': [
    {
      what: 'that nobody keeps',
      sample: async (shop) => {
        const id = await brand(shop)
        await sendJson(shop, { call: `DELETE /api/brand/delete/${id}`, headers: await signIn(shop, 'admin') })
        return { path: `/api/brand/deleted/${id}/restore` }
      },
      answers: admins(),
    },
  ],
  'GET /api/brand/:id': [
    { what: 'of a merchant', sample: async (shop) => ({ path: `/api/brand/${await ownBrand(shop)}` }), answers: ofMerchant },
    { what: 'that nobody keeps', sample: async (shop) => ({ path: `/api/brand/${await brand(shop)}` }), answers: ofNobody },
  ],
  'POST /api/brand/add': [{ what: 'one', sample: () => ({ body: NAMES }), answers: admins() }],
  'PUT /api/brand/:id': [
    {
      what: 'of a merchant',
      sample: async (shop) => ({ path: `/api/brand/${await ownBrand(shop)}`, body: { brand: edited } }),
      answers: ofMerchant,
    },
    {
      what: 'that nobody keeps',
      sample: async (shop) => ({ path: `/api/brand/${await brand(shop)}`, body: { brand: { ...NAMES, slug: randomUUID() } } }),
      answers: ofNobody,
    },
  ],
  'PUT /api/brand/:id/active': [
    {
      what: 'of a merchant',
      sample: async (shop) => ({ path: `/api/brand/${await ownBrand(shop)}/active`, body: { brand: OFF } }),
      answers: ofMerchant,
    },
    {
      what: 'that nobody keeps',
      sample: async (shop) => ({ path: `/api/brand/${await brand(shop)}/active`, body: { brand: OFF } }),
      answers: ofNobody,
    },
  ],
  'DELETE /api/brand/delete/:id': [
    { what: 'that nobody keeps', sample: async (shop) => ({ path: `/api/brand/delete/${await brand(shop)}` }), answers: admins() },
  ],
} as const satisfies Record<string, readonly Case[]>
