import { expect, test } from 'vitest'
import { managing, productFields } from '../support/shop/product-management.ts'
import { describeShop } from '../support/shop/shop-on-both.ts'

describeShop('a product that is edited', (shop) => {
  const manage = managing(shop)

  test('is found by each of its words, its SKU and its power as they are now', async () => {
    const product = await manage.added('admin', productFields(await manage.brandOf('merchant')))
    const found = async (term: string) => (await shop().get(`/api/product/list?name=${encodeURIComponent(term)}`)).json.count
    const edits = [
      [{ sku: 'ZQX-8842' }, '8842'],
      [{ name: 'Salamander' }, 'salamander'],
      [{ nameAr: 'مبرد' }, 'مبرد'],
      [{ description: 'Crisps evenly.' }, 'crisps'],
      [{ descriptionAr: 'يحمص بالتساوي.' }, 'يحمص'],
      [{ specs: { powerKw: 93 } }, '93 kW'],
    ] as const
    for (const [change, term] of edits) {
      expect(await found(term), term).toBe(0)
      expect((await manage.call('admin', `PUT /api/product/${product._id}`, { product: change })).status, term).toBe(200)
      await expect.poll(() => found(term), { timeout: 2000 }).toBe(1)
    }
  })
})
