import type { Refusal } from '../errors.ts'

export const REVIEW_STATUSES = ['Waiting Approval', 'Approved', 'Rejected'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const FIRST_REVIEW_STATUS: ReviewStatus = 'Waiting Approval'

/** An approved review can only be deleted. */
export const REVIEW_MOVES = {
  'Waiting Approval': ['Approved', 'Rejected'],
  Approved: [],
  Rejected: ['Approved'],
} as const satisfies Record<ReviewStatus, readonly ReviewStatus[]>

export type ReviewDecision = Exclude<ReviewStatus, 'Waiting Approval'>

export const REVIEW_TITLE_MAX = 120
/** The least characters of a search among reviews. */
export const REVIEW_SEARCH_MIN = 3
export const REVIEW_TEXT_MAX = 4000

/** Ratings in whole stars. */
export const STARS = [1, 2, 3, 4, 5] as const
export type Star = (typeof STARS)[number]
export const RATING_MIN = 1
export const RATING_MAX = 5

export type ReviewAction = 'approve' | 'reject' | 're-approve' | 'delete'

/** The actions that admins are offered for a review. */
export function reviewActions(status: ReviewStatus): readonly ReviewAction[] {
  switch (status) {
    case 'Waiting Approval':
      return ['approve', 'reject', 'delete']
    case 'Rejected':
      return ['re-approve', 'delete']
    case 'Approved':
      return ['delete']
  }
}

export function refuseReviewMove(from: ReviewStatus, to: ReviewDecision): Refusal | null {
  const moves: readonly ReviewStatus[] = REVIEW_MOVES[from]
  return moves.includes(to) ? null : 'review/wrong-state'
}

/** The number of reviews with this many stars. */
export interface StarCount {
  readonly rating: number
  readonly count: number
}

export interface ReviewSummary {
  /** One entry per number of stars, from five down, which maps it to the count of such reviews. */
  readonly ratingSummary: Record<string, number>[]
  /** The sum of all stars. */
  readonly totalRatings: number
  readonly totalReviews: number
  /** The sum of the counts, of which the bars are shares. */
  readonly totalSummary: number
}

/** Rounds each rating to the nearest whole star. */
export function reviewSummary(counts: readonly StarCount[]): ReviewSummary {
  const given = (star: Star) => sum(counts.filter(({ rating }) => Math.round(rating) === star).map(({ count }) => count))
  const ratingSummary = STARS.toReversed().map((star) => ({ [star]: given(star) }))
  return {
    ratingSummary,
    totalRatings: sum(counts.map(({ rating, count }) => rating * count)),
    totalReviews: sum(counts.map(({ count }) => count)),
    totalSummary: sum(STARS.map(given)),
  }
}

/** The average as the summary shows it: a whole number; 0 without reviews. */
export function summaryAverage({ totalRatings, totalReviews }: Pick<ReviewSummary, 'totalRatings' | 'totalReviews'>): number {
  return totalReviews === 0 ? 0 : Math.round(totalRatings / totalReviews)
}

export interface StarShare extends StarCount {
  /** The share of all counted reviews, with two decimals. */
  readonly percent: number
}

/** The bars of a summary, from five stars down. */
export function starShares({ ratingSummary, totalSummary }: Pick<ReviewSummary, 'ratingSummary' | 'totalSummary'>): StarShare[] {
  return ratingSummary.flatMap((each) =>
    Object.entries(each).map(([star, count]) => ({
      rating: Number(star),
      count,
      percent: totalSummary === 0 ? 0 : Math.round((count * 10_000) / totalSummary) / 100,
    })),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
