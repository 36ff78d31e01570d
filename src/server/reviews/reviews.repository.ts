import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { REVIEW_STATUSES, type ReviewDecision, type ReviewStatus } from '#domain/catalogue/reviews.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { idsContaining } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { reviews } from './reviews.tables.ts'

export type NewReview = typeof reviews.$inferInsert
export type StoredReview = typeof reviews.$inferSelect

const shownColumns = {
  id: reviews.id,
  productId: reviews.productId,
  title: reviews.title,
  review: reviews.review,
  rating: reviews.rating,
  isRecommended: reviews.isRecommended,
  status: reviews.status,
  created: reviews.created,
  firstName: users.firstName,
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** False when its author has reviewed the product already, even concurrently. */
export async function insertReview(tx: Db, review: NewReview): Promise<boolean> {
  const added = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: [reviews.productId, reviews.userId] })
    .returning({ id: reviews.id })
  return added.length === 1
}

const approvedPage = preparedOnce((db) =>
  db
    .select(shownColumns)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.productId, sql.placeholder('productId')), eq(reviews.status, 'Approved')))
    .orderBy(desc(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('approved_reviews'),
)

export type ReviewRow = Awaited<ReturnType<typeof listApproved>>[number]

/** Newest first, which is descending order of ids. */
export async function listApproved(db: Db, productId: string, page: Page) {
  return approvedPage(db).execute({ productId, ...page })
}

/** The next ones behind a review. */
export async function listApprovedBefore(
  db: Db,
  productId: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<ReviewRow[]> {
  return db
    .select(shownColumns)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'Approved'), lt(reviews.id, id)))
    .orderBy(desc(reviews.id))
    .limit(limit)
}

/** Counts approved reviews by their number of stars. */
export async function countStars(db: Db, productId: string): Promise<{ rating: number; count: number }[]> {
  return starsOfProduct(db).execute({ productId })
}

const starsOfProduct = preparedOnce((db) =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(eq(reviews.productId, sql.placeholder('productId')), eq(reviews.status, 'Approved')))
    .groupBy(reviews.rating)
    .prepare('stars_of_product'),
)

export async function findReviewOf(db: Db, { productId, userId }: { productId: string; userId: string }): Promise<ReviewRow | null> {
  const [row] = await db
    .select(shownColumns)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
  return row ?? null
}

