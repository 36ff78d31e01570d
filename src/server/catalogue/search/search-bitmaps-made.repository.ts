import { type SQL, sql } from 'drizzle-orm'
import type { NumberedEntry } from '#domain/search/bitmaps/block-positions.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import {
  searchBitmaps as bitmaps,
  searchChanges as changes,
  searchEntries as entries,
  searchNumbers as numbers,
  searchBitmapsState as state,
} from './search.tables.ts'

/** Notes what entries were before they changed. */
export const TRIGGER = 'search_entries_changed'
const COMING_AND_GOING = 'search_entries_came'
/** The search of the version before the bitmaps, which a process of it makes anew. */
const EARLIER = { index: 'search_entries_sections', trigger: 'search_entries_vocabulary' }
/** A process that makes the bitmaps and says nothing for so long was killed. */
const SILENT_MINUTES = 3

/** Without their trigger, as in a copy of the data, they would never hear of a change. */
export async function areComplete(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${state} where ${state.isComplete} and ${hasTrigger(TRIGGER)}`)
  return rows.length > 0
}

export function hasTrigger(name: string): SQL {
  return sql`exists (
    select from pg_trigger where tgrelid = 'search_entries'::regclass and tgname = ${sql.raw(`'${name}'`)} and tgenabled = 'O')`
}

/** True while a process makes them. */
export async function areBeingMade(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${state} where not ${state.isComplete} and ${state.workedAt} > now() - ${SILENT_MINUTES} * interval '1 minute'`)
  return rows.length > 0
}

export async function hasRemains(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select where to_regclass(${EARLIER.index}) is not null or ${hasTrigger(EARLIER.trigger)}`)
  return rows.length > 0
}

/** True where changes are noted. */
export async function areNoted(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${hasTrigger(TRIGGER)}`)
  return rows.length > 0
}

/** True where more than so many products have entries. */
export async function hasEntriesBeyond(db: Db, count: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${entries} offset ${count} limit 1`)
  return rows.length > 0
}

/**
 * The lock lets no change be missed from here on: it waits for all who write entries. They wait for it too, which is why it gives up
 * soon. Notes from before tell nothing of the numbers that are given next.
 */
export async function createTriggers(tx: Db, waitMs: number): Promise<void> {
  await dropTriggers(tx, waitMs)
  await tx.execute(
    sql.raw(`create trigger ${TRIGGER} after update on search_entries for each row
      when (old.words is distinct from new.words or old.kind_end <> new.kind_end or old.name_end <> new.name_end
        or old.brand_end <> new.brand_end or old.category_end <> new.category_end
        or (old.price_minor is null) <> (new.price_minor is null) or old.is_in_stock <> new.is_in_stock)
      execute function search_entry_changed()`),
  )
  await tx.execute(
    sql.raw(`create trigger ${COMING_AND_GOING} after insert or delete on search_entries
      for each row execute function search_entry_changed()`),
  )
}

export async function dropTriggers(tx: Db, waitMs: number): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${waitMs}`))
  for (const name of [TRIGGER, COMING_AND_GOING, EARLIER.trigger])
    await tx.execute(sql.raw(`drop trigger if exists ${name} on search_entries`))
  await tx.execute(sql`delete from ${changes}`)
}

export async function dropFormerIndex(database: Database, waitMs: number): Promise<void> {
  await database.runLong(`drop index concurrently if exists ${EARLIER.index}`)
  await database.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${waitMs}`))
    await tx.execute(sql.raw(`drop trigger if exists ${EARLIER.trigger} on search_entries`))
  })
}

/**
 * Begins anew, unless another process is making them. Answers a version, by which this process later knows that no other one has begun
 * since.
 */
export async function beginBitmaps(tx: Db, waitMs: number): Promise<number | null> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    insert into ${state} as state (epoch, version, is_complete) values (1, 1, false)
    on conflict (id) do update set epoch = state.epoch + 1, version = state.version + 1, is_complete = false, worked_at = now()
      where state.is_complete or state.worked_at < now() - ${SILENT_MINUTES} * interval '1 minute'
    returning version`)
  const version = rows[0]?.version ?? null
  if (version === null) return null
  // Searches lock the numbers first.
  await tx.execute(sql.raw(`set local lock_timeout = ${waitMs}`))
  await tx.execute(sql`truncate ${numbers}, ${bitmaps}`)
  return version
}

/** The next version, null where another one is on the way. */
export async function nextVersion(tx: Db, version: number): Promise<number | null> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    update ${state} set version = version + 1, worked_at = now() where version = ${version} returning version`)
  return rows[0]?.version ?? null
}

/** Null while somebody else brings them up to date. */
export async function lockBitmaps(tx: Db): Promise<number | null> {
  const { rows } = await tx.execute<{ version: number | null }>(sql`
    select case when pg_try_advisory_xact_lock(hashtextextended('search-bitmaps', 0)) then version end as version from ${state}`)
  return rows[0]?.version ?? null
}

/** Answers how many there are. */
export async function numberAll(tx: Db): Promise<number> {
  // One statement for a very large catalogue; the transaction has a limit of its own.
  await tx.execute(sql`set local statement_timeout = 0`)
  const { rowCount } = await tx.execute(sql`
    insert into ${numbers} (product_id, number)
    select product_id, row_number() over (order by product_id) - 1 from ${entries}`)
  return rowCount ?? 0
}

/** False where another process has begun anew since that version. */
export async function markComplete(tx: Db, version: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update ${state} set is_complete = true where version = ${version} and ${hasTrigger(TRIGGER)} returning version`)
  return rows.length > 0
}

