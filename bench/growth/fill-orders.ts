import fs from 'node:fs'
import path from 'node:path'
import type { Filling } from './filling.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations')
/** The time from one request to the next. */
const STEP_MS = 30_000
/** The newest so many of a hundred requests are open; so many of a hundred older ones were cancelled. */
const OPEN_OF_100 = 5
const CANCELLED_OF_100 = 12

/** Requests of one to four lines with their cards on the desk, which are closed, and a call for each. */
export async function fillOrders({ client, sizes, endMs, tell }: Filling): Promise<void> {
  const newestOpen = Math.ceil((sizes.orders * OPEN_OF_100) / 100)
  await client.query(`
    CREATE TEMP TABLE asked AS
    SELECT n, at, id_of('order', (extract(epoch FROM at) * 1000)::bigint, n) AS id, 1 + (n - 1) % ${sizes.customers} AS place,
      CASE WHEN n > ${newestOpen} THEN CASE WHEN abs(hashint8(n)) % 100 < ${CANCELLED_OF_100} THEN 'Cancelled' ELSE 'Delivered' END
        ELSE (ARRAY['Not processed', 'Not processed', 'Processing', 'Shipped'])[1 + abs(hashint8(n)) % 4] END AS status
    FROM (SELECT n, to_timestamp((${endMs} - n * ${STEP_MS}) / 1000.0) AS at FROM generate_series(1::bigint, ${sizes.orders}) n) numbered`)
  await client.query('ANALYZE asked')
  await client.query(`
    INSERT INTO orders (id, cart_id, user_id, language, first_name, last_name, phone_number, email, search_text, created,
      archived, archived_by, archived_reason)
    SELECT a.id, id_of('cart', n, n), p.id, p.language, p.first_name, p.last_name, p.phone_number, p.email, p.search_text, a.at,
      CASE WHEN a.status = 'Cancelled' THEN a.at + interval '1 day' END, CASE WHEN a.status = 'Cancelled' THEN p.id END, NULL
    FROM asked a JOIN people p ON p.place = a.place ORDER BY a.n DESC`)
  tell('filled in: requests')
  await client.query(`
    INSERT INTO order_lines (id, order_id, position, product_id, brand_id, sku, name, name_ar, is_new, price_minor, quantity, status)
    SELECT id_of('line', (extract(epoch FROM a.at) * 1000)::bigint + position, a.n * 4 + position), a.id, position, m.id, m.brand_id,
      m.sku, m.name, m.name_ar, m.is_new, m.price_minor, 1 + (a.n + position) % 5, a.status
    FROM asked a CROSS JOIN LATERAL generate_series(0, (a.n % 4)::int) position
    JOIN bases b ON b.place = 1 + (a.n * 7 + position * 13) % (SELECT count(*) FROM bases)
    JOIN products m ON m.id = b.id`)
  tell('filled in: lines')
  await client.query('TRUNCATE order_statuses, order_counts')
  for (const statement of statusFills()) await client.query(statement)
  tell('filled in: statuses')
  await client.query(ENTRIES)
  await client.query(CALLS)
  tell('filled in: the desk')
  await client.query(`
    UPDATE customers c SET active = newest.at
    FROM (SELECT p.customer_id, max(a.at) AS at FROM asked a JOIN people p ON p.place = a.place GROUP BY 1) newest
    WHERE c.id = newest.customer_id`)
}

const ENTRIES = `
  INSERT INTO desk_entries (id, kind, subject_id, customer_id, state, arrived, due_from, promised, first_contact, closed, lost_reason,
    number, who, company, place, phone, email, language, about, machines, pieces, value_minor)
  SELECT id_of('entry', (extract(epoch FROM a.at) * 1000)::bigint, a.n), 'request', a.id, p.customer_id,
    CASE WHEN a.status = 'Cancelled' THEN 'lost' ELSE 'won' END, a.at, a.at + interval '3 hours', a.at + interval '4 hours',
    a.at + interval '1 hour', a.at + interval '2 days', CASE WHEN a.status = 'Cancelled' THEN 'price' END,
    o.number::text, p.first_name || ' ' || p.last_name, '', '', p.phone_number, p.email, p.language,
    '{"en": "Ovens", "ar": "أفران"}', 1 + a.n % 4, 3, 500000 + a.n % 1000 * 100
  FROM asked a JOIN people p ON p.place = a.place JOIN orders o ON o.id = a.id`

const CALLS = `
  INSERT INTO desk_log (id, entry_id, customer_id, at, event, way, outcome, note, by_id, by_name, facts)
  SELECT id_of('call', (extract(epoch FROM a.at) * 1000)::bigint, a.n),
    id_of('entry', (extract(epoch FROM a.at) * 1000)::bigint, a.n), p.customer_id, a.at + interval '1 hour', 'contact', 'call-out',
    'reached', '', NULL, 'Colleague', '{}'
  FROM asked a JOIN people p ON p.place = a.place`

/** The statements by which an older shop's requests get their statuses and counts. */
function statusFills(): string[] {
  const name = fs.readdirSync(MIGRATIONS).find((each) => each.endsWith('_order-statuses.sql')) ?? ''
  const statements = fs.readFileSync(path.join(MIGRATIONS, name), 'utf8').split('--> statement-breakpoint')
  return statements.filter((statement) => /^\s*INSERT /.test(statement))
}
