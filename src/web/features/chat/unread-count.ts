import type { ChatMessage, ChatReplies, ReadMark, SocketRefusal } from '#contract/chat.ts'
import type { ShopSocket } from '../../platform/calls/socket.ts'

const ANSWER_LIMIT_MS = 8_000

export interface UnreadCountOptions {
  readonly socket: ShopSocket
  readonly onCount: (count: number) => void
}

/** Counts customers' messages that no staff member has read, until the returned function is called. */
export function countUnread({ socket, onCount }: UnreadCountOptions): () => void {
  let unread = new Map<string, number>()
  const tell = () => onCount([...unread.values()].reduce((sum, count) => sum + count, 0))
  const onConnect = async () => {
    const answer: ChatReplies['getUsers'] | SocketRefusal | null = await socket
      .timeout(ANSWER_LIMIT_MS)
      .emitWithAck('getUsers')
      .catch(() => null)
    if (answer === null || !('users' in answer)) return
    unread = new Map(answer.users.map((user) => [user.id, user.unread]))
    tell()
  }
  // An answer by the staff marks the conversation as read.
  const onMessage = ({ customer, from }: ChatMessage) => {
    unread.set(customer, from === customer ? (unread.get(customer) ?? 0) + 1 : 0)
    tell()
  }
  const onRead = ({ with: customer }: ReadMark) => {
    unread.set(customer, 0)
    tell()
  }
  socket.on('connect', onConnect)
  socket.on('message', onMessage)
  socket.on('read', onRead)
  if (socket.connected) void onConnect()
  return () => {
    socket.off('connect', onConnect)
    socket.off('message', onMessage)
    socket.off('read', onRead)
  }
}
