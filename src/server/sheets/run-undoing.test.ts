import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { holdOpen, lockWaits } from '#tests/support/database/lock-waits.ts'
import { agePrices } from '#tests/support/shop/catalogue-changes.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

/** A number of rows greater than the first part of an import holds. */
const MANY = 40

describeShopOnBoth('an import', (shop, on) => {
  const { start, checked, ended, read, call } = sheeting(shop)

  const stock = async (count: number) => {
    const skus = Array.from({ length: count }, (_, n) => `OV-${100 + n}`)
    const ids = await shop().stock({
      brands: [{ name: 'Zumurrud' }, { name: 'Other' }],
      categories: [{ name: 'Former' }, { name: 'Ovens' }, { name: 'Gone' }],
      products: skus.map((sku) => ({ sku, pounds: 1000, categories: [0] })),
    })
    await agePrices(shop(), ids, 90)
    return { skus, ids }
  }
  const product = async (sku: string) => (await call('admin', `GET /api/product?search=${sku}`)).json.products[0]
  const category = async (wanted: string) => {
    const { categories } = (await call('admin', 'GET /api/category')).json
    return categories.find(({ name }: { name: string }) => name === wanted)
  }
  const actions = async (kind: string, id: string) =>
    (await call('admin', `GET /api/history/${kind}/${id}`)).json.entries.map(({ action }: { action: string }) => action)
  const imported = (id: string) => call('admin', `POST /api/sheets/runs/${id}/import`)

  // PostgreSQL writes a sheet in one transaction.
  if (on.kind === 'embedded')
    describe('that can’t go on', () => {
      const taken = async () => (await call('admin', 'GET /api/sheets/export/products?format=csv')).text

      /** Imports a sheet, and lets somebody change the shop once the first part is written. */
      const changedHalfway = async (rows: readonly string[], change: string, options: object = {}) => {
        const { db } = on.database()
        const { _id } = await checked('admin', rows.join('\n'), { options: { ...options } })
        await db.execute(sql.raw(`create function meanwhile() returns trigger language plpgsql as $$ begin ${change}; return null; end $$`))
        await db.execute(
          sql.raw('create trigger meanwhile after insert on sheet_run_writes for each statement execute function meanwhile()'),
        )
        try {
          await imported(_id)
          return await ended('admin', _id)
        } finally {
          await db.execute(sql.raw('drop function meanwhile() cascade'))
        }
      }

      test('puts prices, their confirmations and categories back, and leaves out a category that is gone', async () => {
        const { skus } = await stock(MANY)
        const before = await taken()
        const last = MANY - 5
        const rows = ['SKU,Price,Category', ...skus.map((sku, n) => `${sku},1100,${n < last ? 'Ovens' : 'Gone'}`)]
        const change = "delete from categories where name = 'Former'; update categories set name = 'New', slug = 'new' where name = 'Gone'"
        const run = await changedHalfway(rows, change)
        expect(run).toMatchObject({ state: 'failed', failure: expect.stringContaining('was undone') })
        expect(before).toContain('Former')
        expect(await taken()).toBe(before.replaceAll('Former', ''))
        const { entries } = (await call('admin', `GET /api/history/category/${(await category('Ovens'))._id}`)).json
        expect(entries[0]).toMatchObject({ action: 'category.edited', after: { products: { count: 0, removed: expect.any(Number) } } })
      })

      test('takes back confirmations of prices that stayed as they were', async () => {
        const { skus, ids } = await stock(MANY)
        const before = await taken()
        const rows = ['SKU,Price', ...skus.map((sku, n) => `${sku},${n < 3 ? 1100 : 1000}`)]
        const change = `update products set sku = 'NEW-1', version = version + 1 where sku = '${skus.at(-1)}'`
        expect((await changedHalfway(rows, change, { scope: 'prices' })).state).toBe('failed')
        expect((await taken()).replace('NEW-1', skus.at(-1) ?? '')).toBe(before)
        expect(await actions('product', ids[5] ?? '')).toEqual(['product.price-confirmation-undone', 'product.price-confirmed'])
      })
    })

  if (on.kind === 'postgres')
    test('is planned again where a price was confirmed or a brand changed meanwhile', async () => {
      await stock(3)
      const { _id } = await checked('admin', 'SKU,Stock\nOV-100,9\n', { options: { absent: 'off' } })
      const commit = await holdOpen(on.database(), async (tx) => {
        await tx.execute(sql`update products set price_confirmed = now() where sku = 'OV-100'`)
        await tx.execute(sql`update products set brand_id = (select id from brands where name = 'Other') where sku = 'OV-101'`)
      })
      await imported(_id)
      await expect.poll(() => lockWaits(on.database()), { timeout: 30_000 }).toBe(1)
      await commit()
      expect(await ended('admin', _id)).toMatchObject({ state: 'done', summary: { changed: 1, switchedOff: 1 } })
      expect(await product('OV-100')).toMatchObject({ quantity: 9, isPriceOld: false })
      expect([(await product('OV-101')).isActive, (await product('OV-102')).isActive]).toEqual([true, false])
    })

  on.once('whose job is lost goes on once another sheet is sent, and holds up nobody when it never ends', async () => {
    await stock(3)
    const lost = await checked('admin', 'SKU,Price\nOV-100,1100\n')
    const next = await checked('otherAdmin', 'SKU,Price\nOV-101,1100\n')
    const strand = (tries: number) =>
      on.database().db.execute(sql`update sheet_runs set state = 'importing', tries = ${tries} where id = ${lost._id}`)
    await strand(1)
    await start('otherAdmin', 'SKU,Price\nOV-102,1100\n')
    expect(await ended('admin', lost._id)).toMatchObject({ state: 'done', summary: { changed: 1 } })
    await strand(1000)
    expect((await call('otherAdmin', `POST /api/sheets/runs/${next._id}/import`)).status).toBe(200)
    expect(await read('admin', lost._id)).toMatchObject({ state: 'failed', failure: expect.any(String) })
    expect((await ended('otherAdmin', next._id)).state).toBe('done')
  })

  on.once(
    'an import that moves products is one edit of each category that it changes, and makes a form of it that is open stale',
    async () => {
      const { skus, ids } = await stock(2)
      const former = await category('Former')
      const open = (await call('admin', `GET /api/category/${former._id}/facts`)).json.category
      const { _id } = await checked('admin', ['SKU,Category', ...skus.map((sku) => `${sku},Ovens`)].join('\n'))
      await imported(_id)
      expect((await ended('admin', _id)).state).toBe('done')
      const changes = async (name: string) => {
        const { entries } = (await call('admin', `GET /api/history/category/${(await category(name))._id}`)).json
        return entries.map(({ action, before, after }: Record<string, { products?: object }>) => [
          action,
          before?.products,
          after?.products,
        ])
      }
      expect(await changes('Former')).toEqual([['category.edited', { count: 2 }, { count: 0, removed: 2 }]])
      expect(await changes('Ovens')).toEqual([['category.edited', { count: 0 }, { count: 2, added: 2 }]])
      expect(await actions('product', ids[0] ?? '')).toEqual([])
      const stale = await call('admin', `PUT /api/category/${former._id}/facts`, { category: { name: 'Ranges', version: open.version } })
      expect(stale).toMatchObject({ status: 400, json: { code: 'conflict' } })
    },
  )
})
