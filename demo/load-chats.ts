import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import { insertMessage, lockConversation, updateConversation } from '#server/chat/chat.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createIds, type Making } from '#server/platform/ids.ts'
import { DEMO_CHATS, type DemoChat } from './data/chats.ts'

const MINUTE_MS = 60_000
const STAFF = 'admin@diyafa.example'

/** Loads the conversations between the demo's people and the staff. */
export async function loadChats(tx: Db, { now }: Pick<Making, 'now'>): Promise<void> {
  const staffId = await idOf(tx, STAFF)
  const opened = now()
  for (const chat of DEMO_CHATS) await loadChat(tx, chat, { staffId, opened })
}

async function loadChat(tx: Db, { customer, lines }: DemoChat, { staffId, opened }: { staffId: string; opened: Date }): Promise<void> {
  const customerId = await idOf(tx, customer)
  await lockConversation(tx, customerId, opened)
  for (const { by, minutesAgo, text } of lines) {
    const created = new Date(opened.getTime() - minutesAgo * MINUTE_MS)
    const [fromId, toId] = by === 'staff' ? [staffId, customerId] : [customerId, staffId]
    // The id holds the time of the message, because lists are ordered by ids.
    const id = createIds(() => created.getTime())()
    const position = await insertMessage(tx, { id, customerId, fromId, toId, text, created })
    if (position === null) throw new Error(`the demo says twice: ${text}`)
    if (by === 'staff') await updateConversation(tx, customerId, { lastAt: created, waitingSince: null, staffReadTo: position })
    else await updateConversation(tx, customerId, { lastAt: created, waitingSince: created })
  }
}

async function idOf(tx: Db, email: string): Promise<string> {
  const person = await findAccountByEmail(tx, email)
  if (person === null) throw new Error(`the demo names an unknown person: ${email}`)
  return person.id
}
