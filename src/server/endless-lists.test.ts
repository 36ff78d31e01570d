import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

/** More reviews than are read and cached as one answer. */
const REVIEWS = 251
const ENDLESS = ['/api/product', '/api/product/list/select', '/api/category', '/api/brand', '/api/review/oven']

describeShop('a list without an end', (shop, on) => {
  test('is sent while it is read, so that nothing knows its length; a page of it is written whole', async () => {
    const [productId] = await shop().stock({
      brands: [{ name: 'Nilo' }],
      categories: [{ name: 'Hot' }],
      products: [{ name: 'Oven', brand: 0, categories: [0] }],
    })
    const { db } = on.database()
    await db.execute(sql`insert into users (id, email, first_name, provider, provider_id, role, language, created)
      select md5('u' || n)::uuid, n || '@people.example', 'N', 'Google', n::text, 'ROLE MEMBER', 'en', now() from generate_series(1, ${REVIEWS}::int) n`)
    await db.execute(sql`insert into reviews (id, product_id, user_id, title, review, rating, is_recommended, status, created)
      select md5('r' || id)::uuid, ${productId}::uuid, id, 'Good', 'Good.', 5, true, 'Approved', now() from users where provider = 'Google'`)
    const headers = await signedIn(shop(), 'admin')
    for (const path of ENDLESS) {
      const [whole, page] = [await shop().get(path, headers), await shop().get(`${path}?page=1`, headers)]
      expect([path, whole.status, page.status]).toEqual([path, 200, 200])
      expect([path, whole.headers['content-length']]).toEqual([path, undefined])
      expect(Number(page.headers['content-length']), path).toBeGreaterThan(0)
    }
    expect((await shop().get('/api/review/oven')).json.reviews).toHaveLength(REVIEWS)
  })
})
