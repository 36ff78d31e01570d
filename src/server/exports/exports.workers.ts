import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { type NoticeDeps, noticeTo } from '#server/shop-settings/notices.service.ts'
import { exportNoticeJob } from './exports.jobs.ts'
import { exportNoticeEmail } from './exports.mail.ts'
import { exporterOf } from './exports.service.ts'

export interface ExportWorkerDeps extends EmailWorkerDeps, NoticeDeps {
  readonly database: Database
}

export function registerExportWorkers(jobs: Jobs, deps: ExportWorkerDeps): void {
  workEmails(jobs, deps, exportNoticeJob, async ({ userId, ...notice }) => {
    const by = await exporterOf(deps, userId)
    return { ...noticeTo(deps, 'exports'), ...exportNoticeEmail({ ...notice, by }, deps.site()) }
  })
}
