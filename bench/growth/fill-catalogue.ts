import { copyRows, type Filling } from './filling.ts'

const MINUTE_MS = 60_000

/** Copies of the products that are there, older than they are, each with a SKU, an address and a price of its own. */
export async function fillCatalogue({ client, sizes, endMs, tell }: Filling): Promise<void> {
  await client.query(`
    CREATE TABLE filling.bases AS SELECT row_number() OVER (ORDER BY id) AS place, id FROM products`)
  await client.query('CREATE UNIQUE INDEX ON bases (place)')
  await client.query('ANALYZE bases')
  await client.query(`
    CREATE TEMP TABLE copies AS
    SELECT id AS base_id, n, round, id_of('product', ${endMs} - n * ${MINUTE_MS}, n) AS id
    FROM (SELECT id, round, (round - 1) * (SELECT count(*) FROM bases) + place AS n
      FROM bases, generate_series(1, ceil(${sizes.products}::float / (SELECT count(*) FROM bases))::int) round) numbered
    WHERE n <= ${sizes.products} - (SELECT count(*) FROM bases)`)
  await client.query('ANALYZE copies')
  await copyRows(client, 'products', 'copies c ON c.base_id = t.id', {
    id: 'c.id',
    sku: "t.sku || '-G' || c.n",
    slug: "t.slug || '-g' || c.n",
    price_minor: 't.price_minor + c.round * 100',
    created: `to_timestamp((${endMs} - c.n * ${MINUTE_MS}) / 1000.0)`,
  })
  tell('filled in: products')
  await copyRows(client, 'product_categories', 'copies c ON c.base_id = t.product_id', { product_id: 'c.id' })
  await copyRows(client, 'listing', 'copies c ON c.base_id = t.product_id', {
    product_id: 'c.id',
    price_minor: 't.price_minor + c.round * 100',
  })
  await copyRows(client, 'search_entries', 'copies c ON c.base_id = t.product_id', {
    product_id: 'c.id',
    price_minor: 't.price_minor + c.round * 100',
    sku_key: "t.sku_key || 'g' || c.n",
    // Real products have words that no other one has, of which the search has to make something too.
    words: "t.words || ('g' || c.n || ' ')::bytea",
  })
  tell('filled in: lists and search entries')
  await client.query('DELETE FROM listing_counts')
  await client.query('INSERT INTO listing_counts (scope, count) SELECT scope, count(*) FROM listing GROUP BY scope')
  await client.query('DROP TABLE copies')
}
