import { expect, test } from 'vitest'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => (address ?? '').replace(PUBLIC_URL, ''))

describeShop('what search engines are told', (shop) => {
  const stockShop = () =>
    shop().stock({
      brands: [{ name: 'Alba' }, { name: 'Gone', isActive: false }],
      categories: [{ name: 'Cold' }, { name: 'Hidden', isActive: false }],
      products: [{ name: 'Oven' }, { name: 'Off', isActive: false }, { name: 'Of gone', brand: 1 }, { name: 'Fryer' }],
    })

  test('the index names a file of collections and files of products', async () => {
    await stockShop()
    const { status, text, headers } = await shop().get('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' })
    expect(addresses(text)).toEqual(['/sitemap/collections.xml', '/sitemap/products-1.xml'])
  })

  test('has every page on show in both languages, each naming the other, and no hidden one', async () => {
    await stockShop()
    const products = (await shop().get('/sitemap/products-1.xml')).text
    expect(addresses(products)).toEqual(['/product/oven', '/ar/product/oven', '/product/fryer', '/ar/product/fryer'])
    expect(products).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${PUBLIC_URL}/ar/product/oven"/>`)
    expect(products).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/product/oven"/>`)
    const collections = addresses((await shop().get('/sitemap/collections.xml')).text).filter((path) => !path.startsWith('/ar'))
    expect(collections).toEqual(['/', '/shop', '/brands', '/contact', '/sell', '/shop/category/cold', '/shop/brand/alba'])
  })

  test('drops a switched-off product at once', async () => {
    const [oven = ''] = await stockShop()
    await shop().get('/sitemap/products-1.xml')
    await editProduct(shop().change, oven, { isActive: false })
    expect(addresses((await shop().get('/sitemap/products-1.xml')).text)).toEqual(['/product/fryer', '/ar/product/fryer'])
  })

  test.each(['products-2.xml', 'products-0.xml', 'products-x.xml', 'products-99999999.xml', '..%2f..%2fetc', 'collections'])(
    'an unknown file is not found: %s',
    async (file) => {
      await stockShop()
      expect((await shop().get(`/sitemap/${file}`)).status).toBe(404)
    },
  )

  test('security.txt names where to write, for a year at most', async () => {
    const { text, headers } = await shop().get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(text).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt`)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 367 * 24 * 60 * 60_000)
  })

  test('robots are kept off personal pages and get the sitemap’s address', async () => {
    const { text } = await shop().get('/robots.txt')
    for (const path of ['/api/', '/dashboard', '/ar/dashboard', '/order', '/ar/support', '/login'])
      expect(text.split('\n')).toContain(`Disallow: ${path}`)
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
    expect(text).not.toMatch(/^Disallow: \/(?:shop|product|brands)?$/m)
  })
})
