import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { ReviewForm } from '#contract/forms/review-forms.ts'
import type { ModeratedReview, ReviewReply } from '#contract/reviews.ts'
import { hasArea } from '#domain/accounts/areas.ts'
import { userSearchParts, widestParts } from '#domain/accounts/user-search.ts'
import type { Manager, SignedIn } from '#domain/accounts/viewer.ts'
import { FIRST_REVIEW_STATUS, REVIEW_SEARCH_MIN, type ReviewStatus, reviewSummary } from '#domain/catalogue/reviews.ts'
import { RefusalError } from '#domain/errors.ts'
import { FIRST_PAGE, MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { findProductIdOnShow } from '#server/catalogue/shop/catalogue.service.ts'
import { lockOnShow, readPictured } from '#server/catalogue/shop/products.service.ts'
import { cachedCount } from '#server/platform/counts/cached-counts.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { EndlessList } from '#server/platform/http/replies.ts'
import { isId, type NewId } from '#server/platform/ids.ts'
import {
  countReviews,
  countStars,
  findReviewOf,
  insertReview,
  listApproved,
  listApprovedBefore,
  listReviews,
  listReviewsBy,
  type ReviewRow,
  searchReviews,
} from './reviews.repository.ts'

export interface ReviewDeps {
  readonly database: Database
  readonly newId: NewId
  readonly now: () => Date
}

type Reading = Pick<ReviewDeps, 'database'>

/** The most reviews in one piece of an answer to a call that asks for no page. */
const REVIEWS_AT_ONCE = 250

export async function listProductReviews(
  { database: { db } }: Reading,
  { slug, page, limit }: { readonly slug: string; readonly page?: number | undefined; readonly limit: number },
): Promise<CallReply<'GET /api/review/:productSlug'> | EndlessList<ReviewReply>> {
  const productId = await findProductIdOnShow(db, slug)
  if (productId === null) throw new RefusalError('product/not-found')
  const asked = page === undefined ? { limit: REVIEWS_AT_ONCE, offset: 0 } : { limit, offset: pageOffset(page, limit) }
  const [rows, stars] = await Promise.all([listApproved(db, productId, asked), countStars(db, productId)])
  const summary = reviewSummary(stars)
  const count = summary.totalReviews
  if (page === undefined && rows.length === REVIEWS_AT_ONCE) return new EndlessList('reviews', allApproved(db, productId, rows), summary)
  const paging = page === undefined ? {} : { totalPages: pageCount(count, limit), currentPage: page, count }
  return { reviews: rows.map(reviewReply), ...summary, ...paging }
}

async function* allApproved(db: Db, productId: string, first: readonly ReviewRow[]): AsyncGenerator<ReviewReply[]> {
  for (let rows = first; ; ) {
    yield rows.map(reviewReply)
    const last = rows.at(-1)
    if (last === undefined || rows.length < REVIEWS_AT_ONCE) return
    rows = await listApprovedBefore(db, productId, { id: last.id, limit: REVIEWS_AT_ONCE })
  }
}

export async function getOwnReview(
  { database }: Reading,
  viewer: SignedIn,
  productId: string,
): Promise<CallReply<'GET /api/review/own/:productId'>> {
  const row = isId(productId) ? await findReviewOf(database.db, { productId, userId: viewer.id }) : null
  return { review: row === null ? null : reviewReply(row) }
}

type SentReview = z.output<typeof ReviewForm> & { readonly product: string }

/** One review per person and product: the second of two concurrent ones is refused. */
export async function addReview(deps: ReviewDeps, author: SignedIn, sent: SentReview): Promise<CallReply<'POST /api/review/add'>> {
  const { title, review, rating, isRecommended } = sent
  const told = { title, review, rating, isRecommended, status: FIRST_REVIEW_STATUS }
  const row = { ...told, id: deps.newId(), userId: author.id, created: deps.now() }
  await deps.database.transaction(async (tx) => {
    const [product] = (await lockOnShow(tx, [sent.product].filter(isId))).values()
    if (product === undefined) throw new RefusalError('product/not-found')
    if (!(await insertReview(tx, { ...row, productId: product.id }))) throw new RefusalError('review/already')
    const after = { product: product.name, ...told }
    await recordChange(tx, deps, {
      actor: actorOf(author),
      action: 'review.added',
      recordKind: 'review',
      recordId: row.id,
      before: null,
      after,
    })
  })
  const message = messageText('reviewAdded', author.language)
  return { success: true, message, review: reviewReply({ ...row, firstName: author.firstName }) }
}

export function countWaitingReviews({ database }: Reading): Promise<number> {
  return countReviews(database.db, FIRST_REVIEW_STATUS)
}

interface AskedReviews {
  readonly page: number
  readonly limit: number
  readonly status?: ReviewStatus | undefined
  readonly search: string
}

export async function listAllReviews(
  { database }: Reading,
  viewer: Manager,
  { page, limit, status, search }: AskedReviews,
): Promise<CallReply<'GET /api/review'>> {
  const { db } = database
  if (search !== '') {
    const [found, waiting] = await Promise.all([
      findReviews({ database }, viewer, { search, status, most: MAX_FOUND_RECORDS }),
      countReviews(db, 'Waiting Approval'),
    ])
    return { reviews: found, waiting, totalPages: 1, currentPage: FIRST_PAGE, count: found.length }
  }
  const [rows, count, waiting] = await Promise.all([
    listReviews(db, status, { limit, offset: pageOffset(page, limit) }),
    cachedCount(db, ['reviews', status], () => countReviews(db, status)),
    countReviews(db, 'Waiting Approval'),
  ])
  return { reviews: await withProducts(db, rows), waiting, totalPages: pageCount(count, limit), currentPage: page, count }
}

/** A word that names more products tells too little: reviews of the best of these alone are read. */
const MOST_PRODUCTS = 500

interface SoughtReviews {
  readonly search: string
  readonly status?: ReviewStatus | undefined
  readonly most: number
}

/** The newest reviews that a search names by product or title; by author only for staff who may read of people. */
export async function findReviews(
  { database }: Reading,
  viewer: Manager,
  { search, status, most: limit }: SoughtReviews,
): Promise<ModeratedReview[]> {
  if (search.length < REVIEW_SEARCH_MIN) return []
  const parts = widestParts([search.toLowerCase(), ...userSearchParts(search)].filter((part) => part.length >= REVIEW_SEARCH_MIN))
  const paging = { limit: MOST_PRODUCTS, offset: 0 }
  const { ids: productIds } = await catalogueSearch.search(database, search, {
    condition: undefined,
    position: null,
    paging,
    isAsTyped: true,
  })
  const authorParts = hasArea(viewer, 'people') ? parts : []
  return withProducts(database.db, await searchReviews(database.db, { productIds, authorParts, titleParts: parts }, { status, limit }))
}

/** A person's own reviews, in whatever state. */
export async function reviewsOfPerson(db: Db, userId: string): Promise<ModeratedReview[]> {
  return withProducts(db, await listReviewsBy(db, userId))
}

async function withProducts(db: Db, rows: readonly ReviewRow[]): Promise<ModeratedReview[]> {
  const products = await readPictured(
    db,
    rows.map(({ productId }) => productId),
  )
  return rows.flatMap((row) => {
    const product = products.get(row.productId)
    // The product was deleted between the two statements, and its reviews with it.
    return product === undefined ? [] : [{ ...reviewReply(row), product }]
  })
}

function reviewReply({ id, title, review, rating, isRecommended, status, created, firstName }: Omit<ReviewRow, 'productId'>): ReviewReply {
  return {
    _id: id,
    title,
    review,
    rating,
    isRecommended,
    status,
    created: created.toISOString(),
    user: firstName === null ? { firstName: '', isFormer: true } : { firstName },
  }
}
