import type { Language } from '#domain/text/language.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findEmailRecipient, listUnread, listUnseenAnswers } from './chat.repository.ts'

/** A longer email would not be read to its end; the rest is in the chat. */
const QUOTED_MOST = 50

export interface ChatNotice {
  readonly language: Language
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phoneNumber: string }
  readonly texts: readonly string[]
  readonly since: Date
}

/** The customer's messages past a position; null once the staff has read them. */
export async function findChatNotice(
  { database }: { readonly database: Database },
  { customerId, after }: { readonly customerId: string; readonly after: number },
): Promise<ChatNotice | null> {
  const [customer, messages] = await Promise.all([
    findEmailRecipient(database.db, customerId),
    listUnread(database.db, customerId, after, QUOTED_MOST),
  ])
  const [first] = messages
  if (customer === null || first === undefined) return null
  return { language: customer.language, customer, texts: messages.map(({ text }) => text), since: first.created }
}

export interface ChatAnswer {
  readonly language: Language
  readonly firstName: string
  readonly email: string
  readonly texts: readonly string[]
}

/** The staff's answers, unless the customer has been back since: then a later answer has an email of its own. */
export async function findChatAnswer(
  { database }: { readonly database: Database },
  { customerId, first }: { readonly customerId: string; readonly first: number },
): Promise<ChatAnswer | null> {
  const [customer, answers] = await Promise.all([
    findEmailRecipient(database.db, customerId),
    listUnseenAnswers(database.db, customerId, QUOTED_MOST),
  ])
  if (customer === null || answers[0]?.position !== first) return null
  const { language, firstName, email } = customer
  return { language, firstName, email, texts: answers.map(({ text }) => text) }
}
