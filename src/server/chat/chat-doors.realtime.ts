import { chatPayloads } from '#contract/chat.ts'
import { type SocketDoor, socketDoor } from '#server/platform/realtime/socket-door.ts'
import { type ChatDeps, listUsers, markRead, readMessages, sendMessage } from './chat.service.ts'

const DONE = { reply: { ok: true } } as const

export function chatDoors(deps: ChatDeps): SocketDoor[] {
  return [
    // An open socket already counts as presence; the event is acknowledged for clients that wait for an answer.
    socketDoor('connectUser', chatPayloads.connectUser, async () => DONE),
    socketDoor('getUsers', chatPayloads.getUsers, async (viewer) => {
      const users = await listUsers(deps, viewer)
      return { reply: { users }, event: users }
    }),
    socketDoor('getMessages', chatPayloads.getMessages, async (viewer, query) => {
      const reply = await readMessages(deps, viewer, query)
      return { reply, event: reply.messages }
    }),
    socketDoor('message', chatPayloads.message, async (viewer, form) => ({ reply: await sendMessage(deps, viewer, form) })),
    socketDoor('read', chatPayloads.read, async (viewer, form) => ({ reply: await markRead(deps, viewer, form) })),
  ]
}
