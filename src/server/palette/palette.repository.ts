import { and, between, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import { type OfferNumber, offerNumberText } from '#domain/offers/numbers.ts'
import type { FindTerms } from '#domain/palette.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { productDrafts } from '#server/catalogue/products/product-drafts.tables.ts'
import { chatConversations } from '#server/chat/chat.tables.ts'
import { customerContacts, customers } from '#server/customers/customers.tables.ts'
import { deskEntries } from '#server/desk/desk.tables.ts'
import { offerCounters, offerItems, offers, offerVersions } from '#server/offers/offers.tables.ts'
import { orders } from '#server/orders/orders.tables.ts'
import { containsOneOfEach, containsPattern, idsContaining, oneSpelling } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { uuids } from '#server/platform/ids.ts'

/** A customer who has joined the staff is in no list of chats. */
const STAFF: Role = 'ROLE ADMIN'

/** A word that more records have tells too little: the rest of them is not read. */
const MOST_READ = 500

/** Gathers before it sorts: sorted at once, the planner would rather walk back through all ids than use the index of texts. */
async function newestOf(db: Db, found: SQL, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (${found}) select id from found order by id desc limit ${most}`)
  return rows.map(({ id }) => id)
}

interface RequestsAsked extends Pick<FindTerms, 'orderNumbers'> {
  readonly number: number | null
  readonly parts: readonly string[]
}

export async function findRequestIds(db: Db, asked: RequestsAsked, most: number): Promise<string[]> {
  const byNumber = asked.number === null ? [] : [sql`(select id from ${orders} where ${orders.number} = ${asked.number})`]
  const byText = asked.parts.length === 0 ? [] : [idsContaining(orders, orders.searchText, asked.parts)]
  const begun = asked.orderNumbers.map(
    ([start, end]) =>
      sql`(select id from ${orders} where ${between(orders.number, start, end)} order by ${desc(orders.number)} limit ${most})`,
  )
  const byStart = begun.length === 0 ? [] : [sql.join(begun, sql` union all `)]
  return unionOf(db, [...byNumber, ...byStart, ...byText], most)
}

interface OffersAsked {
  readonly number: OfferNumber | null
  readonly count: number | null
  readonly parts: readonly string[]
}

export async function findOfferIds(db: Db, { number, count, parts }: OffersAsked, most: number): Promise<string[]> {
  const exact = number === null ? [] : [sql`(select id from ${offers} where year = ${number.year} and number = ${number.number})`]
  // The counters name the few years, so that the index of numbers, which begins with the year, is used.
  const byCount =
    count === null ? [] : [sql`(select id from ${offers} where year in (select year from ${offerCounters}) and number = ${count})`]
  const byText = number !== null || parts.length === 0 ? [] : [idsContaining(offers, offers.searchText, parts)]
  return unionOf(db, [...exact, ...byCount, ...byText], most)
}

/** Hits of the first kinds come before those of the later ones. */
async function unionOf(db: Db, kinds: readonly SQL[], most: number): Promise<string[]> {
  const found: string[] = []
  for (const ids of await Promise.all(kinds.map((kind) => newestOf(db, kind, most)))) found.push(...ids)
  return [...new Set(found)].slice(0, most)
}

export async function findCustomerIds(
  db: Db,
  { contacts, parts, names }: { contacts: readonly string[]; parts: readonly string[]; names: FindTerms['customerNames'] },
  most: number,
): Promise<string[]> {
  // A whole phone or email is looked up by the index of contacts; the index of texts is slow there, since most customers share those letters.
  const exact =
    contacts.length === 0
      ? []
      : await newestOf(
          db,
          sql`(select ${customers.id} from ${customerContacts} join ${customers} on ${customers.id} = ${customerContacts.customerId}
            where ${inArray(customerContacts.kind, ['phone', 'email'])} and ${inArray(customerContacts.value, [...contacts])}
              and ${isNull(customers.joinedInto)} limit ${MOST_READ})`,
          most,
        )
  if (exact.length > 0) return exact
  const byText = parts.length === 0 ? [] : [idsContaining(customers, customers.searchText, parts, isNull(customers.joinedInto))]
  // The same name in the other script comes behind names that were written as the term is.
  const isOther = sql`${and(containsOneOfEach(customers.searchText, names), isNull(customers.joinedInto))}`
  const byName = names.length === 0 ? [] : [sql`(select id from ${customers} where ${isOther} limit ${MOST_READ})`]
  return unionOf(db, [...byText, ...byName], most)
}

/** The newest first. */
export async function listRequestsOf(db: Db, customerIds: readonly string[], most: number): Promise<string[]> {
  return newestSubjects(db, 'request', customerIds, most)
}

/** Offers of these customers' requests, and those without a request, the newest first. */
export async function listOffersOf(db: Db, customerIds: readonly string[], most: number): Promise<string[]> {
  const requests = await newestSubjects(db, 'request', customerIds, MOST_READ)
  const alone = await newestSubjects(db, 'offer', customerIds, MOST_READ)
  if (requests.length + alone.length === 0) return []
  return newestOf(
    db,
    sql`select id from ${offers} where ${offers.orderId} = any(${uuids(requests)})
      union all select id from ${offers} where id = any(${uuids(alone)}) and (${offers.orderId} = any(${uuids(requests)})) is not true`,
    most,
  )
}

async function newestSubjects(db: Db, kind: 'request' | 'offer', customerIds: readonly string[], most: number): Promise<string[]> {
  if (customerIds.length === 0) return []
  const rows = await db
    .select({ id: deskEntries.subjectId })
    .from(deskEntries)
    .where(and(inArray(deskEntries.customerId, [...customerIds]), eq(deskEntries.kind, kind)))
    .orderBy(desc(deskEntries.arrived))
    .limit(most)
  return rows.map(({ id }) => id)
}

interface DraftsAsked {
  /** Null finds those of every brand, and those without one. */
  readonly brandId: string | null
  readonly words: readonly string[]
}

/** Drafts with each word in a name or the SKU, those changed last first. They are few: no index knows their texts. */
export async function findDrafts(db: Db, { brandId, words }: DraftsAsked, most: number) {
  const { id: _id, sku, name, nameAr, changed } = productDrafts
  const text = oneSpelling(sql`${name} || ' ' || ${nameAr} || ' ' || ${sku}`)
  const containsWord = (word: string) => sql`${text} like ${oneSpelling(sql`${containsPattern(word)}::text`)}`
  return db
    .select({ _id, sku, name, nameAr })
    .from(productDrafts)
    .where(and(brandId === null ? undefined : eq(productDrafts.brandId, brandId), ...words.map(containsWord)))
    .orderBy(desc(changed), desc(_id))
    .limit(most)
}

/** Customers who wrote in the chat, those who wrote last first. */
export async function findChats(db: Db, parts: readonly string[], most: number) {
  if (parts.length === 0) return []
  return db
    .select({ _id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(chatConversations)
    .innerJoin(users, eq(users.id, chatConversations.customerId))
    .where(and(sql`${users.id} = any(array ${idsContaining(users, users.searchText, parts)})`, ne(users.role, STAFF)))
    .orderBy(desc(chatConversations.lastAt))
    .limit(most)
}

export async function listFoundRequests(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      _id: orders.id,
      number: orders.number,
      firstName: orders.firstName,
      lastName: orders.lastName,
      company: sql<string>`coalesce(${orders.delivery}->>'company', '')`,
      phone: orders.phoneNumber,
      isArchived: sql<boolean>`${orders.archived} is not null`,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return inOrder(ids, rows)
}

const offerColumns = {
  _id: offers.id,
  year: offers.year,
  number: offers.number,
  customer: sql<string>`coalesce(${offerVersions.customer}, '')`,
  company: sql<string>`coalesce(${offerVersions.company}, '')`,
  project: sql<string>`coalesce(${offerVersions.project}, '')`,
}

export async function listFoundOffers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select(offerColumns)
    .from(offers)
    .leftJoin(offerVersions, eq(offerVersions.id, offers.leadingId))
    .where(inArray(offers.id, [...ids]))
  return inOrder(ids, rows).map(offerHit)
}

export async function findMachines(db: Db, serials: readonly string[], most: number) {
  if (serials.length === 0) return []
  const wanted = sql.join(
    serials.map((serial) => sql`${serial}`),
    sql`, `,
  )
  const ids = await newestOf(db, sql`select id from ${offerItems} where ${offerItems.serials} && array[${wanted}]::text[]`, most)
  if (ids.length === 0) return []
  const rows = await db
    .select({
      item: offerItems.id,
      serials: offerItems.serials,
      name: sql<string>`coalesce(${products.name}, '')`,
      nameAr: sql<string>`coalesce(${products.nameAr}, '')`,
      warrantyEnds: offerItems.warrantyEnds,
      ...offerColumns,
    })
    .from(offerItems)
    .innerJoin(offers, eq(offers.id, offerItems.offerId))
    .leftJoin(offerVersions, eq(offerVersions.id, offers.leadingId))
    .leftJoin(products, eq(products.id, offerItems.productId))
    .where(inArray(offerItems.id, ids))
    .orderBy(desc(offerItems.id))
  return rows.map(({ item, serials: all, name, nameAr, warrantyEnds, ...offer }) => ({
    _id: item,
    serial: all.find((serial) => serials.includes(serial)) ?? '',
    name,
    nameAr,
    warrantyEnds,
    offer: offerHit(offer),
  }))
}

export async function listFoundProducts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ _id: products.id, sku: products.sku, name: products.name, nameAr: products.nameAr, isActive: products.isActive })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return inOrder(ids, rows)
}

function offerHit({ year, number, ...offer }: { readonly year: number; readonly number: number } & Omit<OfferHit, 'number'>): OfferHit {
  return { ...offer, number: offerNumberText({ year, number }) }
}

interface OfferHit {
  readonly _id: string
  readonly number: string
  readonly customer: string
  readonly company: string
  readonly project: string
}

function inOrder<Row extends { readonly _id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  return ids.flatMap((id) => rows.filter(({ _id }) => _id === id))
}

export function isOfBrand(brandId: string): SQL {
  return eq(products.brandId, brandId)
}
