import type { ReadSettings } from '#domain/settings/sections.ts'
import { sheetOfFigures } from '#server/documents/figures-documents.service.ts'
import type { DocumentDeps } from '#server/documents/offer-documents.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { weeklyFiguresJob } from './weekly.jobs.ts'
import { weeklyEmail } from './weekly.mail.ts'
import { readWeekly } from './weekly.service.ts'

export interface WeeklyEmailDeps extends EmailWorkerDeps {
  readonly database: Database
  readonly documents: DocumentDeps
  readonly now: () => Date
  readonly settings: ReadSettings
}

export function registerWeeklyWorkers(jobs: Jobs, deps: WeeklyEmailDeps): void {
  workEmails(jobs, deps, weeklyFiguresJob, async (asked) => {
    const weekly = await readWeekly(deps, asked)
    if (weekly === null) return null
    const sheet = await sheetOfFigures(deps.documents, weekly.figures, weekly.language)
    return { to: weekly.to, ...weeklyEmail(weekly, deps.site()), attachments: [sheet] }
  })
}
