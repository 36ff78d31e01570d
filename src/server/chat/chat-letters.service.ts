import type { Language } from '#domain/language.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findLetterPerson, listUnread } from './chat.repository.ts'

/** A letter that nobody reads to its end helps nobody; the rest is in the chat. */
const QUOTED_MOST = 50

export interface ChatNotice {
  readonly language: Language
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phoneNumber: string }
  readonly texts: readonly string[]
  readonly since: Date
}

/** What a customer wrote past a place; null once the staff has read it. */
export async function findChatNotice(
  { database }: { readonly database: Database },
  { customerId, after }: { readonly customerId: string; readonly after: number },
): Promise<ChatNotice | null> {
  const [customer, messages] = await Promise.all([
    findLetterPerson(database.db, customerId),
    listUnread(database.db, customerId, after, QUOTED_MOST),
  ])
  const [first] = messages
  if (customer === null || first === undefined) return null
  return { language: customer.language, customer, texts: messages.map(({ text }) => text), since: first.created }
}
