import { type SQL, sql } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import type { MadeChange } from './cache-tags.facts.ts'
import { CATALOGUE_TAGS } from './cache-tags.facts.ts'

/**
 * Locks the brands and categories above these products until commit, in the order brands, categories, products, so that a product cannot
 * be put on show under a brand that is being switched off concurrently. A parent's switch is written into its children, whose locks are enough.
 */
export async function lockAbove(db: Db, productIds: readonly string[]): Promise<void> {
  const ids = uuids(productIds)
  await db.execute(sql`select 1 from brands where id in (select brand_id from products where id = any(${ids})) order by id for share`)
  await db.execute(
    sql`select 1 from categories where id in (select category_id from product_categories where product_id = any(${ids})) order by id for share`,
  )
}

/** A list in which products came, went or got another price. */
export interface ChangedList {
  readonly scope: string
  /** The products by which it has grown. */
  readonly by: number
  /** How many there are now; null where it is as long as before. */
  readonly count: number | null
  /** True where products came or went, also where it is as long as before. */
  readonly hasMoves: boolean
}

interface ListMoves extends Record<string, unknown> {
  readonly scope: string
  readonly by: number
  readonly hasMoves: boolean
}

/** A statement moves this many within a few seconds, and each statement has its own time limit. */
const LISTED_AT_ONCE = 2_000

/** Recomputes the list rows and counts of these products. The counts that it changes are locked last, since all writers share them. */
export async function refreshListing(db: Db, productIds: readonly string[]): Promise<ChangedList[]> {
  if (productIds.length === 0) return []
  if (productIds.length > LISTED_AT_ONCE) return refreshLargeListing(db, productIds)
  const { rows } = await db.execute<ListMoves & ChangedList>(sql`
    ${movesOf(productIds)},
    counted as (${counting(sql`select scope, by from change`)})
    select change.scope, change.by, change.has_moves as "hasMoves", counted.count
    from change left join counted on counted.scope = change.scope`)
  return rows
}

async function refreshLargeListing(db: Db, productIds: readonly string[]): Promise<ChangedList[]> {
  const lists = new Map<string, ListMoves>()
  for (let from = 0; from < productIds.length; from += LISTED_AT_ONCE) {
    const { rows } = await db.execute<ListMoves>(sql`
      ${movesOf(productIds.slice(from, from + LISTED_AT_ONCE))}
      select scope, by, has_moves as "hasMoves" from change`)
    for (const { scope, by, hasMoves } of rows) {
      const known = lists.get(scope)
      lists.set(scope, { scope, by: by + (known?.by ?? 0), hasMoves: hasMoves || known?.hasMoves === true })
    }
  }
  const changes = JSON.stringify([...lists.values()])
  const { rows } = await db.execute<{ scope: string; count: number }>(
    counting(sql`select scope, by from json_to_recordset(${changes}::json) as change (scope uuid, by int)`),
  )
  const counts = new Map(rows.map(({ scope, count }) => [scope, count]))
  return [...lists.values()].map((list) => ({ ...list, count: counts.get(list.scope) ?? null }))
}

function counting(changes: SQL): SQL {
  return sql`
    insert into listing_counts (scope, count) select scope, by from (${changes}) changes where by <> 0 order by scope
    on conflict (scope) do update set count = listing_counts.count + excluded.count
    returning scope, count::int as count`
}

/** The beginning of a statement that moves these products between lists; `change` tells which ones. */
function movesOf(productIds: readonly string[]): SQL {
  return sql`
    with touched as (select unnest(${uuids(productIds)}) as id),
    wanted as (
      select lists.scope, p.id as product_id, p.price_minor
      from touched t
      join products p on p.id = t.id and p.is_active
      join brands b on b.id = p.brand_id and b.is_active and b.is_merchant_active
      cross join lateral (
        select ${EVERYTHING}::uuid as scope
        union all select p.brand_id
        union all (
          select category.id from product_categories pc
          join categories c on c.id = pc.category_id and c.is_active and c.is_parent_active
          cross join lateral (select c.id union all select c.parent_id where c.parent_id is not null) category
          where pc.product_id = p.id
          group by category.id)
      ) lists
    ),
    gone as (
      delete from listing l using touched t
      where l.product_id = t.id and not exists (select 1 from wanted w where w.scope = l.scope and w.product_id = l.product_id)
      returning l.scope
    ),
    came as (
      insert into listing (scope, product_id, price_minor) select scope, product_id, price_minor from wanted
      on conflict (scope, product_id) do update set price_minor = excluded.price_minor
        where listing.price_minor <> excluded.price_minor
      returning scope, (xmax = 0) as is_new
    ),
    change as (
      select scope, sum(by)::int as by, bool_or(by <> 0) as has_moves
      from (select scope, -1 as by from gone union all select scope, is_new::int from came) moves
      group by scope
    )`
}

/** PostgreSQL sends no longer notifications. */
const PAYLOAD_MOST_BYTES = 7000

/** Must be the last statement of every writing transaction, as it locks the one row that all writers share. */
export async function raiseCatalogueVersion(db: Db, channel: string, { id, tags }: MadeChange): Promise<void> {
  const told = JSON.stringify({ id, tags })
  const payload = Buffer.byteLength(told) > PAYLOAD_MOST_BYTES ? JSON.stringify({ id, tags: null }) : told
  await db.execute(sql`
    with raised as (
      insert into catalogue_state (id, version) values (1, 1)
      on conflict (id) do update set version = catalogue_state.version + 1 returning version
    )
    select pg_notify(${channel}, ${payload}) from raised`)
}

export interface FoundTag {
  readonly id: string
  readonly tag: string
}

/** The tags of these products and of lists of brands and categories, under every slug that leads to them. */
export async function findTags(db: Db, productIds: readonly string[], scopes: readonly string[]): Promise<FoundTag[]> {
  const records = [
    { kind: 'product', table: sql`products`, ids: uuids(productIds) },
    { kind: 'category', table: sql`categories`, ids: uuids(scopes) },
    { kind: 'brand', table: sql`brands`, ids: uuids(scopes) },
  ] as const
  const slugs = records.map(
    ({ kind, table, ids }) => sql`
      select id, ${CATALOGUE_TAGS[kind]}::text || slug as tag from ${table} where id = any(${ids})
      union all select record_id, ${CATALOGUE_TAGS[kind]}::text || slug from old_slugs where kind = ${kind}::text and record_id = any(${ids})`,
  )
  const { rows } = await db.execute<FoundTag & Record<string, unknown>>(sql.join(slugs, sql` union all `))
  return rows
}

interface TrashedTag extends FoundTag {
  /** True where the product had ratings, which went with it. */
  readonly isRated: boolean
}

/** The tags of products that are in the trash, under every slug that led to them. */
export async function findTrashedTags(db: Db, productIds: readonly string[]): Promise<TrashedTag[]> {
  const { rows } = await db.execute<TrashedTag & Record<string, unknown>>(sql`
    select id, ${CATALOGUE_TAGS.product}::text || slug as tag, coalesce((product ->> 'review_count')::int, 0) > 0 as "isRated"
    from deleted_products
    cross join lateral (select product ->> 'slug' as slug union all select unnest(old_slugs)) slugs
    where id = any(${uuids(productIds)})`)
  return rows
}

export async function isAnyRated(db: Db, productIds: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select from products where id = any(${uuids(productIds)}) and review_count > 0 limit 1`)
  return rows.length > 0
}
