import type { ChatMessage, ChatUser, ReadMark } from '#contract/chat.ts'

/** A message of one's own that the shop has not acknowledged yet. */
export interface Pending {
  readonly clientId: string
  readonly to: string
  readonly text: string
  readonly time: number
  /** The reason for a refusal; null while the message is on its way. */
  readonly failed: string | null
  /** The shop has accepted the message and will deliver it like any other. */
  readonly isSent: boolean
}

export interface Thread {
  /** Messages without duplicates, oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly hasOlder: boolean
  readonly isWhole: boolean
}

export type Connection = 'connecting' | 'online' | 'offline'

export interface ChatState {
  readonly me: string
  readonly isStaff: boolean
  readonly connection: Connection
  /** Null until the first answer. */
  readonly users: readonly ChatUser[] | null
  /** Unread messages of people whom the list leaves out. */
  readonly unlisted: number
  readonly threads: Readonly<Record<string, Thread>>
  readonly pending: readonly Pending[]
  /** Messages that came while nobody looked at the page. */
  readonly missed: number
}

export const NO_THREAD: Thread = { messages: [], hasOlder: false, isWhole: false }

/** Returns the other side of a message's conversation: the customer for the staff, the staff for a customer. */
export function peerOf(message: ChatMessage, { isStaff, me }: Pick<ChatState, 'isStaff' | 'me'>): string {
  if (isStaff) return message.customer
  return message.from === me ? message.to : message.from
}

/** Joins two lists without duplicates, in the order of the conversation. */
export function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const all = new Map([...known, ...more].map((message) => [message.id, message]))
  return all.size === known.length ? known : [...all.values()].sort((a, b) => a.position - b.position)
}

export function withMessages(state: ChatState, peer: string, messages: readonly ChatMessage[], facts: Partial<Thread> = {}): ChatState {
  const thread = state.threads[peer] ?? NO_THREAD
  const next = { ...thread, ...facts, messages: merged(thread.messages, messages) }
  return withoutSent({ ...state, threads: { ...state.threads, [peer]: next } }, messages)
}

function withoutSent(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  const sent = new Set(messages.flatMap(({ from, clientId }) => (from === state.me && clientId !== undefined ? [clientId] : [])))
  if (!state.pending.some(({ clientId }) => sent.has(clientId))) return state
  return { ...state, pending: state.pending.filter(({ clientId }) => !sent.has(clientId)) }
}

/** Adds a new message and updates the list of people. */
export function withNews(state: ChatState, message: ChatMessage, isSeen: boolean): ChatState {
  const peer = peerOf(message, state)
  const isNew = !(state.threads[peer] ?? NO_THREAD).messages.some(({ id }) => id === message.id)
  const isTheirs = message.from === peer
  const users = (state.users ?? []).map((user): ChatUser => {
    if (user.id !== peer || !isNew) return user
    const { id, from, text, time } = message
    return {
      ...user,
      lastMessage: { id, from, text, time },
      unread: isTheirs && !isSeen ? user.unread + 1 : user.unread,
      waitingSince: !state.isStaff ? null : isTheirs ? (user.waitingSince ?? time) : null,
    }
  })
  return { ...withMessages(state, peer, [message]), users: state.users === null ? null : users }
}

/** Marks somebody as online or gone; a person who was not in the list yet joins it. */
export function withPresence(state: ChatState, person: ChatUser, online: boolean): ChatState {
  if (state.users === null) return state
  const isKnown = state.users.some(({ id }) => id === person.id)
  if (!isKnown) return online ? { ...state, users: [...state.users, { ...person, online }] } : state
  return { ...state, users: state.users.map((user) => (user.id === person.id ? { ...user, online, name: person.name } : user)) }
}

export function withMark(state: ChatState, { with: other, by }: ReadMark): ChatState {
  const isOurs = state.isStaff ? by !== other : by === state.me
  if (!isOurs || state.users === null) return state
  return { ...state, users: state.users.map((user) => (user.id === other ? { ...user, unread: 0 } : user)) }
}

/** Sorts by who waits longest, then by the latest message; people without messages come last, those online before the others. */
export function sorted(users: readonly ChatUser[]): readonly ChatUser[] {
  return [...users].sort(
    (a, b) =>
      (a.waitingSince ?? Number.MAX_SAFE_INTEGER) - (b.waitingSince ?? Number.MAX_SAFE_INTEGER) ||
      (b.lastMessage?.time ?? 0) - (a.lastMessage?.time ?? 0) ||
      Number(b.online) - Number(a.online) ||
      a.name.localeCompare(b.name),
  )
}

/**
 * People whom the list shows. Staff see all customers; a customer sees the staff who are there or who wrote already, and not everybody who
 * works for the shop. While nobody is there, the longest-serving one takes the message for all.
 */
export function peopleFor({ users, isStaff }: Pick<ChatState, 'users' | 'isStaff'>, chosen: string | null): readonly ChatUser[] | null {
  if (users === null || isStaff) return users
  const near = users.filter(({ id, online, lastMessage }) => online || lastMessage !== null || id === chosen)
  return near.length > 0 ? near : users.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, 1)
}
