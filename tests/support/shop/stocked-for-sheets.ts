import { beforeEach } from 'vitest'
import { sheeting } from './sheeting.ts'
import type { TestShop } from './test-shop.ts'

/** The headings of a sheet of products. */
export const HEAD = 'SKU,Name,Name in Arabic,Description,Description in Arabic,Price,Stock,Brand,Category'
/** A row of a new product. */
export const MIXER = 'MX-1,Mixer,عجان,Kneads.,يعجن.,"45,000 L.E",٣,Zumurrud,Mixers'

/** A shop with two ovens of a brand and a product of another one. */
export function stocked(shop: () => TestShop) {
  const calls = sheeting(shop)

  beforeEach(async () => {
    await shop().stock({
      brands: [{ name: 'Zumurrud', nameAr: 'زمرد' }, { name: 'Other' }],
      categories: [{ name: 'Ovens', nameAr: 'أفران' }, { name: 'Mixers' }],
      products: [
        { sku: 'OV-1', name: 'Oven', nameAr: 'فرن', pounds: 1000, quantity: 5, categories: [0] },
        { sku: 'OV-2', name: 'Big oven', nameAr: 'فرن كبير', pounds: 2000, quantity: 5, categories: [0] },
        { sku: 'FO-1', name: 'Foreign', nameAr: 'آخر', pounds: 3000, brand: 1 },
      ],
    })
  })

  const product = async (sku: string) => (await calls.call('admin', `GET /api/product?search=${sku}`)).json.products[0]

  return { ...calls, product }
}