/** The ids come first, from an index, so that the authors of the pages before are not read. */
export async function listReviews(db: Db, status: ReviewStatus | undefined, { limit, offset }: Page): Promise<ReviewRow[]> {
  const ofPage = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(status === undefined ? undefined : eq(reviews.status, status))
    .orderBy(desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return db
    .select(shownColumns)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(inArray(reviews.id, ofPage))
    .orderBy(desc(reviews.id))
}

interface SoughtReviews {
  readonly productIds: readonly string[]
  /** Parts of the authors' names, emails or phones. */
  readonly authorParts: readonly string[]
  readonly titleParts: readonly string[]
}

/** The newest of those on one of the products, by one of the authors, or with a title that contains one of the parts. */
export async function searchReviews(
  db: Db,
  { productIds, authorParts, titleParts }: SoughtReviews,
  { status, limit }: { readonly status: ReviewStatus | undefined; readonly limit: number },
): Promise<ReviewRow[]> {
  const ofStatus = status === undefined ? undefined : eq(reviews.status, status)
  const kinds = [
    ...(productIds.length === 0 ? [] : [newestOfEach(productIds, status === undefined ? REVIEW_STATUSES : [status], limit)]),
    ...(authorParts.length === 0
      ? []
      : [
          sql`(select id from ${reviews} where ${and(sql`${reviews.userId} = any(array ${idsContaining(users, users.searchText, authorParts)})`, ofStatus)})`,
        ]),
    ...(titleParts.length === 0 ? [] : [idsContaining(reviews, sql`lower(${reviews.title})`, titleParts, ofStatus)]),
  ]
  if (kinds.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (${sql.join(kinds, sql` union `)}) select id from found order by id desc limit ${limit}`)
  return db
    .select(shownColumns)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      inArray(
        reviews.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(desc(reviews.id))
}

/** Walks the index of each reviewed product and state from its end, so that a product with very many reviews costs no more than others. */
function newestOfEach(productIds: readonly string[], statuses: readonly ReviewStatus[], limit: number): SQL {
  const states = sql.join(
    statuses.map((status) => sql`(${status}::text)`),
    sql`, `,
  )
  return sql`(select newest.id from (
    select ${products.id} from ${products}
    where ${inArray(products.id, [...productIds])} and (select true from ${reviews} where ${reviews.productId} = ${products.id} limit 1)
    offset 0) as reviewed
    cross join (values ${states}) as states (state) cross join lateral (
    select ${reviews.id} from ${reviews} where ${reviews.productId} = reviewed.id and ${reviews.status} = states.state
    order by ${reviews.id} desc limit ${limit}) as newest)`
}

/** A person's reviews in whatever state, newest first. */
export async function listReviewsBy(db: Db, userId: string): Promise<ReviewRow[]> {
  return db
    .select(shownColumns)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.id))
}

export async function countReviews(db: Db, status?: ReviewStatus): Promise<number> {
  return db.$count(reviews, status === undefined ? undefined : eq(reviews.status, status))
}

export async function findReview(db: Db, id: string): Promise<StoredReview | null> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
  return row ?? null
}

/** Products are locked before their reviews, since deleting one deletes them. False when it is gone. */
export async function lockReviewed(tx: Db, productId: string): Promise<boolean> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
  return rows.length === 1
}

/** The review as it was before the move; null when its state has changed meanwhile. */
export async function moveReview(
  tx: Db,
  id: string,
  { from, to }: { readonly from: ReviewStatus; readonly to: ReviewDecision },
): Promise<StoredReview | null> {
  const [row] = await tx
    .update(reviews)
    .set({ status: to })
    .where(and(eq(reviews.id, id), eq(reviews.status, from)))
    .returning()
  return row ?? null
}

export async function deleteReviewRow(tx: Db, id: string): Promise<StoredReview | null> {
  const [row] = await tx.delete(reviews).where(eq(reviews.id, id)).returning()
  return row ?? null
}

/** Adds one approved review to the figures, or takes one away; answers how many there are then. */
export async function changeFigures(
  tx: Db,
  productId: string,
  { rating, by }: { readonly rating: number; readonly by: 1 | -1 },
): Promise<number> {
  const [changed] = await tx
    .update(products)
    .set({ ratingSum: sql`${products.ratingSum} + ${rating * by}`, reviewCount: sql`${products.reviewCount} + ${by}` })
    .where(eq(products.id, productId))
    .returning({ count: products.reviewCount })
  return changed?.count ?? 0
}

/** Computes the figures of these products anew. */
export async function recountFigures(tx: Db, productIds: readonly string[]): Promise<void> {
  const given = tx
    .select({
      productId: reviews.productId,
      sum: sql<number>`sum(${reviews.rating})`.as('sum'),
      number: sql<number>`count(*)`.as('number'),
    })
    .from(reviews)
    .where(and(inArray(reviews.productId, [...productIds]), eq(reviews.status, 'Approved')))
    .groupBy(reviews.productId)
    .as('given')
  await tx
    .update(products)
    .set({ ratingSum: sql`${given.sum}`, reviewCount: sql`${given.number}` })
    .from(given)
    .where(eq(products.id, given.productId))
}

export async function insertReviews(tx: Db, rows: readonly NewReview[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) await tx.insert(reviews).values(rows.slice(from, from + 500))
}

/** The products that show a review of this person. */
export async function listReviewedBy(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.status, 'Approved')))
  return rows.map(({ productId }) => productId)
}
