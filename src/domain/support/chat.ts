import { hasArea, isOfStaff, type StaffFacts } from '../accounts/areas.ts'
import { refuseOutside, type SignedInViewer } from '../accounts/viewer.ts'
import type { Refusal } from '../errors.ts'
import type { LimitRule } from '../limits.ts'

export const CHAT_TEXT_MAX = 2000
export const CHAT_CLIENT_ID_MAX = 100
/** The number of messages that are sent at once. */
export const CHAT_PAGE = 100
/** A customer who writes while no staff is online causes at most one email in this time. */
export const CHAT_NOTICE_PAUSE_MS = 15 * 60_000
/** An answer that the customer has not seen after this time is emailed. */
export const CHAT_ANSWER_WAIT_MS = 5 * 60_000

const MINUTE_MS = 60_000

export interface ChatPerson extends StaffFacts {
  readonly id: string
}

/** Everybody who is not of the staff is a customer here; staff without the area are neither. */
export function isStaff(person: StaffFacts): boolean {
  return hasArea(person, 'support')
}

/** Staff take part in the chat with its area alone. */
export function refuseInChat(person: StaffFacts & Pick<SignedInViewer, 'mustSetUpCode'>): Refusal | null {
  return isOfStaff(person) && !isStaff(person) ? refuseOutside(person) : null
}

export function chatLimitOf(writer: StaffFacts): LimitRule {
  return { most: isStaff(writer) ? 600 : 30, withinMs: MINUTE_MS }
}

export function refuseChatText(text: string): Refusal | null {
  if (text.trim() === '') return 'chat/no-text'
  return text.length > CHAT_TEXT_MAX ? 'chat/text-too-long' : null
}

export interface SeenPerson extends ChatPerson {
  /** True for people who have written, or are online now. */
  readonly isKnown: boolean
}

/** Customers see the staff. Staff see customers who have written or are online. Nobody else is visible. */
export function maySeePerson(viewer: ChatPerson, person: SeenPerson): boolean {
  if (isOfStaff(viewer) === isOfStaff(person) || refuseInChat(viewer) !== null || refuseInChat(person) !== null) return false
  return isStaff(person) || person.isKnown
}

/** Absent and invisible people get the same refusal. */
export function refuseRecipient(writer: ChatPerson, to: SeenPerson | null): Refusal | null {
  return to !== null && maySeePerson(writer, to) ? null : 'chat/no-recipient'
}

/** The customer in whose conversation with the staff the message belongs. */
export function customerOf(from: ChatPerson, to: ChatPerson): string {
  return isStaff(from) ? to.id : from.id
}
