import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { answeredEmailJob, questionEmailJob } from './availability.jobs.ts'
import { answeredEmail, questionEmail } from './availability.mail.ts'
import { findAnsweredQuestion, findQuestionToMerchant } from './availability-emails.service.ts'

export interface AvailabilityEmailDeps extends EmailWorkerDeps {
  readonly database: Database
}

export function registerAvailabilityWorkers(jobs: Jobs, deps: AvailabilityEmailDeps): void {
  workEmails(jobs, deps, questionEmailJob, async ({ questionId }) => {
    const question = await findQuestionToMerchant(deps, questionId)
    return question && { to: question.to, ...questionEmail(question, deps.site()) }
  })
  workEmails(jobs, deps, answeredEmailJob, async ({ questionId }) => {
    const question = await findAnsweredQuestion(deps, questionId)
    return question && { to: question.to, ...answeredEmail(question, deps.site()) }
  })
}
