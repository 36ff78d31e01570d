import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type EmailWorkerDeps, workEmails } from '#server/platform/mail/email-workers.ts'
import { type NoticeDeps, noticeTo } from '#server/shop-settings/notices.service.ts'
import { chatAnswerJob, chatNoticeJob } from './chat.jobs.ts'
import { chatAnswerEmail, chatNoticeEmail, nameOf } from './chat.mail.ts'
import { findChatAnswer, findChatNotice } from './chat-emails.service.ts'

export interface ChatEmailDeps extends EmailWorkerDeps, NoticeDeps {
  readonly database: Database
}

export function registerChatWorkers(jobs: Jobs, deps: ChatEmailDeps): void {
  workEmails(jobs, deps, chatNoticeJob, async (about) => {
    const notice = await findChatNotice(deps, about)
    if (notice === null) return null
    const replyTo = { name: nameOf(notice), address: notice.customer.email }
    return { ...noticeTo(deps, 'messages'), replyTo, ...chatNoticeEmail(notice, deps.site()) }
  })
  workEmails(jobs, deps, chatAnswerJob, async (about) => {
    const answer = await findChatAnswer(deps, about)
    return answer === null ? null : { to: answer.email, ...chatAnswerEmail(answer, deps.site()) }
  })
}
