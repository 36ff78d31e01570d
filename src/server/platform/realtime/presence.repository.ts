import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { presenceProcesses, presences } from './presence.tables.ts'

export const PRESENCE_CHANNEL = 'presence'
/** Three missed beats. Times are compared by the database's clock, as those of machines differ. */
const SILENT_SECONDS = 30
/** A statement has 65,535 parameters at most. */
const ADDED_AT_ONCE = 2_000
const isSilent = sql`${presenceProcesses.seen} < now() - ${sql.raw(`interval '${SILENT_SECONDS} seconds'`)}`

export interface PresentPerson {
  readonly personId: string
  readonly group: string
}

/** True when the process was not listed: it has just started, or others took it for dead. */
export async function beat(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ isNew: boolean }>(
    sql`insert into ${presenceProcesses} (id, seen) values (${id}, now()) on conflict (id) do update set seen = now() returning xmax = 0 as "isNew"`,
  )
  return rows[0]?.isNew === true
}

export async function addPresences(db: Db, processId: string, people: readonly PresentPerson[]): Promise<void> {
  for (let from = 0; from < people.length; from += ADDED_AT_ONCE) {
    await db
      .insert(presences)
      .values(people.slice(from, from + ADDED_AT_ONCE).map((person) => ({ ...person, processId })))
      .onConflictDoUpdate({ target: [presences.processId, presences.personId], set: { group: sql`excluded.group_name` } })
  }
}

export async function removePresences(db: Db, processId: string, personIds: readonly string[]): Promise<void> {
  await db.delete(presences).where(and(eq(presences.processId, processId), sql`${presences.personId} = any(${uuids(personIds)})`))
}

/** Removes processes that stopped beating, and tells the others when there were some, in the same statement. */
export async function removeSilent(db: Db, payload: string): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${presenceProcesses} where ${isSilent} returning 1)
    select pg_notify(${PRESENCE_CHANNEL}, ${payload}) from gone limit 1`)
}

export async function removeProcess(db: Db, id: string): Promise<void> {
  await db.delete(presenceProcesses).where(eq(presenceProcesses.id, id))
}

/** Removes all other processes, for a database that only one process uses. */
export async function removeOthers(db: Db, id: string): Promise<void> {
  await db.delete(presenceProcesses).where(ne(presenceProcesses.id, id))
}

/** The people among these, or among all, with an open socket at a living process. */
export async function listPresent(db: Db, personIds: readonly string[] | null): Promise<PresentPerson[]> {
  return db
    .selectDistinct({ personId: presences.personId, group: presences.group })
    .from(presences)
    .innerJoin(presenceProcesses, eq(presenceProcesses.id, presences.processId))
    .where(and(sql`not (${isSilent})`, personIds === null ? undefined : sql`${presences.personId} = any(${uuids(personIds)})`))
}

export async function notifyPresence(db: Db, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${PRESENCE_CHANNEL}, ${payload})`)
}
