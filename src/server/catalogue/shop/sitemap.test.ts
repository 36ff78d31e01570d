import { expect, test } from 'vitest'
import { EVERYTHING } from '#domain/list-scope.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => (address ?? '').replace(PUBLIC_URL, ''))

describeShop('what search engines are told', (shop, on) => {
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
    const collections = addresses((await shop().get('/sitemap/collections.xml')).text)
    expect(collections).toContain('/ar/sell')
    expect(collections.filter((path) => !path.startsWith('/ar'))).toEqual([
      '/',
      '/shop',
      '/brands',
      '/contact',
      '/sell',
      '/shop/category/cold',
      '/shop/brand/alba',
    ])
  })

  /** Copies of the only product, which stand behind it in every order of ids. */
  const copy = async (copies: number) => {
    await on.database().runSql(`
      INSERT INTO products SELECT made.* FROM products one, generate_series(1, ${copies}) n, LATERAL jsonb_populate_record(
        one, jsonb_build_object('id', 'f' || substr(gen_random_uuid()::text, 2), 'sku', 'COPY-' || n, 'slug', 'copy-' || n)) made;
      INSERT INTO listing (scope, product_id, price_minor) SELECT '${EVERYTHING}', id, price_minor FROM products WHERE slug LIKE 'copy-%';
      UPDATE listing_counts SET count = count + ${copies} WHERE scope = '${EVERYTHING}'`)
    shop().app.cache.dropAll()
  }

  test('has each of thousands of products in one of its files, which stay as they are while a product goes from another', async () => {
    const [oven = ''] = await shop().stock({ products: [{ name: 'Oven' }] })
    await copy(4500)
    const [, ...names] = addresses((await shop().get('/sitemap.xml')).text)
    expect(names).toEqual([1, 2, 3].map((n) => `/sitemap/products-${n}.xml`))
    const filesNow = () => Promise.all(names.map(async (name) => (await shop().get(name)).text))
    const before = await filesNow()
    const pages = before.flatMap(addresses).filter((path) => !path.startsWith('/ar'))
    expect(pages).toHaveLength(4501)
    expect(new Set(pages).size).toBe(4501)
    await editProduct(shop().change, oven, { isActive: false })
    const after = await filesNow()
    expect(addresses(after[0] ?? '')).not.toContain('/product/oven')
    expect(after.slice(1)).toEqual(before.slice(1))
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
