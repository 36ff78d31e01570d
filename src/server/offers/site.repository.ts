import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { SiteFacts } from '#domain/desk/entries.ts'
import { GOVERNORATE_CODES, type Governorate } from '#domain/orders/delivery.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { orders } from '#server/orders/orders.tables.ts'
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

/** The governorate that an offer goes to: that of its request, or of the customer's newest one that names any. */
export async function findGovernorate(
  db: Db,
  { orderId, userId, customerId }: Pick<OfferRow, 'orderId' | 'userId' | 'customerId'>,
): Promise<Governorate | null> {
  const isOwn = or(
    orderId === null ? undefined : eq(orders.id, orderId),
    userId === null ? undefined : eq(orders.userId, userId),
    customerId === null ? undefined : eq(orders.customerId, customerId),
  )
  if (isOwn === undefined) return null
  const governorate = sql<string | null>`${orders.delivery} ->> 'governorate'`
  const [row] = await db
    .select({ governorate })
    .from(orders)
    .where(and(isOwn, sql`${governorate} is not null`))
    .orderBy(sql`${orders.id} = ${orderId} desc nulls last`, desc(orders.id))
    .limit(1)
  return GOVERNORATE_CODES.find((code) => code === row?.governorate) ?? null
}
