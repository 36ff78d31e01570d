import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCatalogue } from '#demo/data/catalogue.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { queueReindexingIfDue, reindex } from '#server/catalogue/search/reindexing.service.ts'
import { indexVersion } from '#server/catalogue/search/search-index.service.ts'
import { describeOnBothDatabases } from '../support/database/both-databases.ts'
import { openTestShop, SECRET, type TestShop } from '../support/shop/test-shop.ts'
import { FIRST, fits, QUERIES, REQUIRED_GROUP } from './queries.ts'

describeOnBothDatabases('the search list', (on) => {
  let shop: TestShop
  const bySku = new Map(demoCatalogue().products.map((product) => [product.sku, product]))

  beforeAll(async () => {
    shop = await openTestShop(on.database())
    await loadDemo({ change: shop.change, making: shop.making, media: null, offerKey: SECRET, requestKey: SECRET })
  })
  afterAll(() => shop.close())

  const find = async (query: string, limit: number): Promise<string[]> => {
    const { json } = await shop.get(`/api/product/list?limit=${limit}&name=${encodeURIComponent(query)}`)
    return json.products.map(({ sku }: { sku: string }) => sku)
  }

  test('every query shows the expected product among the first five results', async () => {
    const missed: string[] = []
    for (const { query, expects } of QUERIES) {
      const found = await find(query, FIRST)
      const isHit = ('firstOf' in expects ? found.slice(0, 1) : found).some((sku) => {
        const product = bySku.get(sku)
        return product !== undefined && fits(expects, product)
      })
      if (!isHit) missed.push(`${query} → ${found.map((sku) => bySku.get(sku)?.nameEn).join(' | ')}`)
    }
    expect(QUERIES.length).toBeGreaterThanOrEqual(80)
    expect(missed).toEqual([])
  })

  test.each(REQUIRED_GROUP.queries)('the same product is found by "%s"', async (query) => {
    expect(await find(query, 100)).toContain(REQUIRED_GROUP.sku)
  })

  test.each([
    ['coffee', ['espresso-machine']],
    ['قهوة', ['espresso-machine']],
    ['oven', ['combi-oven', 'convection-oven', 'deck-oven']],
    ['فرن', ['combi-oven', 'convection-oven', 'deck-oven']],
  ] as const)('"%s" leads to what most people mean by it, all five of the first', async (query, types) => {
    const found = await find(query, FIRST)
    expect(found).toHaveLength(FIRST)
    for (const sku of found) expect(types, sku).toContain(bySku.get(sku)?.type)
  })

  test('the beginning of a SKU ranks before words that begin alike, and so does its maker', async () => {
    const ofTalgora = [...bySku.keys()].filter((sku) => sku.startsWith('TLG-'))
    expect(ofTalgora.length).toBeGreaterThan(FIRST)
    expect((await find('TLG-', 100)).toSorted()).toEqual(ofTalgora.toSorted())
    const byMaker = await find('TAL-', FIRST)
    expect(byMaker).toHaveLength(FIRST)
    for (const sku of byMaker) expect(ofTalgora).toContain(sku)
  })

  test('suggestions are at most ten and go by the same rules', async () => {
    const { json } = await shop.get(`/api/product/list/search/${encodeURIComponent('ثلاجه')}`)
    const listed = await shop.get(`/api/product/list?limit=10&name=${encodeURIComponent('ثلاجه')}`)
    expect(listed.json.count).toBeGreaterThan(10)
    const ids = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id)
    expect(ids(json.products)).toEqual(ids(listed.json.products))
  })

  describe('the index follows the newest rules', () => {
    const going = new AbortController().signal
    const sql1 = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) => {
      const { rows } = await shop.change.database.db.execute<Row>(statement)
      return rows
    }
    /** A process of the version of the shop that has these rules. */
    const node = (version: string) => {
      const sent: { version: string; after: number }[] = []
      const send = async (_tx: unknown, _job: unknown, payload: object, { afterSeconds = 0 } = {}) => {
        sent.push({ ...(payload as { version: string }), after: afterSeconds })
      }
      const deps = { database: shop.change.database, jobs: { send }, version }
      return { sent, tend: () => queueReindexingIfDue(deps), run: (asked = version, signal = going) => reindex(deps, asked, signal) }
    }
    const madeBy = async () => {
      const rows = await sql1<{ version: string; count: number }>(sql`
        select r.version, count(*)::int as count from products p left join search_entries e on e.product_id = p.id
        left join search_rules r on r.id = e.rules group by r.version`)
      return Object.fromEntries(rows.map(({ version, count }) => [version, count]))
    }
    const all = async () => (await sql1<{ count: number }>(sql`select count(*)::int as count from products`))[0]?.count

    test('old entries serve until a job has made new ones, which drops words that no product has', async () => {
      await sql1(sql`insert into search_words (word) values ('nothinghasthis') on conflict do nothing`)
      await sql1(sql`delete from search_entries where product_id = (select max(product_id::text)::uuid from search_entries)`)
      const before = await find('oven', FIRST)
      const next = node('second')
      await next.tend()
      expect(next.sent).toEqual([{ version: 'second', after: 0 }])
      expect(await madeBy()).toEqual({ [indexVersion()]: Number(await all()) - 1, null: 1 })
      const making = next.run()
      expect(await find('oven', FIRST)).toEqual(before)
      await making
      expect(await madeBy()).toEqual({ second: await all() })
      shop.app.cache.dropAll()
      expect(await find('ovne', FIRST)).toEqual(before)
      expect(await sql1(sql`select word from search_words where word in ('nothinghasthis', 'oven')`)).toEqual([{ word: 'oven' }])
      await next.tend()
      expect(next.sent).toHaveLength(1)
    })

    on.once('the older of two versions that run side by side leaves the index, and hands back the job of the other', async () => {
      const [older, newer] = [node('second'), node('third')]
      await newer.tend()
      await older.tend()
      await Promise.all([older.run(), newer.run()])
      await older.run('third')
      expect(await madeBy()).toEqual({ third: await all() })
      expect(older.sent).toEqual([{ version: 'third', after: 5 }])
      expect(newer.sent).toHaveLength(1)
      await newer.run('second')
      expect(newer.sent).toHaveLength(1)
    })

    on.once('entries that an older process writes meanwhile are made anew', async () => {
      const newer = node('third')
      await sql1(sql`update search_entries set rules = 1 where product_id = (select max(product_id::text)::uuid from search_entries)`)
      await newer.tend()
      expect(newer.sent).toHaveLength(1)
      await newer.run()
      expect(await madeBy()).toEqual({ third: await all() })
    })

    on.once('a run that is cut off is carried on by the next, which touches nothing that is made', async () => {
      const [cut, next] = [node('fourth'), node('fourth')]
      await cut.tend()
      let looks = 0
      await cut.run('fourth', { get aborted() { return looks++ > 0 } } as AbortSignal) // biome-ignore format: a signal that comes after one piece
      const made = () =>
        sql1(sql`select e.product_id, e.xmin::text from search_entries e join search_rules r on r.id = e.rules and r.version = 'fourth'`)
      const first = await made()
      expect(first.length).toBeGreaterThan(0)
      expect(first.length).toBeLessThan((await all()) ?? 0)
      await next.run()
      expect(await madeBy()).toEqual({ fourth: await all() })
      expect(await made()).toEqual(expect.arrayContaining(first))
    })

    on.once('when the shop goes back to older rules, they return once no process of the newer ones was seen for a while', async () => {
      const older = node('third')
      await older.tend()
      expect(older.sent).toEqual([])
      await sql1(sql`update search_rules set seen_at = now() - interval '16 minutes' where version = 'fourth'`)
      await older.tend()
      await older.run()
      expect(await madeBy()).toEqual({ third: await all() })
    })
  })
})
