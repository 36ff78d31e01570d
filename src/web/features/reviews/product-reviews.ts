import type { ReviewReply } from '#contract/reviews.ts'
import type { ReviewSummary } from '#domain/catalogue/reviews.ts'
import { FIRST_PAGE, readPage } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import type { PageQuery } from '../../platform/calls/page-load.ts'

/** The key of the reviews' page in the product page's query. */
export const REVIEWS_PAGE_KEY = 'reviews'
const REVIEWS_SHOWN = 10

/** The fields of a review that the page shows. */
export type ShownReview = Omit<ReviewReply, 'status'>

export interface ProductReviews extends ReviewSummary {
  readonly reviews: readonly ShownReview[]
  readonly page: number
  readonly totalPages: number
}

export function readReviewsPage(query: URLSearchParams): number {
  return readPage(query.get(REVIEWS_PAGE_KEY))
}

/** The query of a product page: nonsense is the first page of its reviews, which has none. */
export const reviewsQuery: PageQuery = (asked) => {
  const page = readReviewsPage(asked)
  return new URLSearchParams(page === FIRST_PAGE ? {} : { [REVIEWS_PAGE_KEY]: String(page) })
}

export async function loadReviews(api: Api, productSlug: string, page: number): Promise<ProductReviews> {
  const reply = await api.call('GET /api/review/:productSlug', { params: { productSlug }, query: { page, limit: REVIEWS_SHOWN } })
  const { reviews, ratingSummary, totalRatings, totalReviews, totalSummary, totalPages = 1 } = reply
  return {
    reviews: reviews.map(({ status, ...shown }) => shown),
    ratingSummary,
    totalRatings,
    totalReviews,
    totalSummary,
    page,
    totalPages,
  }
}
