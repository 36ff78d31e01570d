import type { Refusal } from './errors.ts'
import type { LimitRule } from './limits.ts'
import type { Role } from './viewer.ts'

export const CHAT_TEXT_MAX = 2000
export const CHAT_CLIENT_ID_MAX = 100
/** How many messages come at once. */
export const CHAT_PAGE = 100
/** A customer who writes while nobody of the staff is there makes at most one letter in this time. */
export const CHAT_NOTICE_PAUSE_MS = 15 * 60_000
/** An answer that the customer has not seen after this time is sent by email. */
export const CHAT_ANSWER_WAIT_MS = 5 * 60_000

const MINUTE_MS = 60_000

export interface ChatPerson {
  readonly id: string
  readonly role: Role
}

/** Support staff are the admins; everybody else is a customer here. */
export function isStaff({ role }: Pick<ChatPerson, 'role'>): boolean {
  return role === 'ROLE ADMIN'
}

export function chatLimitOf(writer: Pick<ChatPerson, 'role'>): LimitRule {
  return { most: isStaff(writer) ? 600 : 30, withinMs: MINUTE_MS }
}

export function refuseChatText(text: string): Refusal | null {
  if (text.trim() === '') return 'chat/no-text'
  return text.length > CHAT_TEXT_MAX ? 'chat/text-too-long' : null
}

export interface SeenPerson extends ChatPerson {
  /** Wrote once, or is there now. */
  readonly isKnown: boolean
}

/** Customers see the staff; the staff sees customers who wrote or are there. Nobody else is anybody's business. */
export function maySeePerson(viewer: ChatPerson, person: SeenPerson): boolean {
  if (isStaff(viewer) === isStaff(person)) return false
  return isStaff(person) || person.isKnown
}

/** One answer for whoever does not exist and whoever is not to be seen. */
export function refuseRecipient(writer: ChatPerson, to: SeenPerson | null): Refusal | null {
  return to !== null && maySeePerson(writer, to) ? null : 'chat/no-recipient'
}

/** Whose conversation with the staff a message belongs to. */
export function customerOf(from: ChatPerson, to: ChatPerson): string {
  return isStaff(from) ? to.id : from.id
}
