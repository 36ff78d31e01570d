import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { findEmailReview } from './review-emails.service.ts'
import { reviewApprovedEmailJob, reviewRejectedEmailJob } from './reviews.jobs.ts'
import { reviewApprovedEmail, reviewRejectedEmail } from './reviews.mail.ts'

export interface ReviewEmailDeps extends EmailWorkerDeps {
  readonly database: Database
}

export function registerReviewWorkers(jobs: Jobs, deps: ReviewEmailDeps): void {
  workEmails(jobs, deps, reviewApprovedEmailJob, async ({ reviewId }) => {
    const review = await findEmailReview(deps, reviewId, 'Approved')
    return review && { to: review.reader.email, ...reviewApprovedEmail(review, deps.site()) }
  })
  workEmails(jobs, deps, reviewRejectedEmailJob, async ({ reviewId }) => {
    const review = await findEmailReview(deps, reviewId, 'Rejected')
    return review && { to: review.reader.email, ...reviewRejectedEmail(review, deps.site()) }
  })
}
