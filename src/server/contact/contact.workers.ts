import { inOneLine } from '#i18n/letters.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { contactNoticeLetterJob, contactReceivedLetterJob } from './contact.jobs.ts'
import { contactNoticeLetter, contactReceivedLetter } from './contact.mail.ts'
import { type ContactDeps, findContactMessage } from './contact.service.ts'

export interface ContactLetterDeps extends Pick<ContactDeps, 'database'>, PostDeps {
  readonly staffEmail: string
}

export function registerContactWorkers(jobs: Jobs, deps: ContactLetterDeps): void {
  workLetters(jobs, deps, contactReceivedLetterJob, async ({ messageId }) => {
    const message = await findContactMessage(deps, messageId)
    return message && { to: message.email, ...contactReceivedLetter(message) }
  })
  workLetters(jobs, deps, contactNoticeLetterJob, async ({ messageId }) => {
    const message = await findContactMessage(deps, messageId)
    if (message === null) return null
    const replyTo = { name: inOneLine(message.name), address: message.email }
    return { to: deps.staffEmail, replyTo, ...contactNoticeLetter(message) }
  })
}
