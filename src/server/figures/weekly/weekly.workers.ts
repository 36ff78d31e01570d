import type { ReadSettings } from '#domain/settings/sections.ts'
import { choiceToken, type EmailKey } from '#server/accounts/email-choices/choice-links.service.ts'
import { sheetOfFigures } from '#server/documents/figures-documents.service.ts'
import type { DocumentDeps } from '#server/documents/offer-documents.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { oneClickUrl } from '#server/platform/mail/render-email.ts'
import { weeklyFiguresJob } from './weekly.jobs.ts'
import { weeklyEmail } from './weekly.mail.ts'
import { readWeekly } from './weekly.service.ts'

export interface WeeklyEmailDeps extends EmailWorkerDeps, EmailKey {
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
    const site = deps.site()
    const token = choiceToken(deps, { kind: 'weekly-figures', userId: asked.userId })
    return { to: weekly.to, unsubscribeUrl: oneClickUrl(site, token), ...weeklyEmail(weekly, site, token), attachments: [sheet] }
  })
}
