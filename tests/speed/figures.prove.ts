import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { weekBegins } from '#domain/figures/period.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { EmbeddedDatabase } from '#server/platform/db/embedded.ts'
import { databaseWorkOf } from '../support/database/statements.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { sampleLine, sampleOffer } from '../support/offers.ts'
import { signedIn } from '../support/shop/people.ts'
import { openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { processorMs } from './timing.ts'
import { slowness, slownessSince, toldSlowness } from './yardstick.ts'

export const RUNS_ALONE = true

const REQUESTS = { full: 100_000, small: 1_000 }
/** Milliseconds of processor time; the yardstick stretches them. */
const LIMIT_MS = { full: 400, small: Infinity }
/** Others wait for one statement of the figures at most: for so much of the time that all of them take. */
const WAIT_SHARE = { full: 0.6, small: Infinity }
/** A time longer than the embedded database takes to see that it has to vacuum. */
const LOOK_MS = { full: 3000, small: 0 }
const MOST_STATEMENTS = 30
const TRIES = 5
const LINES = 8

/** Measures the figures over two years of requests on the embedded database, the slower of the two, and the wait of somebody else meanwhile. */
export async function prove(size: keyof typeof REQUESTS): Promise<string> {
  const database = await openTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  try {
    const headers = await signedIn(shop, 'admin')
    await fill(database, REQUESTS[size])
    await vacuumed(database, LOOK_MS[size])
    const { statements } = await databaseWorkOf(database, () => read(shop, headers, 0))
    const took: number[] = []
    const work: number[] = []
    let waited = 0
    const before = slowness()
    for (let n = 1; n <= TRIES; n += 1) {
      let isReading = true
      const [from, worked] = [performance.now(), process.cpuUsage()]
      const reading = read(shop, headers, n).finally(() => {
        isReading = false
        took.push(performance.now() - from)
        work.push(processorMs(worked))
      })
      while (isReading) {
        const asked = performance.now()
        await database.ping()
        waited = Math.max(waited, performance.now() - asked)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await reading
    }
    const [median, worked] = [took, work].map((each) => each.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0) as [number, number]
    const slow = slownessSince(before)
    const line = `${REQUESTS[size]} requests, ${toldSlowness(slow)}: figures in ${median.toFixed(0)} ms, ${worked.toFixed(0)} ms of the processor, ${statements} statements; others wait ${waited.toFixed(0)} ms at most`
    if (worked > slow * LIMIT_MS[size] || waited > WAIT_SHARE[size] * median || statements > MOST_STATEMENTS) throw new Error(line)
    return line
  } finally {
    await shop.close()
    await database.close()
  }
}

/** Measuring begins once the database has looked after what was filled in, as in a shop that grew over years. */
async function vacuumed(database: EmbeddedDatabase, pauseMs: number): Promise<void> {
  let before = -1
  for (;;) {
    const { vacuums } = await database.counts()
    if (vacuums === before) return
    before = vacuums
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Each reading asks for a span of its own: the same one is answered from before. */
async function read(shop: TestShop, headers: Record<string, string>, n: number): Promise<void> {
  const from = daysAfter(weekBegins(dayInCairo(new Date())), -77 - n)
  const { status, json } = await shop.get(`/api/figures?from=${from}`, headers)
  if (status !== 200 || json.won.span.count === 0 || json.brands.length === 0 || json.machines.length === 0)
    throw new Error(`the figures are answered ${status}`)
}

/** Requests with their entries and lines over two years; every fifth has an offer, of which half are accepted. */
async function fill({ db }: Database, requests: number): Promise<void> {
  const lines = Array.from({ length: LINES }, (_, n) => sampleLine({ id: `line-${n}` }))
  const content = JSON.stringify(sampleOffer({ lines }))
  const at = sql`now() - n * (interval '2 years' / ${requests}::int)`
  await db.execute(sql`insert into customers (id, name, language, search_text, created)
    select md5('c' || n)::uuid, 'C' || n, 'ar', '', now() from generate_series(0, 999) n`)
  await db.execute(sql`insert into orders (id, cart_id, language, first_name, last_name, phone_number, email, search_text, created)
    select md5('o' || n)::uuid, md5('o' || n)::uuid, 'ar', 'Mona', 'Adel', '', '', '', ${at} from generate_series(1, ${requests}::int) n`)
  await db.execute(sql`insert into order_lines (id, order_id, position, sku, name, name_ar, is_new, price_minor, quantity, status)
    select md5('l' || n || '-' || l)::uuid, md5('o' || n)::uuid, l, 'SKU-' || (n * 7 + l) % 500, 'Oven', 'فرن', true, 100000, 1 + l, 'Not processed'
    from generate_series(1, ${requests}::int) n, generate_series(0, 3) l`)
  await db.execute(sql`insert into desk_entries (id, kind, subject_id, customer_id, state, arrived, due_from, promised, first_contact, next_step, next_at,
      closed, lost_reason, number, who, company, place, phone, email, language, about, machines, pieces, value_minor)
    select md5('e' || n)::uuid, 'request', md5('o' || n)::uuid, md5('c' || n % 1000)::uuid, s.state, ${at}, ${at}, ${at} + interval '1 day',
      case when n > 20 then ${at} + n % 50 * interval '1 hour' end, case when s.state in ('won', 'lost') then null else 'call' end,
      case when s.state in ('won', 'lost') then null else now() end, case when s.state in ('won', 'lost') then ${at} + interval '5 days' end,
      case when s.state = 'lost' then 'price' end, n::text, 'Mona', '', '', '', '', 'ar', '{"en":"Oven","ar":"فرن"}', 4, 10, n
    from generate_series(1, ${requests}::int) n,
      lateral (select case when n <= 20 then 'new' when n % 50 = 0 then 'offer-sent' when n % 3 = 0 then 'won' else 'lost' end as state) s`)
  await db.execute(sql`insert into offers (id, year, number, name, order_id, created, created_by, leading_id)
    select md5('f' || n)::uuid, 2026, n, '', md5('o' || n)::uuid, ${at}, md5('u')::uuid, md5('v' || n)::uuid
    from generate_series(5, ${requests}::int, 5) n`)
  await db.execute(sql`insert into offer_versions (id, offer_id, version, state, content, hash, total_minor, gross_minor, discount_minor, valid_until,
      customer, company, project, salesperson, created, sent, ended)
    select md5('v' || n)::uuid, md5('f' || n)::uuid, 1, case n % 10 when 0 then 'accepted' else 'sent' end, ${content}::jsonb, 'h', 100000, 110000, 10000,
      (${at} + interval '14 days')::date, 'Mona', '', '', 'Seller ' || n % 6, ${at}, ${at}, case n % 10 when 0 then ${at} + interval '3 days' end
    from generate_series(5, ${requests}::int, 5) n`)
  await db.execute(sql`insert into offer_items (id, offer_id, version_id, line_id, position, quantity, value_minor, status)
    select md5('i' || n || '-' || l)::uuid, md5('f' || n)::uuid, md5('v' || n)::uuid, 'line-' || l, l, 1, 12500, 'Not processed'
    from generate_series(10, ${requests}::int, 10) n, generate_series(0, ${LINES - 1}::int) l`)
  await db.execute('analyze')
}
