import { choiceToken, type EmailKey } from '#server/accounts/email-choices/choice-links.service.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { oneClickUrl } from '#server/platform/mail/render-email.ts'
import { type NoticeDeps, noticeTo } from '#server/shop-settings/notices.service.ts'
import { documentForEmail, type OfferDocumentDeps } from '../documents/documents.service.ts'
import { offerJobs } from '../offers.jobs.ts'
import type { EmailOffer } from './offer-email.facts.ts'
import {
  findAddresseeEmail,
  findAnswerNotice,
  findMessageEmail,
  findOfferEmail,
  findReminder,
  noteReminderDropped,
  remindOnce,
} from './offer-emails.service.ts'
import { acceptedEmail, answerNotice, messageEmail, messageNotice, offerEmail, reminderEmail, withdrawnEmail } from './offers.mail.ts'

export interface OfferEmailDeps extends OfferDocumentDeps, EmailWorkerDeps, NoticeDeps, EmailKey {}

export function registerOfferWorkers(jobs: Jobs, deps: OfferEmailDeps): void {
  const { site } = deps
  workEmails(jobs, deps, offerJobs.offerEmail, async (asked) => {
    const offer = await findOfferEmail(deps, asked)
    return offer && { to: offer.to, ...offerEmail(offer, site()), attachments: await attached(deps, asked.versionId, 'offer', offer) }
  })
  jobs.work(offerJobs.remind, ({ versionId }) => remindOnce(deps, versionId))
  workEmails(jobs, deps, offerJobs.reminderEmail, async ({ versionId }) => {
    const offer = await findReminder(deps, versionId)
    if (offer === null) {
      await noteReminderDropped(deps, versionId)
      return null
    }
    const token = choiceToken(deps, { kind: 'offer-reminders', email: offer.to })
    return { to: offer.to, unsubscribeUrl: oneClickUrl(site(), token), ...reminderEmail(offer, site(), token) }
  })
  workEmails(jobs, deps, offerJobs.acceptedEmail, async ({ versionId }) => {
    const offer = await findAddresseeEmail(deps, versionId, ['accepted'])
    return (
      offer && {
        to: offer.to,
        ...acceptedEmail(offer, site()),
        attachments: await attached(deps, versionId, 'confirmation', offer),
      }
    )
  })
  workEmails(jobs, deps, offerJobs.withdrawnEmail, async ({ versionId }) => {
    const offer = await findAddresseeEmail(deps, versionId, ['withdrawn'])
    return offer && { to: offer.to, ...withdrawnEmail(offer, site()) }
  })
  workEmails(jobs, deps, offerJobs.messageEmail, async ({ messageId }) => {
    const found = await findMessageEmail(deps, messageId)
    const offer = found?.addressee ?? null
    return found === null || offer === null ? null : { to: offer.to, ...messageEmail(offer, found.message, site()) }
  })
  registerNotices(jobs, deps)
}

/** The document in the reader's language, with prices where the email has them. */
function attached(deps: OfferDocumentDeps, versionId: string, kind: 'offer' | 'confirmation', { language, token, total }: EmailOffer) {
  return documentForEmail(deps, versionId, { kind, language, token, hasPrices: total !== undefined })
}

function registerNotices(jobs: Jobs, deps: OfferEmailDeps): void {
  const { site } = deps
  workEmails(jobs, deps, offerJobs.answerNotice, async ({ versionId, answer }) => {
    const notice = await findAnswerNotice(deps, versionId)
    return notice && { ...noticeTo(deps, 'offers'), ...replyTo(notice.replyTo), ...answerNotice(notice, answer, site()) }
  })
  workEmails(jobs, deps, offerJobs.messageNotice, async ({ messageId }) => {
    const found = await findMessageEmail(deps, messageId)
    return found && { ...noticeTo(deps, 'offers'), ...replyTo(found.notice.replyTo), ...messageNotice(found.notice, found.message, site()) }
  })
}

function replyTo(correspondent: { readonly name: string; readonly address: string } | null) {
  return correspondent === null ? {} : { replyTo: correspondent }
}
