import type { ModeratedReview } from '#contract/reviews.ts'
import { FIRST_REVIEW_STATUS, REVIEW_SEARCH_MIN, type ReviewStatus } from '#domain/catalogue/reviews.ts'
import { RECORDS_PER_PAGE } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import { listAddresses } from '../../platform/lists/list-query.ts'
import type { Records } from '../../platform/lists/records.ts'

export interface ModeratedList extends Records<ModeratedReview> {
  /** The number of waiting reviews in the whole list, whatever is shown. */
  readonly waiting: number
  /** The status filter; null for all. */
  readonly status: ReviewStatus | null
}

export const STATUS_TEXTS = {
  'Waiting Approval': 'moderation.states.waiting',
  Approved: 'moderation.states.approved',
  Rejected: 'moderation.states.rejected',
} as const satisfies Record<ReviewStatus, string>

export const moderationAddresses = listAddresses({
  searchFrom: REVIEW_SEARCH_MIN,
  states: { waiting: 'Waiting Approval', approved: 'Approved', rejected: 'Rejected' } satisfies Record<string, ReviewStatus>,
  opensOn: FIRST_REVIEW_STATUS,
})

export async function loadModerated(api: Api, query: URLSearchParams): Promise<ModeratedList> {
  const { page, term, state: status } = moderationAddresses.read(query)
  const listed = { page, limit: RECORDS_PER_PAGE, ...(status === null ? {} : { status }) }
  const asked = term === '' ? listed : { search: term }
  const { reviews, count, waiting, totalPages, currentPage } = await api.call('GET /api/review', { query: asked })
  return { rows: reviews, count, waiting, totalPages, page: currentPage, term, status }
}
