import type { ChatMessage, ReadMark } from '#contract/chat.ts'

/** Notifications between processes, sent once a message is stored. */
export type ChatNews =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  /** A message too long for a notification is read from the database. */
  | { readonly kind: 'long-message'; readonly id: string }
  | { readonly kind: 'read'; readonly isStaff: boolean; readonly mark: ReadMark }

/** PostgreSQL allows fewer than 8000 bytes in a notification. */
const NEWS_MOST_BYTES = 7500

export function messageNews(message: ChatMessage): string {
  const whole = writeNews({ kind: 'message', message })
  return Buffer.byteLength(whole) <= NEWS_MOST_BYTES ? whole : writeNews({ kind: 'long-message', id: message.id })
}

export function writeNews(news: ChatNews): string {
  return JSON.stringify(news)
}

export function readNews(payload: string): ChatNews {
  return JSON.parse(payload) as ChatNews
}
