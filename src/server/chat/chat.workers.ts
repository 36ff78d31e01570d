import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { chatAnswerJob, chatNoticeJob } from './chat.jobs.ts'
import { chatAnswerLetter, chatNoticeLetter, nameOf } from './chat.mail.ts'
import { findChatAnswer, findChatNotice } from './chat-letters.service.ts'

export interface ChatLetterDeps extends PostDeps {
  readonly database: Database
  readonly publicUrl: string
  readonly staffEmail: string
}

export function registerChatWorkers(jobs: Jobs, deps: ChatLetterDeps): void {
  workLetters(jobs, deps, chatNoticeJob, async (about) => {
    const notice = await findChatNotice(deps, about)
    if (notice === null) return null
    const replyTo = { name: nameOf(notice), address: notice.customer.email }
    return { to: deps.staffEmail, replyTo, ...chatNoticeLetter(notice, deps.publicUrl) }
  })
  workLetters(jobs, deps, chatAnswerJob, async (about) => {
    const answer = await findChatAnswer(deps, about)
    return answer === null ? null : { to: answer.email, ...chatAnswerLetter(answer, deps.publicUrl) }
  })
}