interface EntryRow extends Record<string, unknown> {
  readonly id: string
  readonly number: number | null
  readonly words: Buffer | null
  readonly kindEnd: number
  readonly nameEnd: number
  readonly brandEnd: number
  readonly categoryEnd: number
  readonly isShown: boolean
  readonly isInStock: boolean
}

/** A present or former entry of a product, which has no number before the bitmaps have it. */
export interface ProductEntry extends Omit<NumberedEntry, 'number'> {
  readonly id: string
  readonly number: number | null
}

const ENTRY = sql`${entries.words}, ${entries.kindEnd} as "kindEnd", ${entries.nameEnd} as "nameEnd", ${entries.brandEnd} as "brandEnd",
  ${entries.categoryEnd} as "categoryEnd", ${entries.priceMinor} is not null as "isShown", ${entries.isInStock} as "isInStock"`

export async function listEntries(db: Db, from: number, before: number): Promise<NumberedEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select ${numbers.productId} as id, ${numbers.number}, ${ENTRY}
    from ${numbers} join ${entries} on ${entries.productId} = ${numbers.productId}
    where ${numbers.number} >= ${from} and ${numbers.number} < ${before}`)
  return rows.flatMap(asEntry).map((entry) => ({ ...entry, number: entry.number ?? 0 }))
}

/** The present entries of these; one without an entry is left out. */
export async function listEntriesOf(db: Db, ids: readonly string[]): Promise<ProductEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select ${entries.productId} as id, ${numbers.number}, ${ENTRY}
    from ${entries} left join ${numbers} on ${numbers.productId} = ${entries.productId}
    where ${entries.productId} = any(${uuids(ids)})`)
  return rows.flatMap(asEntry)
}

function asEntry({ words, ...row }: EntryRow): ProductEntry[] {
  return words === null ? [] : [{ ...row, words: Buffer.from(words).toString('latin1') }]
}

export interface ChangesOf {
  readonly id: string
  readonly number: number | null
  /** The entries from before each change; null for one that came. */
  readonly before: readonly (ProductEntry | null)[]
}

interface ChangeRow extends EntryRow {
  readonly change: number
}

/** The products of the oldest changes, with all changes of theirs; and the changes. */
export async function listChanges(db: Db, most: number): Promise<{ readonly products: ChangesOf[]; readonly changes: number[] }> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select ${changes.id} as change, ${changes.productId} as id, ${numbers.number}, ${changes.words}, ${changes.kindEnd} as "kindEnd",
      ${changes.nameEnd} as "nameEnd", ${changes.brandEnd} as "brandEnd", ${changes.categoryEnd} as "categoryEnd",
      ${changes.isShown} as "isShown", ${changes.isInStock} as "isInStock"
    from ${changes} left join ${numbers} on ${numbers.productId} = ${changes.productId}
    where ${changes.productId} in (select product_id from ${changes} order by id limit ${most})
    order by ${changes.id}`)
  const products = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    number: own[0]?.number ?? null,
    before: own.map((row) => asEntry(row)[0] ?? null),
  }))
  return { products, changes: rows.map(({ change }) => Number(change)) }
}

export async function countChanges(db: Db, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from (select from ${changes} limit ${most}) as noted`)
  return Number(rows[0]?.count ?? 0)
}

export async function deleteChanges(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from ${changes} where id = any(${`{${ids.join(',')}}`}::bigint[])`)
}

/** Answers the first of so many new numbers in turn. */
export async function addNumbers(tx: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await tx.execute<{ first: number }>(sql`
    with last as materialized (select coalesce(max(number), -1) as number from ${numbers}), added as (
      insert into ${numbers} (product_id, number)
      select id, last.number + turn from unnest(${uuids(ids)}) with ordinality as given (id, turn) cross join last
    )
    select number + 1 as first from last`)
  return rows[0]?.first ?? 0
}

export async function deleteNumbers(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from ${numbers} where product_id = any(${uuids(ids)})`)
}

/** The set of one token in one section of one block. */
export interface BitmapKey {
  readonly token: string
  readonly section: number
  readonly block: number
}

export interface BitmapSet extends BitmapKey {
  readonly products: Uint8Array
}

interface SetRow extends BitmapKey, Record<string, unknown> {
  readonly products: Buffer
}

export async function listSets(db: Db, keys: readonly BitmapKey[]): Promise<BitmapSet[]> {
  const { rows } = await db.execute<SetRow>(sql`
    select token, section, block, products from ${bitmaps}
    where (token, section, block) in (
      select token, section, block from json_to_recordset(${JSON.stringify(keys)}::json) as asked (token text, section int, block int))`)
  return rows
}

/** Rows stay when they are empty, so that their version tells of it. */
export async function writeSets(tx: Db, sets: readonly BitmapSet[], version: number): Promise<void> {
  const rows = sets.map(({ products, ...key }) => ({ ...key, products: Buffer.from(products).toString('base64') }))
  await tx.execute(sql`
    insert into ${bitmaps} (token, section, block, version, products)
    select token, section, block, ${version}, decode(products, 'base64')
    from json_to_recordset(${JSON.stringify(rows)}::json) as written (token text, section int, block int, products text)
    on conflict (token, section, block) do update set version = excluded.version, products = excluded.products`)
}
