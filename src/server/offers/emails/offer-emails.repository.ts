import { and, eq } from 'drizzle-orm'
import type { EventKind } from '#domain/offers/events.ts'
import type { Db } from '#server/platform/db/database.ts'
import { offerEvents } from '../offers.tables.ts'

export async function findEvent(db: Db, id: string) {
  const [row] = await db.select().from(offerEvents).where(eq(offerEvents.id, id))
  return row ?? null
}

/** The log says what came of a reminder that was queued. */
export async function writeReminderDropped(
  db: Db,
  { offerId, version, kind }: { readonly offerId: string; readonly version: number; readonly kind: EventKind },
): Promise<void> {
  await db
    .update(offerEvents)
    .set({ kind })
    .where(and(eq(offerEvents.offerId, offerId), eq(offerEvents.version, version), eq(offerEvents.kind, 'reminded')))
}
