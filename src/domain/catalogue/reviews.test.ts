import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REVIEW_STATUSES, refuseReviewMove, reviewActions, reviewSummary, STARS, starShares, summaryAverage } from './reviews.ts'

const counted = array(record({ rating: constantFrom(...STARS), count: integer({ min: 0, max: 100_000 }) }), { maxLength: 12 })

describe('the statuses of a review', () => {
  test('a waiting review is approved or rejected, a rejected one can be approved, an approved one stays approved', () => {
    const movedTo = (to: 'Approved' | 'Rejected') => REVIEW_STATUSES.filter((from) => refuseReviewMove(from, to) === null)
    expect(movedTo('Approved')).toEqual(['Waiting Approval', 'Rejected'])
    expect(movedTo('Rejected')).toEqual(['Waiting Approval'])
  })

  test('admins are offered exactly the allowed actions, and deleting always', () => {
    for (const status of REVIEW_STATUSES) {
      const actions = reviewActions(status)
      expect(actions).toContain('delete')
      expect(actions.includes('reject')).toBe(refuseReviewMove(status, 'Rejected') === null)
      expect(actions.includes('approve') || actions.includes('re-approve')).toBe(refuseReviewMove(status, 'Approved') === null)
    }
  })
})

describe('the summary of reviews', () => {
  test('lists the stars from five down, each with its count', () => {
    const counts = [
      { rating: 5, count: 3 },
      { rating: 2, count: 1 },
    ]
    expect(reviewSummary(counts)).toEqual({
      ratingSummary: [{ 5: 3 }, { 4: 0 }, { 3: 0 }, { 2: 1 }, { 1: 0 }],
      totalRatings: 17,
      totalReviews: 4,
      totalSummary: 4,
    })
  })

  test('rounds a rating between two stars', () => {
    expect(reviewSummary([{ rating: 4.5, count: 2 }]).ratingSummary).toEqual([{ 5: 2 }, { 4: 0 }, { 3: 0 }, { 2: 0 }, { 1: 0 }])
  })

  test('shows the average as a whole number, and none without reviews as 0', () => {
    expect(summaryAverage({ totalRatings: 9, totalReviews: 2 })).toBe(5)
    expect(summaryAverage({ totalRatings: 13, totalReviews: 3 })).toBe(4)
    expect(summaryAverage(reviewSummary([]))).toBe(0)
  })

  test('shows each star as a share of all with two decimals', () => {
    const shares = starShares(
      reviewSummary([
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
      ]),
    )
    expect(shares.map(({ rating, percent }) => [rating, percent])).toEqual([
      [5, 66.67],
      [4, 33.33],
      [3, 0],
      [2, 0],
      [1, 0],
    ])
  })

  test('counts every review, whatever its rating', () => {
    void assert(
      property(counted, (counts) => {
        const summary = reviewSummary(counts)
        const total = counts.reduce((sum, { count }) => sum + count, 0)
        expect(summary.totalReviews).toBe(total)
        expect(summary.totalSummary).toBe(total)
        const shares = starShares(summary)
        expect(shares.reduce((sum, { rating, count }) => sum + rating * count, 0)).toBe(summary.totalRatings)
        expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(total === 0 ? 0 : 100, 1)
      }),
    )
  })
})
