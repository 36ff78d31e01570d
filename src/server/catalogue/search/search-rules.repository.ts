import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { searchEntries, searchRules, searchStale } from './search.tables.ts'

/** The number under which entries made by these rules are known; null before their first registration. */
export const numberOf = (version: string) =>
  sql`(select max(${searchRules.id}) from ${searchRules} where ${searchRules.version} = ${version})`

/** Rules that were not here yet become the newest. Safe to repeat, and for several processes at once. */
export async function insertRules(db: Db, version: string): Promise<void> {
  await db.execute(sql`
    insert into ${searchRules} (id, version, seen_at)
    select (select coalesce(max(${searchRules.id}), 0) + 1 from ${searchRules}), ${version}, now()
    where not exists (select from ${searchRules} where ${searchRules.version} = ${version})
    on conflict (id) do nothing`)
}

/** Rules whose processes replace those of newer rules, none of which ran any more, become the newest again: the shop went back to them. */
export async function insertReturned(db: Db, version: string, unseenMinutes: number): Promise<void> {
  await db.execute(sql`
    insert into ${searchRules} (id, version, seen_at)
    select newest.id + 1, ${version}, now()
    from (select * from ${searchRules} order by ${searchRules.id} desc limit 1) newest
    where newest.version <> ${version} and newest.seen_at < now() - ${unseenMinutes} * interval '1 minute'
    on conflict (id) do nothing`)
}

export interface RulesStanding {
  /** True when no newer rules are here. */
  readonly isNewest: boolean
  /** True when entries by other rules or marked ones are left, or the whole catalogue was never walked by these. */
  readonly isBehind: boolean
  /** True when a process worked on the entries just now. */
  readonly isWorkedOn: boolean
}

/** Null for rules that are not registered. Notes that a process with these rules runs. */
export async function noteSeen(db: Db, version: string, workedOnSeconds: number): Promise<RulesStanding | null> {
  const { rows } = await db.execute<{ isNewest: boolean; isBehind: boolean; isWorkedOn: boolean }>(sql`
    update ${searchRules} as own set seen_at = now() where own.id = ${numberOf(version)}
    returning not exists (select from ${searchRules} where ${searchRules.id} > own.id) as "isNewest",
      own.done_at is null or exists (select from ${searchEntries} where ${searchEntries.rules} < own.id)
        or exists (select from ${searchStale}) as "isBehind",
      coalesce(own.worked_at > now() - ${workedOnSeconds} * interval '1 second', false) as "isWorkedOn"`)
  return rows[0] ?? null
}

/** Entries that were made by other rules than the newest, and marked ones. */
export async function countBehind(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`
      select count(*) + (select count(*) from ${searchStale}) as count
      from ${searchEntries} where ${searchEntries.rules} < (select max(id) from ${searchRules})`,
  )
  return Number(rows[0]?.count ?? 0)
}

/**
 * One process at a time makes entries anew, until its transaction ends. Null when another one does, or when newer rules are here; else the
 * number of the rules.
 */
export async function lockIndex(tx: Db, version: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number | null }>(sql`
    select case when pg_try_advisory_xact_lock(hashtextextended('search-index', 0)) then id end as id
    from ${searchRules} where ${searchRules.version} = ${version} and id = (select max(id) from ${searchRules})`)
  return rows[0]?.id ?? null
}

export async function noteWork(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`update ${searchRules} set worked_at = now() where id = ${id}`)
}

/** The version that entries must be made by now; null where none is registered. */
export async function findNewestVersion(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from ${searchRules} order by id desc limit 1`)
  return rows[0]?.version ?? null
}

export async function markWalked(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`update ${searchRules} set done_at = now(), worked_at = null where id = ${id}`)
}
