import type { ReviewReply } from '#contract/reviews.ts'
import { LAST_PAGE } from '#domain/last-page.ts'
import { FIRST_PAGE } from '#domain/paging.ts'
import type { ReviewSummary } from '#domain/reviews.ts'
import type { Api } from '../../platform/calls/api.ts'

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

/**
 * Reads the page's number; an invalid one becomes the first page. It repeats `readPage` of the domain, whose file would be added to the
 * first view for this line alone.
 */
export function readReviewsPage(query: URLSearchParams): number {
  const page = Number(query.get(REVIEWS_PAGE_KEY))
  return Number.isSafeInteger(page) && page > FIRST_PAGE && page <= LAST_PAGE ? page : FIRST_PAGE
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
