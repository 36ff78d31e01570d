import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { offerLinks, offers } from '../offers.tables.ts'

export type LinkRow = typeof offerLinks.$inferSelect
export type LinkKind = LinkRow['kind']

export async function insertLinks(tx: Db, links: readonly LinkRow[]): Promise<void> {
  await tx.insert(offerLinks).values([...links])
}

export async function endLinks(tx: Db, offerId: string, at: Date): Promise<void> {
  await tx
    .update(offerLinks)
    .set({ ended: at })
    .where(and(eq(offerLinks.offerId, offerId), isNull(offerLinks.ended)))
}

const linked = preparedOnce((db) =>
  db
    .select({ kind: offerLinks.kind, offer: offers, requestNumber: orders.number })
    .from(offerLinks)
    .innerJoin(offers, eq(offers.id, offerLinks.offerId))
    .leftJoin(orders, eq(orders.id, offers.orderId))
    .where(and(eq(offerLinks.tokenHash, sql.placeholder('tokenHash')), isNull(offerLinks.ended)))
    .prepare('offer_of_link'),
)

export type LinkedOffer = Awaited<ReturnType<ReturnType<typeof linked>['execute']>>[number]

/** The offer of an open link, with the number of the request that it answers. */
export async function findLinked(db: Db, tokenHash: string): Promise<LinkedOffer | null> {
  const [row] = await linked(db).execute({ tokenHash })
  return row ?? null
}

export async function hasOpenLinks(db: Db, offerId: string): Promise<boolean> {
  return (await db.$count(offerLinks, and(eq(offerLinks.offerId, offerId), isNull(offerLinks.ended)))) > 0
}
