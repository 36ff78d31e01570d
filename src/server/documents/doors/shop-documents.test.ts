import { expect, test } from 'vitest'
import { askForPdf } from '#tests/support/documents/ask-for-pdf.ts'
import { enterRequest } from '#tests/support/shop/callers.ts'
import { ordering } from '#tests/support/shop/ordering.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop("the shop's documents", (shop) => {
  const { order } = ordering(shop)

  test("a product's sheet is for everybody and says no price, whoever asks", async () => {
    await shop().stock({ products: [{ name: 'Sheeted oven', pounds: 54_321 }] })
    for (const who of ['nobody', 'member', 'admin'] as const) {
      const { text, language } = await askForPdf(shop(), '/api/product/item/sheeted-oven/sheet', who)
      expect(text).toContain('Sheeted oven')
      expect(text).not.toMatch(/54,?321|L\.E/)
      expect(language).toBe('en')
    }
    expect((await askForPdf(shop(), '/api/product/item/sheeted-oven/sheet?language=ar')).language).toBe('ar')
  })

  test('the price list has the prices of today, narrowed as asked, for people with a first name', async () => {
    await shop().stock({
      brands: [{ name: 'Listed brand' }],
      products: [
        { name: 'Listed oven', pounds: 54_321, brand: 0 },
        { name: 'Other', brand: 0 },
      ],
    })
    const { text } = await askForPdf(shop(), '/api/product/price-list?brand=listed-brand&language=en', 'member')
    expect(text).toContain('Listed oven')
    expect(text).toContain('54,321')
    const nameless = await shop().get('/api/product/price-list', await signedIn(shop(), 'nameless'))
    expect(nameless.status).toBe(403)
  })

  test('a price list that is cut says so, with the number of all and how to get the others, and one that is whole does not', async () => {
    await shop().stock({
      brands: [{ name: 'Large brand' }, { name: 'Small brand' }],
      products: [...Array.from({ length: 512 }, (_, index) => ({ name: `Machine ${index}`, brand: 0 })), { name: 'Mixer', brand: 1 }],
    })
    const ask = (brand: string, language: string) =>
      askForPdf(shop(), `/api/product/price-list?brand=${brand}&language=${language}`, 'member')
    const { text } = await ask('large-brand', 'en')
    const cut = 'This list shows 500 of 512 machines. Narrow it by brand, category or search'
    expect(text.replace(/\s+/g, ' ').split(cut)).toHaveLength(3)
    expect((await ask('large-brand', 'ar')).text).toContain('512')
    expect((await ask('small-brand', 'en')).text).not.toContain('This list shows')
  })

  test('a request as PDF is for its requester and admins', async () => {
    const [product = ''] = await shop().stock({ products: [{ name: 'Requested oven', pounds: 54_321, quantity: 500 }] })
    const id = await order('member', [{ product, quantity: 2 }])
    for (const who of ['member', 'admin'] as const) {
      const { text, name } = await askForPdf(shop(), `/api/order/${id}/document?language=en`, who)
      expect(text).toContain('Requested oven')
      expect(text).toContain('108,642 L.E')
      expect(name).toMatch(/^R-\d+\.pdf$/)
    }
    expect((await shop().get(`/api/order/${id}/document`, await signedIn(shop(), 'otherMember'))).status).toBe(404)
  })

  test('a request by phone as PDF says what the caller asked for, in words alone too', async () => {
    const { orderId } = await enterRequest(shop(), { words: 'A kitchen for 120 seats\nand a pizza oven' })
    const { text } = await askForPdf(shop(), `/api/order/${orderId}/document?language=en`, 'admin')
    for (const part of ['In your words', 'A kitchen for 120 seats', 'and a pizza oven']) expect(text).toContain(part)
    expect(text).not.toContain('L.E')
  })
})
