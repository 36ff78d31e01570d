import type { ChatMessage } from '#contract/chat.ts'
import type { Db } from '#server/platform/db/database.ts'
import { messageReply } from './chat.replies.ts'
import { listMessages } from './chat.repository.ts'

/** A customer's conversation with the staff from a position on, the oldest message first. */
export async function chatOfPerson(
  db: Db,
  customerId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ChatMessage[]> {
  return (await listMessages(db, { customerId, after, limit })).map(messageReply)
}
