import type { ModeratedReview } from '#contract/reviews.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { REVIEW_STATUSES, type ReviewStatus } from '#domain/reviews.ts'
import type { TextKey } from '#i18n/translate.ts'
import type { Api } from '../../platform/api.ts'

export interface ModeratedList {
  readonly reviews: readonly ModeratedReview[]
  readonly count: number
  /** Of all, whatever is shown. */
  readonly waiting: number
  readonly totalPages: number
  readonly page: number
  /** Null where all of them are shown. */
  readonly status: ReviewStatus | null
}

export const STATUS_TEXTS = {
  'Waiting Approval': 'moderation.states.waiting',
  Approved: 'moderation.states.approved',
  Rejected: 'moderation.states.rejected',
} as const satisfies Record<ReviewStatus, TextKey>

/** How a state is called in an address. */
const STATUS_WORDS = { waiting: 'Waiting Approval', approved: 'Approved', rejected: 'Rejected' } as const

export function moderationQuery({ page = FIRST_PAGE, status }: { readonly page?: number; readonly status: ReviewStatus | null }): string {
  const query = new URLSearchParams()
  const word = Object.entries(STATUS_WORDS).find(([, each]) => each === status)?.[0]
  if (word !== undefined) query.set('status', word)
  if (page > FIRST_PAGE) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

/** What makes no sense in an address asks for the first page of all. */
function readModerationQuery(query: URLSearchParams): { readonly page: number; readonly status: ReviewStatus | null } {
  const page = Number(query.get('page'))
  const word = query.get('status') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > FIRST_PAGE ? page : FIRST_PAGE,
    status:
      REVIEW_STATUSES.find((status) => Object.hasOwn(STATUS_WORDS, word) && status === STATUS_WORDS[word as keyof typeof STATUS_WORDS]) ??
      null,
  }
}

export async function loadModerated(api: Api, query: URLSearchParams): Promise<ModeratedList> {
  const { page, status } = readModerationQuery(query)
  const asked = { page, limit: RECORDS_PER_PAGE, ...(status === null ? {} : { status }) }
  const { reviews, count, waiting, totalPages, currentPage } = await api.call('GET /api/review', { query: asked })
  return { reviews, count, waiting, totalPages, page: currentPage, status }
}
