import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { EntryRow } from '#server/desk/entries.repository.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The oldest first. A shop at work reads a card or a page of them, never all. */
export async function listAllOpen(db: Db): Promise<EntryRow[]> {
  return db.select().from(deskEntries).where(isNull(deskEntries.closed)).orderBy(asc(deskEntries.arrived), asc(deskEntries.id))
}

/** Requests that have ended although nobody noted a call, the oldest first. */
export async function listEndedUncalled(db: Db): Promise<EntryRow[]> {
  return db
    .select()
    .from(deskEntries)
    .where(and(eq(deskEntries.kind, 'request'), isNotNull(deskEntries.closed), isNull(deskEntries.firstContact)))
    .orderBy(asc(deskEntries.arrived), asc(deskEntries.id))
}
