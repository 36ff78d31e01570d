import { and, desc, eq, or } from 'drizzle-orm'
import type { SiteFacts } from '#domain/desk/entries.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { OfferRow } from './offers.repository.ts'

/** Facts of the place, as the desk noted them with the request or with the offer itself. */
export async function findSite(db: Db, { id, orderId }: Pick<OfferRow, 'id' | 'orderId'>): Promise<SiteFacts> {
  const ofOffer = and(eq(deskEntries.kind, 'offer'), eq(deskEntries.subjectId, id))
  const ofRequest = orderId === null ? undefined : and(eq(deskEntries.kind, 'request'), eq(deskEntries.subjectId, orderId))
  const [row] = await db
    .select({ site: deskEntries.site })
    .from(deskEntries)
    .where(or(ofOffer, ofRequest))
    .orderBy(desc(deskEntries.kind))
    .limit(1)
  return row?.site ?? {}
}
