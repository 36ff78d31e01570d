import { and, asc, count, desc, eq, exists, gte, inArray, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { AvailabilityList } from '#domain/availability.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands, products } from '#server/catalogue/catalogue.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { offerVersions } from '#server/offers/offers.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { availabilityQuestions } from './availability.tables.ts'

export type QuestionRow = typeof availabilityQuestions.$inferSelect

/** A machine with the active merchant of its brand who has an account; the merchant is null where there is none. */
function selectMachines(db: Db) {
  return db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.name,
      nameAr: products.nameAr,
      brandId: products.brandId,
      merchantId: users.merchantId,
    })
    .from(products)
    .leftJoin(merchants, and(eq(merchants.brandId, products.brandId), merchants.isActive))
    .leftJoin(users, eq(users.merchantId, merchants.id))
}

export type AskableMachine = Awaited<ReturnType<typeof selectMachines>>[number]

export async function findMachine(db: Db, productId: string): Promise<AskableMachine | null> {
  const [row] = await selectMachines(db).where(eq(products.id, productId))
  return row ?? null
}

/** The products, of these, about which a merchant can be asked. */
export async function listAskable(db: Db, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await selectMachines(db).where(and(inArray(products.id, [...productIds]), isNotNull(users.merchantId)))
  return rows.map(({ id }) => id)
}

/** False where a question at the line is open already. */
export async function insertQuestion(tx: Db, question: typeof availabilityQuestions.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(availabilityQuestions).values(question).onConflictDoNothing().returning({ id: availabilityQuestions.id })
  return rows.length > 0
}

/** False where the question was answered, or taken back, meanwhile. */
export async function deleteOpenQuestion(tx: Db, { id, offerId }: Pick<QuestionRow, 'id' | 'offerId'>): Promise<boolean> {
  const { id: key, offerId: offer, answered } = availabilityQuestions
  const rows = await tx
    .delete(availabilityQuestions)
    .where(and(eq(key, id), eq(offer, offerId), isNull(answered)))
    .returning({ id: key })
  return rows.length > 0
}

export async function findQuestion(db: Db, id: string): Promise<QuestionRow | null> {
  const [row] = await db.select().from(availabilityQuestions).where(eq(availabilityQuestions.id, id))
  return row ?? null
}

export async function findBrandNames(db: Db, id: string): Promise<Pick<typeof brands.$inferSelect, 'name' | 'nameAr'> | null> {
  const [row] = await db.select({ name: brands.name, nameAr: brands.nameAr }).from(brands).where(eq(brands.id, id))
  return row ?? null
}

export type Answer = Pick<QuestionRow, 'answered' | 'answeredBy' | 'answeredByName' | 'answer' | 'pieces' | 'day' | 'word'>

/** False where somebody else was faster. */
export async function answerQuestion(tx: Db, id: string, answer: Answer): Promise<boolean> {
  const rows = await tx
    .update(availabilityQuestions)
    .set(answer)
    .where(and(eq(availabilityQuestions.id, id), isNull(availabilityQuestions.answered)))
    .returning({ id: availabilityQuestions.id })
  return rows.length > 0
}

/** The questions of an offer with the names of their brands, the newest first. */
export async function listQuestionsOf(db: Db, offerId: string) {
  return db
    .select({ question: availabilityQuestions, brand: { name: brands.name, nameAr: brands.nameAr } })
    .from(availabilityQuestions)
    .innerJoin(brands, eq(brands.id, availabilityQuestions.brandId))
    .where(eq(availabilityQuestions.offerId, offerId))
    .orderBy(desc(availabilityQuestions.asked), desc(availabilityQuestions.id))
}

export type AskedRow = Awaited<ReturnType<typeof listQuestionsOf>>[number]

/** Versions of an offer that may still be delivered: being written, with the customer until its last day, or accepted. */
function wantedVersions(db: Db, offerId: SQLWrapper | string, today: string) {
  const { offerId: offer, state, validUntil } = offerVersions
  const isWith = or(inArray(state, ['draft', 'waiting', 'accepted']), and(eq(state, 'sent'), gte(validUntil, today)))
  return db
    .select({ one: sql`1` })
    .from(offerVersions)
    .where(and(eq(offer, offerId), isWith))
}

export async function isOfferWanted(db: Db, offerId: string, today: string): Promise<boolean> {
  const rows = await wantedVersions(db, offerId, today).limit(1)
  return rows.length > 0
}

/** A machine that was deleted, or went to another brand, is not asked about any more, nor for an offer that has ended. */
function isOpen(db: Db, today: string) {
  const { offerId, productId, brandId, answered } = availabilityQuestions
  const there = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.brandId, brandId)))
  return and(isNull(answered), exists(there), exists(wantedVersions(db, offerId, today)))
}

export async function countOpenOf(db: Db, brandId: string, today: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(availabilityQuestions)
    .where(and(eq(availabilityQuestions.brandId, brandId), isOpen(db, today)))
  return row?.count ?? 0
}

interface BrandsPage {
  readonly brandId: string
  readonly show: AvailabilityList
  readonly today: string
  readonly limit: number
  readonly offset: number
}

/** One page of a brand's questions: the oldest open one first, or the last answer. */
export async function listQuestionsOfBrand(db: Db, { brandId, show, today, limit, offset }: BrandsPage) {
  const { asked, answered, id } = availabilityQuestions
  return db
    .select({ question: availabilityQuestions, stock: products.quantity, count: sql<number>`(count(*) over ())::int` })
    .from(availabilityQuestions)
    .leftJoin(products, eq(products.id, availabilityQuestions.productId))
    .where(and(eq(availabilityQuestions.brandId, brandId), show === 'open' ? isOpen(db, today) : isNotNull(answered)))
    .orderBy(...(show === 'open' ? [asc(asked), asc(id)] : [desc(answered), desc(id)]))
    .limit(limit)
    .offset(offset)
}

export type BrandsQuestionRow = Awaited<ReturnType<typeof listQuestionsOfBrand>>[number]

/** The name of somebody who leaves, from what they asked and what they answered. */
export async function forgetNames(tx: Db, userId: string): Promise<void> {
  const { askedBy, answeredBy } = availabilityQuestions
  await tx.update(availabilityQuestions).set({ askedByName: NO_NAME }).where(eq(askedBy, userId))
  await tx.update(availabilityQuestions).set({ answeredByName: NO_NAME }).where(eq(answeredBy, userId))
}
