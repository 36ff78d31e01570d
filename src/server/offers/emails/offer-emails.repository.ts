import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { offerEvents } from '../offers.tables.ts'

export async function findEvent(db: Db, id: string) {
  const [row] = await db.select().from(offerEvents).where(eq(offerEvents.id, id))
  return row ?? null
}
