import type { Filling } from './filling.ts'

const STEP_MS = 30_000
/** One of so many products has reviews, of so many customers. */
const REVIEWED_OF = 5
const REVIEWS_EACH = 4
const RATING = 4
/** The newest so many reviews wait for approval. */
const WAITING = 120
const LIKED_EACH = 3
/** Bags that never became requests, for each customer. */
const BAGS_EACH = 2
const CHANGES_OF_A_PRODUCT = 3
const DAYS_OF_SESSIONS = 30

/** Reviews, with what products hold of them. */
export async function fillReviews({ client, sizes, endMs, tell }: Filling): Promise<void> {
  const each = Math.min(REVIEWS_EACH, sizes.customers)
  await client.query(`
    CREATE TEMP TABLE reviewed AS SELECT row_number() OVER (ORDER BY id) AS n, id FROM products`)
  await client.query(`DELETE FROM reviewed WHERE n % ${REVIEWED_OF} <> 0`)
  await client.query('ANALYZE reviewed')
  await client.query(`
    INSERT INTO reviews (id, product_id, user_id, title, review, rating, is_recommended, status, created)
    SELECT id_of('review', at_ms, k), product_id, p.id, 'Bakes evenly', 'الفرن ممتاز وبيسخن بسرعة. It heats in ten minutes.', ${RATING},
      true, CASE WHEN k <= ${WAITING} THEN 'Waiting Approval' ELSE 'Approved' END, to_timestamp(at_ms / 1000.0)
    FROM (SELECT k, product_id, turn, n, (${endMs} - k * ${STEP_MS})::bigint AS at_ms
      FROM (SELECT r.id AS product_id, r.n, turn, (r.n / ${REVIEWED_OF} - 1) * ${each} + turn AS k
        FROM reviewed r CROSS JOIN generate_series(1, ${each}) turn) numbered) dated
    JOIN people p ON p.place = 1 + (n / ${REVIEWED_OF} + turn * 7919) % ${sizes.customers}`)
  await client.query(`
    UPDATE products SET review_count = given.number, rating_sum = given.sum
    FROM (SELECT product_id, count(*)::int AS number, sum(rating)::int AS sum FROM reviews WHERE status = 'Approved' GROUP BY 1) given
    WHERE products.id = given.product_id`)
  await client.query('DROP TABLE reviewed')
  tell('filled in: reviews')
}

/** Sessions, wishlists and bags of the customers, and the history of the products. */
export async function fillTraces({ client, sizes, endMs, tell }: Filling): Promise<void> {
  const stepMs = Math.max(1, Math.floor((DAYS_OF_SESSIONS * 86_400_000) / sizes.customers))
  await client.query(`
    INSERT INTO sessions (id, user_id, browser, system, address, created, last_seen, expires)
    SELECT id_of('session', ${endMs}, place), id, 'Chrome', 'Android', '10.0.0.0', to_timestamp(${endMs} / 1000.0),
      to_timestamp(${endMs} / 1000.0), now() + place * interval '${stepMs} milliseconds' + interval '1 day'
    FROM people`)
  await client.query(`
    INSERT INTO wishes (user_id, product_id, created)
    SELECT p.id, b.id, to_timestamp((${endMs} - p.place) / 1000.0)
    FROM people p CROSS JOIN generate_series(1, ${LIKED_EACH}) turn
    JOIN bases b ON b.place = 1 + (p.place * 11 + turn * 17) % (SELECT count(*) FROM bases)
    ON CONFLICT DO NOTHING`)
  await client.query(`
    INSERT INTO carts (id, user_id, created)
    SELECT id_of('bag', ${endMs}, p.place * ${BAGS_EACH} + turn), p.id, to_timestamp(${endMs} / 1000.0)
    FROM people p CROSS JOIN generate_series(1, ${BAGS_EACH}) turn`)
  await client.query(`
    INSERT INTO cart_lines (cart_id, position, product_id, name, name_ar, quantity)
    SELECT id_of('bag', ${endMs}, p.place * ${BAGS_EACH} + turn), 0, b.id, 'Deck oven', 'فرن دورين', 1
    FROM people p CROSS JOIN generate_series(1, ${BAGS_EACH}) turn
    JOIN bases b ON b.place = 1 + (p.place + turn) % (SELECT count(*) FROM bases)`)
  tell('filled in: sessions, wishlists and bags')
  await client.query(`
    INSERT INTO audit_entries (id, at, actor_id, actor_name, action, record_kind, record_id, before, after)
    SELECT id_of('change' || turn, (extract(epoch FROM m.created) * 1000)::bigint + turn, n), m.created + turn * interval '1 day', NULL,
      'Colleague', 'product.edited', 'product', m.id, '{"price": 100}', '{"price": 200}'
    FROM (SELECT id, created, row_number() OVER (ORDER BY id) AS n FROM products) m CROSS JOIN generate_series(1, ${CHANGES_OF_A_PRODUCT}) turn`)
  tell('filled in: the history')
}
