import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { morningEmailJob } from './mornings.jobs.ts'
import { morningEmail } from './mornings.mail.ts'
import { readMorning } from './mornings.service.ts'

export interface MorningEmailDeps extends EmailWorkerDeps {
  readonly database: Database
  readonly now: () => Date
  readonly settings: ReadSettings
}

export function registerMorningWorkers(jobs: Jobs, deps: MorningEmailDeps): void {
  workEmails(jobs, deps, morningEmailJob, async (asked) => {
    const morning = await readMorning(deps, asked)
    return morning && { to: morning.to, ...morningEmail(morning, deps.site()) }
  })
}
