import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { findLetterReview } from './review-letters.service.ts'
import { reviewApprovedLetterJob, reviewRejectedLetterJob } from './reviews.jobs.ts'
import { reviewApprovedLetter, reviewRejectedLetter } from './reviews.mail.ts'

export interface ReviewLetterDeps extends PostDeps {
  readonly database: Database
  readonly publicUrl: string
}

export function registerReviewWorkers(jobs: Jobs, deps: ReviewLetterDeps): void {
  workLetters(jobs, deps, reviewApprovedLetterJob, async ({ reviewId }) => {
    const review = await findLetterReview(deps, reviewId, 'Approved')
    return review && { to: review.reader.email, ...reviewApprovedLetter(review, deps.publicUrl) }
  })
  workLetters(jobs, deps, reviewRejectedLetterJob, async ({ reviewId }) => {
    const review = await findLetterReview(deps, reviewId, 'Rejected')
    return review && { to: review.reader.email, ...reviewRejectedLetter(review, deps.publicUrl) }
  })
}
