import type { ReadSettings } from '#domain/settings/sections.ts'
import { choiceToken, type EmailKey } from '#server/accounts/email-choices/choice-links.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { oneClickUrl } from '#server/platform/mail/render-email.ts'
import { morningEmailJob } from './mornings.jobs.ts'
import { morningEmail } from './mornings.mail.ts'
import { readMorning } from './mornings.service.ts'

export interface MorningEmailDeps extends EmailWorkerDeps, EmailKey {
  readonly database: Database
  readonly now: () => Date
  readonly settings: ReadSettings
}

export function registerMorningWorkers(jobs: Jobs, deps: MorningEmailDeps): void {
  workEmails(jobs, deps, morningEmailJob, async (asked) => {
    const morning = await readMorning(deps, asked)
    if (morning === null) return null
    const site = deps.site()
    const token = choiceToken(deps, { kind: 'desk-morning', userId: asked.userId })
    return { to: morning.to, unsubscribeUrl: oneClickUrl(site, token), ...morningEmail(morning, site, token) }
  })
}
