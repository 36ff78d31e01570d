import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVERYTHING } from '#domain/list-scope.ts'
import { amountOf } from '#domain/money/money.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { holdOpen, lockWaits } from '#tests/support/database/lock-waits.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { addProductTo, editProduct, switchBrand, switchCategory } from '#tests/support/shop/catalogue-changes.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const BRANDS = ['alba', 'borea', 'gone']
const CATEGORIES = ['cold', 'hot', 'hidden']

interface Lists extends Record<string, unknown> {
  readonly scope: string
  readonly products: readonly { id: string; price: number }[]
}

/** Recomputes from the records alone what the lists should contain. */
async function recount(db: Db): Promise<Lists[]> {
  const { rows } = await db.execute<Lists>(sql`
    with shown as (select p.* from products p join brands b on b.id = p.brand_id where p.is_active and b.is_active),
    places as (
      select ${EVERYTHING} as scope, id, price_minor from shown
      union all select brand_id::text, id, price_minor from shown
      union all select c.id::text, s.id, s.price_minor from shown s
        join product_categories pc on pc.product_id = s.id join categories c on c.id = pc.category_id where c.is_active)
    select scope, json_agg(json_build_object('id', id, 'price', price_minor) order by id) as products from places group by scope order by scope`)
  return rows
}

async function listed(db: Db): Promise<Lists[]> {
  const { rows } = await db.execute<Lists>(sql`
    select scope::text as scope, json_agg(json_build_object('id', product_id, 'price', price_minor) order by product_id) as products
    from listing group by scope order by scope::text`)
  return rows
}

async function expectListsRight(database: Database): Promise<void> {
  const { db } = database
  const right = await recount(db)
  expect(await listed(db)).toEqual(right)
  const { rows } = await db.execute<{ scope: string; count: number }>(
    sql`select scope::text as scope, count::int as count from listing_counts where count <> 0 order by scope::text`,
  )
  expect(rows).toEqual(right.map(({ scope, products }) => ({ scope, count: products.length })))
}

type Step =
  | { readonly kind: 'add'; readonly brand: number; readonly categories: number[]; readonly isActive: boolean }
  | { readonly kind: 'edit'; readonly product: number; readonly isActive?: boolean; readonly price?: number }
  | { readonly kind: 'brand'; readonly collection: number; readonly isActive: boolean }
  | { readonly kind: 'category'; readonly collection: number; readonly isActive: boolean }
  | { readonly kind: 'place'; readonly product: number; readonly category: number; readonly isIn: boolean }
  | { readonly kind: 'delete'; readonly product: number }
  | { readonly kind: 'unbrand'; readonly product: number }

const collection = fc.integer({ min: 0, max: 2 })
const product = fc.nat({ max: 40 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      brand: collection,
      categories: fc.uniqueArray(collection),
      isActive: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      { kind: fc.constant('edit' as const), product, isActive: fc.boolean(), price: fc.integer({ min: 100, max: 500 }) },
      { requiredKeys: ['kind', 'product'] },
    ),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('brand' as const, 'category' as const), collection, isActive: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('place' as const), product, category: collection, isIn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'unbrand' as const), product }) },
)

