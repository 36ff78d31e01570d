import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseWorkOf } from '#tests/support/database/statements.ts'
import { merchantDesk } from '#tests/support/shop/merchants.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const MERCHANTS = 10_000
/** Each merchant is read a few times at most, in few statements, however many there are. */
const MOST_ROWS = 6 * MERCHANTS
/** The statements of signing in count as well. */
const MOST_STATEMENTS = 8

describeShop('ten thousand merchants', (shop) => {
  const desk = merchantDesk(shop)
  /** Every second one is approved and has a brand with two products. */
  const fill = async () => {
    const { db } = shop().accounts.database
    const id = (kind: number) => sql.raw(`('01900000-0000-7000-8${kind}00-' || lpad(n::text, 12, '0'))::uuid`)
    const numbers = (most: number) => sql.raw(`generate_series(1, ${most}) as n`)
    await db.execute(sql`
      insert into brands (id, name, slug, description, description_ar, created)
      select ${id(1)}, 'Brand ' || n, 'brand-' || n, 'Described.', 'وصف.', now() from ${numbers(MERCHANTS / 2)}`)
    await db.execute(sql`
      insert into products (id, sku, name, name_ar, slug, description, description_ar, price_minor, brand_id, created)
      select ${id(2)}, 'SKU-' || n, 'Oven ' || n, 'فرن ' || n, 'oven-' || n, 'Plain.', 'عادي.', 100000,
        ('01900000-0000-7000-8100-' || lpad(((n + 1) / 2)::text, 12, '0'))::uuid, now() from ${numbers(MERCHANTS)}`)
    await db.execute(sql`
      insert into merchants (id, name, email, phone_number, brand_name, business, status, is_active, brand_id, search_text, created)
      select ${id(3)}, 'Merchant ' || n, 'merchant-' || n || '@brands.example', '+20 100 ' || n, 'Brand ' || n, 'Sells equipment.',
        case when n % 2 = 0 then 'Approved' else 'Waiting Approval' end, n % 2 = 0,
        case when n % 2 = 0 then ('01900000-0000-7000-8100-' || lpad((n / 2)::text, 12, '0'))::uuid end,
        'merchant ' || n || ' brand ' || n, now() from ${numbers(MERCHANTS)}`)
    for (const table of ['brands', 'products', 'merchants']) await db.execute(sql.raw(`analyze ${table}`))
  }
  test('are listed, paged and searched in few statements that read each row a few times at most', async () => {
    await fill()
    const { json } = await desk.asAdmin('GET /api/merchant')
    expect(json).toMatchObject({ count: MERCHANTS, totalPages: MERCHANTS / 20 })
    expect(json.merchants[0]).toMatchObject({ name: `Merchant ${MERCHANTS}`, affects: 2 })
    const calls = ['', '?page=250', '?page=500', '?limit=100', '/search?search=9999', '/search?search=merchant', '/search?search=zz'].map(
      (rest) => `GET /api/merchant${rest}`,
    )
    for (const call of calls) {
      const work = await databaseWorkOf(shop().accounts.database, async () => expect((await desk.asAdmin(call)).status).toBe(200))
      expect(work.statements, call).toBeLessThanOrEqual(MOST_STATEMENTS)
      expect(work.rows, call).toBeLessThanOrEqual(MOST_ROWS)
    }
  })
})
