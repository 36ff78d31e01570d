import { and, type Column, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import { AUDITED_RECORDS, type AuditedRecord, OPERATOR_NAME } from '#domain/audit.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'
import { auditEntries } from './audit.tables.ts'

export type AuditEntry = typeof auditEntries.$inferInsert

const ENTRIES_PER_INSERT = 1000

export async function insertEntries(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_PER_INSERT)
    await db.insert(auditEntries).values(entries.slice(from, from + ENTRIES_PER_INSERT))
}

export interface KnownRecord {
  readonly recordKind: AuditedRecord
  readonly recordId: string
}

/** Names of the facts that edits after this version changed. */
export async function listFactsChangedSince(
  db: Db,
  { recordKind, recordId, version }: KnownRecord & { version: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name from audit_entries, jsonb_object_keys(after) as name
    where record_kind = ${recordKind} and record_id = ${recordId} and (after ->> 'version')::int > ${version} and name <> 'version'
    order by name`)
  return rows.map(({ name }) => name)
}

export interface RecordFact {
  readonly recordId: string
  readonly value: unknown
}

/** Records that had this value of the fact until a change. */
export async function listFormerHolders(
  db: Db,
  { recordKind, name }: { readonly recordKind: AuditedRecord; readonly name: string },
  facts: readonly RecordFact[],
): Promise<string[]> {
  const { rows } = await db.execute<{ recordId: string }>(sql`
    select fact."recordId"
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact("recordId" uuid, value jsonb)
    where exists (
      select from audit_entries e
      where e.record_kind = ${recordKind} and e.record_id = fact."recordId" and e.before -> ${name}::text = fact.value
    )`)
  return rows.map(({ recordId }) => recordId)
}

export type EntryRow = typeof auditEntries.$inferSelect

/** Newest first. */
export async function listEntries(
  db: Db,
  { recordKind, recordId }: KnownRecord,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> {
  return db.select().from(auditEntries).where(isOf({ recordKind, recordId })).orderBy(desc(auditEntries.id)).limit(limit).offset(offset)
}

export async function countEntries(db: Db, record: KnownRecord): Promise<number> {
  return db.$count(auditEntries, isOf(record))
}

function isOf({ recordKind, recordId }: KnownRecord) {
  return and(eq(auditEntries.recordKind, recordKind), eq(auditEntries.recordId, recordId))
}

/** Facts that tell nothing about a person. */
const PLAIN_FACTS = sql.raw("('role', 'areas', 'status', 'line', 'version', 'isActive', 'isRequired', 'kind')")
const plain = (facts: Column): SQL =>
  sql`case when ${facts} is null then null else (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${facts}) where key in ${PLAIN_FACTS}) end`

export interface ForgottenPerson {
  readonly userId: string
  readonly recordIds: readonly string[]
}

/**
 * Entries are never changed but here: names of the person's own acts, and whatever is personal in the facts of these records. The trigger
 * lets it pass within this transaction alone.
 */
export async function forgetInEntries(tx: Db, { userId, recordIds }: ForgottenPerson): Promise<void> {
  const records = uuids([userId, ...recordIds])
  await tx.execute(sql`select set_config('diyafa.forgetting', 'on', true)`)
  await tx.update(auditEntries).set({ actorName: NO_NAME }).where(eq(auditEntries.actorId, userId))
  await tx
    .update(auditEntries)
    .set({
      actorName: sql`case when ${auditEntries.actorId} is null and ${auditEntries.actorName} <> ${OPERATOR_NAME} then ${NO_NAME} else ${auditEntries.actorName} end`,
      before: plain(auditEntries.before),
      after: plain(auditEntries.after),
    })
    // The index begins with the kind.
    .where(and(inArray(auditEntries.recordKind, [...AUDITED_RECORDS]), sql`${auditEntries.recordId} = any(${records})`))
  await tx.execute(sql`select set_config('diyafa.forgetting', 'off', true)`)
}
