import { type FormPart, texts } from '#tests/support/http/multipart.ts'
import type { PersonName } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { type Case, managers, onlyFor, type Sample } from '../cases.ts'

const SHEET = 'SKU,Price\nABSENT-1,100\n'
/** Another person's sheet is not found, whatever the areas. */
const OF_MERCHANT = { ...onlyFor('merchant'), member: 403, otherMember: 403 }

function sheet(kind: string): FormPart[] {
  return [...texts({ kind, name: 'prices.csv' }), { name: 'file', file: Buffer.from(SHEET), fileName: 'prices.csv' }]
}

const at =
  (path: (id: string) => string, body?: unknown, who: PersonName = 'merchant') =>
  async (shop: TestShop): Promise<Sample> => {
    const { _id } = (await sheeting(() => shop).start(who, SHEET)).json.run
    return { path: path(_id), ...(body === undefined ? {} : { body }) }
  }

const CHOICE = { columns: ['sku', 'price'], isPartial: false }

export const sheetCases = {
  'GET /api/sheets/runs': [{ what: 'those one has sent', sample: () => ({}), answers: managers() }],
  'POST /api/sheets/runs': [
    { what: 'products', sample: () => ({ form: sheet('products') }), answers: managers() },
    { what: 'brands', sample: () => ({ form: sheet('brands') }), answers: managers({ merchant: 403, otherMerchant: 403 }) },
  ],
  'GET /api/sheets/runs/:id': [{ what: "a merchant's", sample: at((id) => `/api/sheets/runs/${id}`), answers: OF_MERCHANT }],
  'PUT /api/sheets/runs/:id': [{ what: "a merchant's", sample: at((id) => `/api/sheets/runs/${id}`, CHOICE), answers: OF_MERCHANT }],
  'POST /api/sheets/runs/:id/import': [
    {
      what: 'a merchant’s that was not checked',
      sample: at((id) => `/api/sheets/runs/${id}/import`, {}),
      answers: { ...OF_MERCHANT, merchant: 400 },
    },
  ],
  'GET /api/sheets/runs/:id/rows': [{ what: "a merchant's", sample: at((id) => `/api/sheets/runs/${id}/rows`), answers: OF_MERCHANT }],
  'GET /api/sheets/runs/:id/file': [{ what: "a merchant's", sample: at((id) => `/api/sheets/runs/${id}/file`), answers: OF_MERCHANT }],
  'DELETE /api/sheets/runs/:id': [{ what: "a merchant's", sample: at((id) => `/api/sheets/runs/${id}`), answers: OF_MERCHANT }],
  'GET /api/sheets/pictures': [{ what: 'those one has sent', sample: () => ({}), answers: managers() }],
  'POST /api/sheets/pictures': [
    {
      what: 'a picture of no product',
      sample: async () => ({ form: [...texts({ name: 'ABSENT-1.jpg' }), { name: 'file', file: await somePicture() }] }),
      answers: managers(),
    },
  ],
  'GET /api/sheets/template/:kind': [
    { what: 'products', sample: () => ({ path: '/api/sheets/template/products?format=csv' }), answers: managers() },
    {
      what: 'categories',
      sample: () => ({ path: '/api/sheets/template/categories?format=csv' }),
      answers: managers({ merchant: 403, otherMerchant: 403 }),
    },
  ],
  'GET /api/sheets/export/:kind': [
    { what: 'products', sample: () => ({ path: '/api/sheets/export/products?format=csv' }), answers: managers() },
    {
      what: 'brands',
      sample: () => ({ path: '/api/sheets/export/brands?format=csv' }),
      answers: managers({ merchant: 403, otherMerchant: 403 }),
    },
  ],
} as const satisfies Record<string, readonly Case[]>
