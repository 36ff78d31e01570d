import { choiceToken, type EmailKey } from '#server/accounts/email-choices/choice-links.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { oneClickUrl } from '#server/platform/mail/render-email.ts'
import { answeredEmailJob, questionEmailJob } from './availability.jobs.ts'
import { answeredEmail, questionEmail } from './availability.mail.ts'
import { findAnsweredQuestion, findQuestionToMerchant } from './availability-emails.service.ts'

export interface AvailabilityEmailDeps extends EmailWorkerDeps, EmailKey {
  readonly database: Database
}

export function registerAvailabilityWorkers(jobs: Jobs, deps: AvailabilityEmailDeps): void {
  workEmails(jobs, deps, questionEmailJob, async ({ questionId }) => {
    const question = await findQuestionToMerchant(deps, questionId)
    return question && { to: question.to, ...questionEmail(question, deps.site()) }
  })
  workEmails(jobs, deps, answeredEmailJob, async ({ questionId }) => {
    const question = await findAnsweredQuestion(deps, questionId)
    if (question === null) return null
    const site = deps.site()
    const token = choiceToken(deps, { kind: 'availability-answers', userId: question.askedBy })
    return { to: question.to, unsubscribeUrl: oneClickUrl(site, token), ...answeredEmail(question, site, token) }
  })
}
