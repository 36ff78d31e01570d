import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { offerEvents, offerMessages } from './offers.tables.ts'

export type EventRow = typeof offerEvents.$inferSelect
export type MessageRow = typeof offerMessages.$inferSelect

export async function insertEvents(tx: Db, events: readonly EventRow[]): Promise<void> {
  if (events.length > 0) await tx.insert(offerEvents).values([...events])
}

/** Newest first. */
export async function listEvents(db: Db, offerId: string): Promise<EventRow[]> {
  return db.select().from(offerEvents).where(eq(offerEvents.offerId, offerId)).orderBy(desc(offerEvents.id))
}

export async function insertMessage(tx: Db, message: MessageRow): Promise<void> {
  await tx.insert(offerMessages).values(message)
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(offerMessages).where(eq(offerMessages.id, id))
  return row ?? null
}

export async function listMessages(db: Db, offerId: string): Promise<MessageRow[]> {
  return db.select().from(offerMessages).where(eq(offerMessages.offerId, offerId)).orderBy(asc(offerMessages.id))
}
