import type { ReviewDecision } from '#domain/catalogue/reviews.ts'
import { choiceToken, type EmailKey } from '#server/accounts/email-choices/choice-links.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, type WrittenEmail, workEmails } from '#server/platform/mail/email-workers.ts'
import { oneClickUrl } from '#server/platform/mail/render-email.ts'
import { findEmailReview } from './review-emails.service.ts'
import { reviewApprovedEmailJob, reviewRejectedEmailJob } from './reviews.jobs.ts'
import { reviewApprovedEmail, reviewRejectedEmail } from './reviews.mail.ts'

export interface ReviewEmailDeps extends EmailWorkerDeps, EmailKey {
  readonly database: Database
}

export function registerReviewWorkers(jobs: Jobs, deps: ReviewEmailDeps): void {
  workEmails(jobs, deps, reviewApprovedEmailJob, ({ reviewId }) => written(deps, reviewId, 'Approved'))
  workEmails(jobs, deps, reviewRejectedEmailJob, ({ reviewId }) => written(deps, reviewId, 'Rejected'))
}

async function written(deps: ReviewEmailDeps, reviewId: string, decision: ReviewDecision): Promise<WrittenEmail | null> {
  const review = await findEmailReview(deps, reviewId, decision)
  if (review === null) return null
  const site = deps.site()
  const token = choiceToken(deps, { kind: 'reviews', userId: review.reader.id })
  const email = decision === 'Approved' ? reviewApprovedEmail : reviewRejectedEmail
  return { to: review.reader.email, unsubscribeUrl: oneClickUrl(site, token), ...email(review, site, token) }
}
