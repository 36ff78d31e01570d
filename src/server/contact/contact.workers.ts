import { inOneLine } from '#i18n/emails.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { type NoticeDeps, noticeTo } from '#server/shop-settings/notices.service.ts'
import { contactNoticeEmailJob, contactReceivedEmailJob } from './contact.jobs.ts'
import { contactNoticeEmail, contactReceivedEmail } from './contact.mail.ts'
import { type ContactDeps, findContactMessage } from './contact.service.ts'

export interface ContactEmailDeps extends Pick<ContactDeps, 'database'>, EmailWorkerDeps, NoticeDeps {}

export function registerContactWorkers(jobs: Jobs, deps: ContactEmailDeps): void {
  workEmails(jobs, deps, contactReceivedEmailJob, async ({ messageId }) => {
    const message = await findContactMessage(deps, messageId)
    return message && { to: message.email, ...contactReceivedEmail(message, deps.site()) }
  })
  workEmails(jobs, deps, contactNoticeEmailJob, async ({ messageId }) => {
    const message = await findContactMessage(deps, messageId)
    if (message === null) return null
    const replyTo = { name: inOneLine(message.name), address: message.email }
    return { ...noticeTo(deps, 'messages'), replyTo, ...contactNoticeEmail(message, deps.site()) }
  })
}
