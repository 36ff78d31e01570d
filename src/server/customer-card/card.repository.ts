import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { chatConversations } from '#server/chat/chat.tables.ts'
import { customers } from '#server/customers/customers.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { offerItems, offers, offerVersions } from '#server/offers/offers.tables.ts'
import { orderFiles } from '#server/orders/files/order-files.tables.ts'
import { orderLines, orders } from '#server/orders/orders.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reviews } from '#server/reviews/reviews.tables.ts'

/** A customer with all records that are part of it, and their accounts. */
export interface CustomerGroup {
  readonly ids: readonly string[]
  readonly userIds: readonly string[]
}

const ROWS_MOST = 500

/** Each kind by its own index, of which those of a person are one for open requests and one for the archive: no index serves an "or". */
function isOrderOf({ ids, userIds }: CustomerGroup): SQL {
  const isOfAccount = inArray(orders.userId, [...userIds])
  const kinds = [
    inArray(orders.customerId, [...ids]),
    and(isOfAccount, isNull(orders.archived)),
    and(isOfAccount, isNotNull(orders.archived)),
  ]
  const found = kinds.map((kind) => sql`select ${orders.id} from ${orders} where ${kind}`)
  return sql`${orders.id} = any(array(${sql.join(found, sql` union `)}))`
}

/** Requests, archived ones too, the newest first. */
export async function listRequests(db: Db, group: CustomerGroup) {
  return db
    .select({ id: orders.id, number: orders.number, created: orders.created, archived: orders.archived })
    .from(orders)
    .where(isOrderOf(group))
    .orderBy(desc(orders.id))
    .limit(ROWS_MOST)
}

export async function listLinesOf(db: Db, orderIds: readonly string[]) {
  return db
    .select({
      orderId: orderLines.orderId,
      status: orderLines.status,
      quantity: orderLines.quantity,
      priceMinor: orderLines.priceMinor,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
}

function isOfferOf(group: CustomerGroup): SQL {
  const ofRequest = sql`${offers.orderId} in (select ${orders.id} from ${orders} where ${isOrderOf(group)})`
  const kinds = [inArray(offers.customerId, [...group.ids]), inArray(offers.userId, [...group.userIds]), ofRequest]
  const found = kinds.map((kind) => sql`select ${offers.id} from ${offers} where ${kind}`)
  // An offer without a request may know its customer by the addressee alone, whom the desk recognised.
  const isOnDesk = and(inArray(deskEntries.customerId, [...group.ids]), inArray(deskEntries.kind, ['offer', 'acceptance', 'offer-message']))
  const onDesk = sql`select ${deskEntries.subjectId} from ${deskEntries} where ${isOnDesk}`
  return sql`${offers.id} = any(array(${sql.join([...found, onDesk], sql` union `)}))`
}

/** Offers made for the customer, for its accounts or for one of its requests, the newest first. */
export async function listOfferIds(db: Db, group: CustomerGroup): Promise<string[]> {
  const rows = await db.select({ id: offers.id }).from(offers).where(isOfferOf(group)).orderBy(desc(offers.id)).limit(ROWS_MOST)
  return rows.map(({ id }) => id)
}

/** The customer for whom an offer is written; null for nobody in particular, undefined where there is no such offer. */
export async function findCustomerOfOffer(db: Db, offerId: string): Promise<string | null | undefined> {
  const userId = sql`coalesce(${offers.userId}, ${orders.userId})`
  const [row] = await db
    .select({ id: sql<string | null>`coalesce(${offers.customerId}, ${orders.customerId}, ${customers.id})` })
    .from(offers)
    .leftJoin(orders, eq(orders.id, offers.orderId))
    .leftJoin(customers, eq(customers.userId, userId))
    .where(eq(offers.id, offerId))
  return row?.id
}

/** Delivered lines of accepted offers, the last delivered first. */
export async function listDelivered(db: Db, offerIds: readonly string[]) {
  return db
    .select({ item: offerItems, lines: offerVersions.content, year: offers.year, number: offers.number })
    .from(offerItems)
    .innerJoin(offerVersions, eq(offerVersions.id, offerItems.versionId))
    .innerJoin(offers, eq(offers.id, offerItems.offerId))
    .where(and(inArray(offerItems.offerId, [...offerIds]), eq(offerItems.status, 'Delivered')))
    .orderBy(sql`${offerItems.delivered} desc nulls last`, desc(offerItems.id))
    .limit(ROWS_MOST)
}

export async function listReviews(db: Db, { userIds }: CustomerGroup) {
  return db
    .select({
      id: reviews.id,
      name: products.name,
      nameAr: products.nameAr,
      slug: products.slug,
      rating: reviews.rating,
      title: reviews.title,
      status: reviews.status,
      created: reviews.created,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(inArray(reviews.userId, [...userIds]))
    .orderBy(desc(reviews.id))
    .limit(ROWS_MOST)
}

/** Files on the requests and on their offers. */
export async function listFiles(db: Db, group: CustomerGroup) {
  return db
    .select({
      id: orderFiles.id,
      order: { id: orders.id, number: orders.number },
      offer: { id: offers.id, year: offers.year, number: offers.number },
      name: orderFiles.name,
      bytes: orderFiles.bytes,
      created: orderFiles.created,
    })
    .from(orderFiles)
    .leftJoin(orders, eq(orders.id, orderFiles.orderId))
    .leftJoin(offers, eq(offers.id, orderFiles.offerId))
    .where(or(isOrderOf(group), isOfferOf(group)))
    .orderBy(desc(orderFiles.id))
    .limit(ROWS_MOST)
}

export async function listChats(db: Db, { userIds }: CustomerGroup) {
  return db
    .select({
      userId: chatConversations.customerId,
      last: chatConversations.lastAt,
      waitingSince: chatConversations.waitingSince,
    })
    .from(chatConversations)
    .where(inArray(chatConversations.customerId, [...userIds]))
    .orderBy(desc(chatConversations.lastAt))
}
