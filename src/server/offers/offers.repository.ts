import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Delivery } from '#domain/orders/delivery.ts'
import type { LineStatus } from '#domain/orders/orders.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { orderLines, orders } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { offerCounters, offers, offerVersions } from './offers.tables.ts'

export type OfferRow = typeof offers.$inferSelect
export type VersionRow = typeof offerVersions.$inferSelect
export type NewVersion = typeof offerVersions.$inferInsert

/** The counter's row stays locked until the transaction ends, so no number is given twice and a rollback leaves no gap. */
export async function takeNumber(tx: Db, year: number): Promise<number> {
  const [row] = await tx
    .insert(offerCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: offerCounters.year, set: { last: sql`${offerCounters.last} + 1` } })
    .returning({ last: offerCounters.last })
  if (row === undefined) throw new Error('no number was counted')
  return row.last
}

export async function insertOffer(tx: Db, offer: typeof offers.$inferInsert): Promise<void> {
  await tx.insert(offers).values(offer)
}

export async function deleteOffer(tx: Db, id: string): Promise<void> {
  await tx.delete(offers).where(eq(offers.id, id))
}

export async function updateOffer(tx: Db, id: string, set: Partial<typeof offers.$inferInsert>): Promise<void> {
  await tx.update(offers).set(set).where(eq(offers.id, id))
}

/** Offers of these requests that belong to nobody yet. */
export async function giveOffersTo(tx: Db, orderIds: readonly string[], userId: string): Promise<void> {
  await tx
    .update(offers)
    .set({ userId })
    .where(and(inArray(offers.orderId, [...orderIds]), isNull(offers.userId)))
}

export async function findOffer(db: Db, id: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id))
  return row ?? null
}

/** Changes of one offer run one after the other. */
export async function lockOffer(tx: Db, id: string): Promise<OfferRow | null> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update')
  return row ?? null
}

/** The ids of a request's offers, locked in one order. */
export async function lockOffersOf(tx: Db, orderId: string): Promise<string[]> {
  const rows = await tx.select({ id: offers.id }).from(offers).where(eq(offers.orderId, orderId)).orderBy(asc(offers.id)).for('update')
  return rows.map(({ id }) => id)
}

export interface RequestOfOffer {
  readonly id: string
  readonly number: number
  readonly userId: string | null
  readonly archived: Date | null
}

const requestColumns = { id: orders.id, number: orders.number, userId: orders.userId, archived: orders.archived }

/** The lock keeps the request from being cancelled, and its other offers from being accepted, meanwhile. */
export async function lockRequest(tx: Db, id: string): Promise<RequestOfOffer | null> {
  const [row] = await tx.select(requestColumns).from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

export async function findRequest(db: Db, id: string): Promise<RequestOfOffer | null> {
  const [row] = await db.select(requestColumns).from(orders).where(eq(orders.id, id))
  return row ?? null
}

/** The place of delivery that the request names. */
export async function findDelivery(db: Db, orderId: string): Promise<Delivery | null> {
  const [row] = await db.select({ delivery: orders.delivery }).from(orders).where(eq(orders.id, orderId))
  return row?.delivery ?? null
}

/** The request's contact with the profile's email address, and its lines that are not cancelled. */
export async function findRequestToOffer(db: Db, id: string) {
  const [order] = await db
    .select({
      ...requestColumns,
      language: orders.language,
      firstName: orders.firstName,
      lastName: orders.lastName,
      phoneNumber: orders.phoneNumber,
      email: orders.email,
      delivery: orders.delivery,
    })
    .from(orders)
    .where(eq(orders.id, id))
  if (order === undefined) return null
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
  return { ...order, lines: lines.filter(({ status }) => status !== 'Cancelled') }
}

/** The lines of a request, cancelled ones too, and where each stands; without a request there are none. */
export async function statusesOfLines(db: Db, orderId: string | null): Promise<ReadonlyMap<string, LineStatus>> {
  if (orderId === null) return new Map()
  const rows = await db.select({ id: orderLines.id, status: orderLines.status }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return new Map(rows.map(({ id, status }) => [id, status]))
}

export interface Person {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
}

const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
}

export async function findPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(personColumns)
          .from(users)
          .where(inArray(users.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

const versionsOf = preparedOnce((db) =>
  db
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.offerId, sql.placeholder('offerId')))
    .orderBy(desc(offerVersions.version))
    .prepare('versions_of_offer'),
)

/** Newest first. */
export function listVersions(db: Db, offerId: string): Promise<VersionRow[]> {
  return versionsOf(db).execute({ offerId })
}

export async function insertVersion(tx: Db, version: NewVersion): Promise<void> {
  await tx.insert(offerVersions).values(version)
}

export interface VersionGuard {
  readonly id: string
  readonly state: VersionRow['state']
  readonly revision?: number
}

/** False where the version is in another state, or was saved again, by now. */
export async function updateVersion(
  tx: Db,
  { id, state, revision }: VersionGuard,
  set: Partial<typeof offerVersions.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(offerVersions)
    .set(set)
    .where(
      and(
        eq(offerVersions.id, id),
        eq(offerVersions.state, state),
        revision === undefined ? undefined : eq(offerVersions.revision, revision),
      ),
    )
    .returning({ id: offerVersions.id })
  return rows.length > 0
}

export async function deleteDraft(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .delete(offerVersions)
    .where(and(eq(offerVersions.id, id), inArray(offerVersions.state, ['draft', 'waiting'])))
    .returning({ id: offerVersions.id })
  return rows.length > 0
}

/** A page visible in a browser leaves one mark, the first. */
export async function markSeen(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(offerVersions)
    .set({ seen: at })
    .where(and(eq(offerVersions.id, id), sql`${offerVersions.seen} is null`, sql`${offerVersions.sent} is not null`))
    .returning({ id: offerVersions.id })
  return rows.length > 0
}

export async function findVersionOfOffer(db: Db, versionId: string) {
  const [row] = await db
    .select({ version: offerVersions, offer: offers })
    .from(offerVersions)
    .innerJoin(offers, eq(offers.id, offerVersions.offerId))
    .where(eq(offerVersions.id, versionId))
  return row ?? null
}