async function openCollections(shop: TestShop): Promise<{ brandIds: string[]; categoryIds: string[] }> {
  await shop.stock({ brands: BRANDS.map((name) => ({ name })), categories: CATEGORIES.map((name) => ({ name })), products: [] })
  const { db } = shop.change.database
  const ids = async (table: string) =>
    (await db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} order by id`)).rows.map(({ id }) => id)
  return { brandIds: await ids('brands'), categoryIds: await ids('categories') }
}

async function take(shop: TestShop, collections: Awaited<ReturnType<typeof openCollections>>, ids: string[], step: Step): Promise<void> {
  if (step.kind === 'add') {
    const categoryIds = step.categories.map((index) => collections.categoryIds[index] ?? '')
    ids.push(await addProductTo(shop, { brandId: collections.brandIds[step.brand] ?? '', categoryIds, isActive: step.isActive }))
    return
  }
  if (step.kind === 'brand') return switchBrand(shop, BRANDS[step.collection] ?? '', step.isActive)
  if (step.kind === 'category') return switchCategory(shop, CATEGORIES[step.collection] ?? '', step.isActive)
  const id = ids[step.product % Math.max(ids.length, 1)]
  if (id === undefined) return
  if (step.kind === 'edit') {
    const { isActive, price } = step
    await editProduct(shop.change, id, {
      ...(isActive === undefined ? {} : { isActive }),
      ...(price === undefined ? {} : { price: amountOf(price) }),
    })
    return
  }
  await changeCatalogue(shop.change, async ({ tx, touch }) => {
    touch([id])
    if (step.kind === 'delete') await tx.execute(sql`delete from products where id = ${id}`)
    else if (step.kind === 'unbrand') await tx.execute(sql`update products set brand_id = null where id = ${id}`)
    else {
      const category = collections.categoryIds[step.category] ?? ''
      await tx.execute(sql`delete from product_categories where product_id = ${id} and category_id = ${category}`)
      if (step.isIn) await tx.execute(sql`insert into product_categories select id, ${category} from products where id = ${id}`)
    }
  })
}

describeShopOnBoth('the lists of what is on show', (shop, on) => {
  test('match a recount after any additions, edits, moves, switches and deletions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        await emptyAll(on.database().db)
        const collections = await openCollections(shop())
        const ids: string[] = []
        for (const each of steps) await take(shop(), collections, ids, each)
        await expectListsRight(on.database())
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  test('are unchanged by a change that fails', async () => {
    const [id = ''] = await shop().stock({ products: [{}, {}] })
    const failing = changeCatalogue(shop().change, async ({ tx, touch }) => {
      await tx.execute(sql`update products set is_active = false where id = ${id}`)
      touch([id])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expectListsRight(on.database())
    expect((await shop().get('/api/product/list')).json.count).toBe(2)
  })

  test('are reported when they are wrong', async () => {
    await shop().stock({ products: [{}] })
    await on.database().db.execute(sql`update products set is_active = false`)
    await expect(expectListsRight(on.database())).rejects.toThrow()
  })
})

describe('on PostgreSQL', () => {
  test('200 changes by 20 callers at once leave the lists right, and no caller gets a deadlock', async () => {
    const { database, close } = await openPostgresTestDatabase()
    const shop = await openTestShop(database)
    const ids = await shop.stock({
      brands: BRANDS.map((name) => ({ name })),
      categories: CATEGORIES.map((name) => ({ name })),
      products: Array.from({ length: 20 }, (_, n) => ({ brand: n % 3, categories: [n % 3, (n + 1) % 3] })),
    })
    const random = fc.sample(
      fc.record({ product, isActive: fc.boolean(), price: fc.integer({ min: 100, max: 900 }), kind: fc.nat({ max: 9 }) }),
      {
        numRuns: 200,
        seed: 7,
      },
    )
    const change = async ({ product, isActive, price, kind }: (typeof random)[number]) => {
      if (kind === 0) return switchBrand(shop, BRANDS[product % 3] ?? '', isActive)
      if (kind === 1) return switchCategory(shop, CATEGORIES[product % 3] ?? '', isActive)
      const id = ids[product % ids.length] ?? ''
      await editProduct(shop.change, id, { isActive, price: amountOf(price) })
    }
    // The callers are twice as many as the pool has connections: with all 200 in line, the last would wait longer than a slow machine allows.
    const waiting = [...random]
    const caller = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await change(next)
    }
    await Promise.all(Array.from({ length: 20 }, caller))
    await expectListsRight(database)
    await shop.close()
    await close()
  })

  test.each([
    ['brand', switchBrand, 'alba'],
    ['category', switchCategory, 'cold'],
  ] as const)('a product put on show while its %s is being switched off does not slip into the list', async (_what, switchOff, slug) => {
    const { database, close } = await openPostgresTestDatabase()
    const shop = await openTestShop(database)
    const [id = ''] = await shop.stock({
      brands: [{ name: 'Alba' }],
      categories: [{ name: 'Cold' }],
      products: [{ isActive: false, categories: [0] }],
    })
    const letGo = await holdLastStep(database)
    // This change has updated its lists and waits for the last step; now the other one updates them as well.
    const switching = switchOff(shop, slug, false)
    await expect.poll(() => lockWaits(database)).toBe(1)
    const showing = editProduct(shop.change, id, { isActive: true })
    await expect.poll(() => lockWaits(database)).toBe(2)
    await letGo()
    await Promise.all([switching, showing])
    await expectListsRight(database)
    await shop.close()
    await close()
  })
})

/** Blocks every writer before its last statement until it is released. */
function holdLastStep(database: Database): Promise<() => Promise<void>> {
  return holdOpen(database, (tx) => tx.execute(sql`select 1 from catalogue_state for update`))
}
