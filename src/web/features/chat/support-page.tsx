import type { ReactNode } from 'react'
import { isStaff } from '#domain/chat.ts'
import type { Role } from '#domain/viewer.ts'
import { ChatPage } from './chat-page.tsx'
import { useChat } from './use-chat.ts'

export interface SupportPageProps {
  readonly reader: { readonly id: string; readonly role: Role }
  /** How many messages came while nobody looked at the page. */
  readonly head: (missed: number) => ReactNode
}

export function SupportPage({ reader, head }: SupportPageProps) {
  const chat = useChat({ id: reader.id, isStaff: isStaff(reader) })
  return (
    <>
      {head(chat?.state.missed ?? 0)}
      <ChatPage chat={chat} isStaff={isStaff(reader)} />
    </>
  )
}
