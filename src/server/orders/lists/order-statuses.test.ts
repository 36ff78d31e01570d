import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { WHOLE_ORDER } from '#domain/orders/order-scope.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { databaseWorkOf, scannedTablesOf } from '#tests/support/database/statements.ts'
import { seeded } from '#tests/support/seeded.ts'
import { callersForm } from '#tests/support/shop/callers.ts'
import { expectStatusesOfRule, storedStatuses } from '#tests/support/shop/order-statuses.ts'
import { done, ordering, type SeenLine, type Who } from '#tests/support/shop/ordering.ts'
import { brandOf, idOf, signedIn } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { sumUpCounts } from './order-statuses.repository.ts'
import { tidyOrderStatuses } from './order-statuses.service.ts'

const SEED = 5
/** The embedded database shows that the statements run there too. */
const STEPS = { embedded: 20, postgres: 50 }
/** A number of orders greater than a search looks through one by one. */
const MANY = { embedded: 8_000, postgres: 20_000 }

describeShopOnBoth(
  'the stored statuses of orders',
  (shop, on) => {
    const { call, order, read, move } = ordering(shop)

    async function fillFromMigration(): Promise<void> {
      const { db } = on.database()
      const folder = new URL('../../../../migrations/', import.meta.url)
      const name = (await readdir(folder)).find((each) => each.endsWith('_order-statuses.sql')) ?? ''
      const migration = await readFile(new URL(name, folder), 'utf8')
      const fills = migration.split('--> statement-breakpoint').filter((part) => /^\s*INSERT /.test(part))
      expect(fills).toHaveLength(2)
      for (const fill of fills) await db.execute(sql.raw(fill))
    }

    test('follow from the lines at each moment, and so do those that the migration fills in', async () => {
      const random = seeded(SEED)
      const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
      const { db } = on.database()
      await signedIn(shop(), 'merchant')
      await signedIn(shop(), 'otherMerchant')
      const brands = [await brandOf(shop(), 'merchant'), await brandOf(shop(), 'otherMerchant')]
      const products = await shop().stock({
        products: ['Oven', 'Fridge', 'Mixer'].map((name, n) => ({ name, quantity: 9_000, ...(brands[n] ? { brandId: brands[n] } : {}) })),
      })
      const ids: string[] = []
      const status = () => (random() < 0.3 ? 'Delivered' : (pick(LINE_STATUSES) ?? 'Delivered'))
      const lineOf = async (id: string) => pick<SeenLine>((await call('admin', 'GET', `/api/order/${id}`)).json.order?.products ?? [])
      const acts: readonly ((id: string) => Promise<unknown>)[] = [
        async () => {
          const asked = products.filter(() => random() < 0.6).map((product) => ({ product, quantity: 1 }))
          if (asked.length > 0) ids.push(await order(pick(['member', 'otherMember'] as const) ?? 'member', asked))
        },
        async () => {
          const lines = random() < 0.5 ? [] : [{ product: products[0] ?? '', quantity: 2 }]
          ids.push(done(await call('admin', 'POST', '/api/order/phone', { request: callersForm({ lines }) })).order._id)
        },
        async (id) => move('admin', id, (await lineOf(id))?._id ?? id, status()),
        async (id) => move('merchant', id, (await lineOf(id))?._id ?? id, status()),
        async (id) => move('member', id, (await lineOf(id))?._id ?? id, 'Cancelled'),
        async (id) =>
          call(pick(['admin', 'merchant'] as const) ?? 'admin', 'PUT', '/api/order/status/all', { orderId: id, status: status() }),
        async (id) => call('member', 'DELETE', `/api/order/cancel/${id}`, {}),
        async () => sumUpCounts(db),
      ]
      for (let step = 0; step < STEPS[on.kind]; step += 1) {
        await pick(acts)?.(pick(ids) ?? 'none')
        await expectStatusesOfRule(db)
      }
      const before = await storedStatuses(db)
      expect(before.counts.size).toBeGreaterThan(4)
      await db.execute(sql`delete from order_statuses`)
      await db.execute(sql`delete from order_counts`)
      await fillFromMigration()
      expect(await storedStatuses(db)).toEqual(before)
    })

    test('are counted once, however the changes come together', async () => {
      const { db } = on.database()
      const [oven = '', fridge = ''] = await shop().stock({ products: [{ name: 'Oven' }, { name: 'Fridge' }] })
      const lines = [oven, fridge].map((product) => ({ product, quantity: 1 }))
      const ids = await Promise.all(Array.from({ length: 4 }, () => order('member', lines)))
      const moves = ids.map(async (id) => {
        const [one, other] = (await read('member', id)).products
        await Promise.all([move('admin', id, one?._id ?? '', 'Shipped'), move('admin', id, other?._id ?? '', 'Delivered')])
      })
      await Promise.all([...moves, ...Array.from({ length: 4 }, () => sumUpCounts(db))])
      await expectStatusesOfRule(db)
      await db.execute(sql`
        insert into order_counts select ${WHOLE_ORDER}::uuid, 'Shipped', false, (n % 2) * 2 - 1 from generate_series(1, 2000) n`)
      await Promise.all([sumUpCounts(db), sumUpCounts(db)])
      await expectStatusesOfRule(db)
      const { rows } = await db.execute(sql`select from order_counts`)
      expect(rows.length).toBeLessThan(50)
    })

    test('are mended where a process of the version before made, moved or cancelled orders', async () => {
      const { db } = on.database()
      const deps = { database: on.database(), now: () => new Date() }
      const [oven = '', fridge = ''] = await shop().stock({ products: [{ name: 'Oven' }, { name: 'Fridge' }] })
      const lines = [oven, fridge].map((product) => ({ product, quantity: 1 }))
      const made = await order('member', lines)
      await db.execute(sql`delete from order_statuses`)
      await db.execute(sql`delete from order_counts`)
      await tidyOrderStatuses(deps)
      await expectStatusesOfRule(db)
      await db.execute(sql`update order_lines set status = 'Shipped' where order_id = ${made}`)
      await tidyOrderStatuses(deps)
      expect((await storedStatuses(db)).statuses.every(({ status }) => status === 'Shipped')).toBe(true)
      await db.execute(sql`update orders set archived = now() where id = ${made}`)
      await tidyOrderStatuses(deps)
      await expectStatusesOfRule(db)
    })

    on.once('answer lists and counts of many orders by indexes, and find the old ones', async () => {
      const { db } = on.database()
      const brandId = await brandOf(shop(), 'merchant')
      await signedIn(shop(), 'member')
      await db.execute(sql`
        insert into orders (id, cart_id, user_id, language, first_name, last_name, phone_number, email, words, search_text, created, archived)
        select id, id, case when n % 100 = 0 then ${idOf('member')}::uuid end, 'en', '', '', '', '', repeat(md5(n::text), 12), 'caller' || n || E'\ncaller' || n || '@people.example',
          now(), case when n % 7 = 0 then now() end
        from (select n, ('0190' || lpad(to_hex(n), 4, '0') || '-0000-7000-8000-' || substr(md5(n::text), 1, 12))::uuid as id
          from generate_series(1, ${MANY[on.kind]}) n) made`)
      // Each line looks for its order, by reading the table whole where the planner knows it as empty.
      await on.database().runSql('analyze orders')
      await db.execute(sql`
        insert into order_lines (id, order_id, position, brand_id, sku, name, name_ar, is_new, price_minor, quantity, status)
        select gen_random_uuid(), id, 0, case when get_byte(uuid_send(id), 15) % 4 = 0 then ${brandId}::uuid end, 'A', 'A', 'A', true, 1, 1,
          (array['Not processed', 'Processing', 'Shipped', 'Delivered'])[1 + get_byte(uuid_send(id), 14) % 4]
        from orders`)
      // Tables of a shop that has run for years have their statistics.
      await on.database().runSql('analyze orders, order_lines')
      await fillFromMigration()
      // An index alone answers once the pages of its table are known to be visible.
      await on.database().runSql('vacuum (analyze) orders, order_lines, order_statuses, users')
      const [seen] = done(await call('admin', 'GET', '/api/order?page=1000&limit=6')).orders
      const [own] = done(await call('merchant', 'GET', '/api/order?page=80')).orders
      const searches: readonly (readonly [Who, string])[] = [
        ['admin', `/api/order/search?search=${seen._id.slice(-7)}`],
        ['admin', `/api/order/search?search=${seen.number}`],
        ['admin', '/api/order/search?search=caller123%40people'],
        ['admin', '/api/order/search?search=ca'],
        ['admin', '/api/order/search?search=Mona'],
        ['merchant', `/api/order/search?search=${own._id.slice(-7)}`],
        ['member', '/api/order/search?search=0190'],
      ]
      const paths: readonly (readonly [Who, string])[] = [
        ['admin', '/api/order?page=100'],
        ['admin', '/api/order?status=Delivered&page=100'],
        ['admin', '/api/order?sort=waiting&page=40'],
        ['admin', '/api/order?sort=waiting&page=200'],
        ['admin', '/api/order?sort=waiting&status=Not%20processed'],
        ['merchant', '/api/order?page=100'],
        ['merchant', '/api/order?status=Shipped&page=20'],
        ['member', '/api/order/me?page=3'],
        ['admin', '/api/order/waiting'],
        ['admin', '/api/order/archive'],
        // A small shop, and a small archive, are looked through.
        ...(on.kind === 'postgres' ? [['admin', '/api/order/archive?search=caller777'] as const, ...searches] : []),
      ]
      for (const [who, path] of paths) {
        const scanned = await scannedTablesOf(on.database(), async () => {
          const { orders, count = orders.length } = done(await call(who, 'GET', path))
          expect(count, path).toBeGreaterThan(0)
        })
        expect([path, ...scanned.filter((name) => name.startsWith('order') && name !== 'order_counts')]).toEqual([path])
      }
      // A person's own data hold the open requests and the archived ones.
      const ofPerson = await databaseWorkOf(on.database(), async () => void done(await call('member', 'GET', '/api/user/me/data')))
      expect(ofPerson.rows).toBeLessThan(MANY[on.kind] / 2)
      const archive = done(await call('admin', 'GET', '/api/order/archive'))
      const common = done(await call('admin', 'GET', '/api/order/archive?search=caller'))
      expect(common, 'a word that all orders have finds the archived ones').toEqual(archive)
      for (const [who, path] of searches) expect(done(await call(who, 'GET', path)).orders.length, path).toBeGreaterThan(0)
    })
  },
  { hasLimits: false },
)
