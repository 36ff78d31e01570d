import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type PostDeps, workLetters } from '#server/platform/mail/letter-workers.ts'
import { chatNoticeJob } from './chat.jobs.ts'
import { chatNoticeLetter, nameOf } from './chat.mail.ts'
import { findChatNotice } from './chat-letters.service.ts'

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
}
