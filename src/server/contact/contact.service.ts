import type { z } from 'zod'
import type { ContactForm } from '#contract/contact.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { messageText } from '#i18n/messages.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { contactNoticeEmailJob, contactReceivedEmailJob } from './contact.jobs.ts'
import { type ContactMessage, deleteMessagesFrom, findMessage, insertMessage, listMessagesFrom } from './contact.repository.ts'

export type { ContactMessage }

export interface ContactDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly newId: NewId
  readonly now: () => Date
  readonly onMessageReceived: (tx: Db, messageId: string) => Promise<void>
}

export async function leaveMessage(
  { database, jobs, newId, now, onMessageReceived }: ContactDeps,
  { language }: Pick<Viewer, 'language'>,
  form: z.output<typeof ContactForm>,
): Promise<CallReply<'POST /api/contact/add'>> {
  const messageId = newId()
  await database.transaction(async (tx) => {
    await insertMessage(tx, { id: messageId, ...form, language, created: now() })
    await jobs.send(tx, contactReceivedEmailJob, { messageId })
    await jobs.send(tx, contactNoticeEmailJob, { messageId })
    await onMessageReceived(tx, messageId)
  })
  return { success: true, message: messageText('contact', language, { email: form.email }) }
}

/** Null when the message no longer exists. */
export async function findContactMessage({ database }: Pick<ContactDeps, 'database'>, id: string): Promise<ContactMessage | null> {
  return findMessage(database.db, id)
}

export function contactMessagesFrom(db: Db, email: string): Promise<ContactMessage[]> {
  return listMessagesFrom(db, email)
}

/** Answers the ids of what was deleted. */
export function forgetMessagesFrom(tx: Db, email: string): Promise<string[]> {
  return deleteMessagesFrom(tx, email)
}
