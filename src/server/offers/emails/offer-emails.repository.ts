import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { offerEvents, offers, offerVersions } from '../offers.tables.ts'

export async function findVersionOfOffer(db: Db, versionId: string) {
  const [row] = await db
    .select({ version: offerVersions, offer: offers })
    .from(offerVersions)
    .innerJoin(offers, eq(offers.id, offerVersions.offerId))
    .where(eq(offerVersions.id, versionId))
  return row ?? null
}

export async function findEvent(db: Db, id: string) {
  const [row] = await db.select().from(offerEvents).where(eq(offerEvents.id, id))
  return row ?? null
}
