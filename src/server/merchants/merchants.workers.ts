import { inOneLine } from '#i18n/emails.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { type NoticeDeps, noticeTo } from '#server/shop-settings/notices.service.ts'
import { findApplication, findInvitation, findMerchantReader, type MerchantEmailDeps } from './merchant-emails.service.ts'
import {
  applicationEmailJob,
  applicationNoticeJob,
  approvalEmailJob,
  disabledEmailJob,
  enabledEmailJob,
  invitationEmailJob,
  merchantWelcomeEmailJob,
  rejectionEmailJob,
} from './merchants.jobs.ts'
import {
  applicationEmail,
  applicationNotice,
  approvalEmail,
  disabledEmail,
  enabledEmail,
  invitationEmail,
  merchantWelcomeEmail,
  rejectionEmail,
} from './merchants.mail.ts'

export interface MerchantWorkerDeps extends MerchantEmailDeps, EmailWorkerDeps, NoticeDeps {}

export function registerMerchantWorkers(jobs: Jobs, deps: MerchantWorkerDeps): void {
  workApplications(jobs, deps)
  workApprovals(jobs, deps)
  const { site } = deps
  workEmails(jobs, deps, enabledEmailJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...enabledEmail(reader, site()) }
  })
  workEmails(jobs, deps, disabledEmailJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...disabledEmail(reader, deps.site()) }
  })
}

function workApplications(jobs: Jobs, deps: MerchantWorkerDeps): void {
  workEmails(jobs, deps, applicationEmailJob, async ({ merchantId }) => {
    const application = await findApplication(deps, merchantId)
    return application && { to: application.email, ...applicationEmail(application, deps.site()) }
  })
  workEmails(jobs, deps, applicationNoticeJob, async ({ merchantId }) => {
    const application = await findApplication(deps, merchantId)
    if (application === null) return null
    const replyTo = { name: inOneLine(application.name), address: application.email }
    return { ...noticeTo(deps, 'applications'), replyTo, ...applicationNotice(application, deps.site()) }
  })
  workEmails(jobs, deps, rejectionEmailJob, async ({ merchantId }) => {
    const application = await findApplication(deps, merchantId)
    return application && { to: application.email, ...rejectionEmail(application, deps.site()) }
  })
}

function workApprovals(jobs: Jobs, deps: MerchantWorkerDeps): void {
  const { site } = deps
  const invite = async ({ merchantId }: { readonly merchantId: string }) => {
    const found = await findInvitation(deps, merchantId)
    return found && { to: found.reader.email, ...invitationEmail(found.reader, found.token, site()) }
  }
  workEmails(jobs, deps, invitationEmailJob, invite, { hasOwnLimit: true })
  workEmails(jobs, deps, approvalEmailJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...approvalEmail(reader, site()) }
  })
  workEmails(jobs, deps, merchantWelcomeEmailJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...merchantWelcomeEmail(reader, site()) }
  })
}
