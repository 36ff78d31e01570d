import { findAccount } from '#server/accounts/accounts.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { type NoticeDeps, noticeTo } from '#server/shop-settings/notices.service.ts'
import { exportNoticeJob } from './exports.jobs.ts'
import { exportNoticeEmail } from './exports.mail.ts'

export interface ExportWorkerDeps extends EmailWorkerDeps, NoticeDeps {
  readonly database: Database
}

export function registerExportWorkers(jobs: Jobs, deps: ExportWorkerDeps): void {
  workEmails(jobs, deps, exportNoticeJob, async ({ userId, ...notice }) => {
    const user = await findAccount(deps.database.db, userId)
    const by = user === null ? { name: '', email: '' } : { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }
    return { ...noticeTo(deps, 'exports'), ...exportNoticeEmail({ ...notice, by }, deps.site()) }
  })
}
