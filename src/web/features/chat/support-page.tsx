import type { ReactNode } from 'react'
import { type ChatPerson, isStaff } from '#domain/support/chat.ts'
import { ChatPage } from './chat-page.tsx'
import { useChat } from './use-chat.ts'

export interface SupportNews {
  /** The number of messages that came while nobody looked at the page. */
  readonly missed: number
  /** The number of unread messages in all conversations. */
  readonly unread: number
}

export interface SupportPageProps {
  readonly reader: ChatPerson
  /** Wraps the chat in the page's frame. */
  readonly frame: (news: SupportNews, chat: ReactNode) => ReactNode
}

export function SupportPage({ reader, frame }: SupportPageProps) {
  const chat = useChat({ id: reader.id, isStaff: isStaff(reader) })
  const { users, unlisted } = chat?.state ?? { users: null, unlisted: 0 }
  const unread = (users ?? []).reduce((sum, user) => sum + user.unread, unlisted)
  return frame({ missed: chat?.state.missed ?? 0, unread }, <ChatPage chat={chat} isStaff={isStaff(reader)} />)
}
