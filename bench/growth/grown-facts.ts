import pg from 'pg'

/** Records of a grown shop that the cases ask for, some new and some old. */
export interface GrownFacts {
  readonly brands: readonly string[]
  readonly brandIds: readonly string[]
  readonly categories: readonly string[]
  readonly categoryIds: readonly string[]
  readonly products: readonly { readonly id: string; readonly slug: string; readonly name: string; readonly nameAr: string }[]
  readonly orders: readonly string[]
  readonly ownOrders: readonly string[]
  readonly offers: readonly string[]
  readonly entries: readonly string[]
  /** Products with reviews. */
  readonly reviewed: readonly string[]
  readonly customers: readonly string[]
  readonly people: readonly string[]
  /** Names, emails, phones and numbers of requests, by which people are searched. */
  readonly terms: readonly string[]
  /** A day of 2,880 requests. */
  readonly day: string
}

const SOME = 60
const NAMED = 8_000

export async function readGrownFacts(url: string, memberEmail: string): Promise<GrownFacts> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const list = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows
  const texts = async (text: string, values: unknown[] = []) => (await list<{ it: string }>(text, values)).map(({ it }) => it)
  /** The statement for some rows from both ends of a table. */
  const ends = (column: string, from: string) => `
    (SELECT ${column} AS it FROM ${from} ORDER BY id DESC LIMIT ${SOME / 2})
    UNION ALL (SELECT ${column} FROM ${from} ORDER BY id LIMIT ${SOME / 2})`
  try {
    return {
      brands: await texts('SELECT b.slug AS it FROM brands b JOIN listing_counts c ON c.scope = b.id WHERE c.count > 50 ORDER BY b.slug'),
      brandIds: await texts('SELECT id AS it FROM brands ORDER BY slug LIMIT 20'),
      categories: await texts(
        'SELECT g.slug AS it FROM categories g JOIN listing_counts c ON c.scope = g.id WHERE c.count > 200 ORDER BY g.slug',
      ),
      categoryIds: await texts('SELECT id AS it FROM categories ORDER BY slug LIMIT 20'),
      products: await list(
        `SELECT id, slug, name, name_ar AS "nameAr" FROM products WHERE is_active AND sku NOT LIKE '%-G%' ORDER BY id LIMIT ${NAMED}`,
      ),
      orders: await texts(ends('id', 'orders WHERE archived IS NULL')),
      ownOrders: await texts(
        `SELECT o.id AS it FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email = $1 AND archived IS NULL LIMIT ${SOME}`,
        [memberEmail],
      ),
      offers: await texts(ends('id', 'offers')),
      reviewed: await texts(
        `SELECT slug AS it FROM products WHERE is_active AND review_count > 0 AND sku NOT LIKE '%-G%' ORDER BY id LIMIT ${SOME}`,
      ),
      entries: await texts(`SELECT id AS it FROM desk_entries WHERE closed IS NULL ORDER BY id LIMIT ${SOME}`),
      customers: await texts(ends('id', 'customers')),
      people: await texts(`SELECT id AS it FROM users WHERE email LIKE 'customer-%@bench.example' ORDER BY id DESC LIMIT ${SOME}`),
      terms: await texts(`
        SELECT (ARRAY[first_name || ' ' || last_name, email, phone_number, last_name])[1 + place % 4] AS it
        FROM (SELECT u.*, row_number() OVER (ORDER BY id DESC)::int AS place FROM users u WHERE email LIKE 'customer-%@bench.example'
          ORDER BY id DESC LIMIT ${SOME}) p
        UNION ALL SELECT it::text FROM (SELECT number AS it FROM orders WHERE archived IS NULL ORDER BY id LIMIT 10) o`),
      day: (await texts(`SELECT (max(created)::date - 1)::text AS it FROM orders WHERE email LIKE 'customer-%@bench.example'`))[0] ?? '',
    }
  } finally {
    await client.end()
  }
}
