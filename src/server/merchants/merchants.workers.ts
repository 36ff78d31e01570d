import { inOneLine } from '#i18n/letters.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { findApplication, findInvitation, findMerchantReader, type MerchantLetterDeps } from './merchant-letters.service.ts'
import {
  applicationLetterJob,
  applicationNoticeJob,
  approvalLetterJob,
  disabledLetterJob,
  enabledLetterJob,
  invitationLetterJob,
  merchantWelcomeLetterJob,
  rejectionLetterJob,
} from './merchants.jobs.ts'
import {
  applicationLetter,
  applicationNotice,
  approvalLetter,
  disabledLetter,
  enabledLetter,
  invitationLetter,
  merchantWelcomeLetter,
  rejectionLetter,
} from './merchants.mail.ts'

export interface MerchantPostDeps extends MerchantLetterDeps, PostDeps {
  readonly publicUrl: string
  readonly staffEmail: string
}

export function registerMerchantWorkers(jobs: Jobs, deps: MerchantPostDeps): void {
  workApplications(jobs, deps)
  workApprovals(jobs, deps)
  const { publicUrl } = deps
  workLetters(jobs, deps, enabledLetterJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...enabledLetter(reader, publicUrl) }
  })
  workLetters(jobs, deps, disabledLetterJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...disabledLetter(reader) }
  })
}

function workApplications(jobs: Jobs, deps: MerchantPostDeps): void {
  workLetters(jobs, deps, applicationLetterJob, async ({ merchantId }) => {
    const application = await findApplication(deps, merchantId)
    return application && { to: application.email, ...applicationLetter(application) }
  })
  workLetters(jobs, deps, applicationNoticeJob, async ({ merchantId }) => {
    const application = await findApplication(deps, merchantId)
    if (application === null) return null
    const replyTo = { name: inOneLine(application.name), address: application.email }
    return { to: deps.staffEmail, replyTo, ...applicationNotice(application, deps.publicUrl) }
  })
  workLetters(jobs, deps, rejectionLetterJob, async ({ merchantId }) => {
    const application = await findApplication(deps, merchantId)
    return application && { to: application.email, ...rejectionLetter(application) }
  })
}

function workApprovals(jobs: Jobs, deps: MerchantPostDeps): void {
  const { publicUrl } = deps
  const invite = async ({ merchantId }: { readonly merchantId: string }) => {
    const found = await findInvitation(deps, merchantId)
    return found && { to: found.reader.email, ...invitationLetter(found.reader, found.token, publicUrl) }
  }
  workLetters(jobs, deps, invitationLetterJob, invite, { hasOwnLimit: true })
  workLetters(jobs, deps, approvalLetterJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...approvalLetter(reader, publicUrl) }
  })
  workLetters(jobs, deps, merchantWelcomeLetterJob, async ({ merchantId }) => {
    const reader = await findMerchantReader(deps, merchantId)
    return reader && { to: reader.email, ...merchantWelcomeLetter(reader, publicUrl) }
  })
}
