import { chatPayloads } from '#contract/chat.ts'
import { RefusalError } from '#domain/errors.ts'
import { refuseInChat } from '#domain/support/chat.ts'
import { areaNames } from '#i18n/areas.ts'
import { type SocketDoor, socketDoor } from '#server/platform/realtime/socket-door.ts'
import { type ChatDeps, listUsers, markRead, readMessages, sendMessage } from './chat.service.ts'

const DONE = { reply: { ok: true } } as const

export function chatDoors(deps: ChatDeps): SocketDoor[] {
  const doors = [
    socketDoor('getUsers', chatPayloads.getUsers, async (viewer) => {
      const reply = await listUsers(deps, viewer)
      return { reply, event: reply.users }
    }),
    socketDoor('getMessages', chatPayloads.getMessages, async (viewer, query) => {
      const reply = await readMessages(deps, viewer, query)
      return { reply, event: reply.messages }
    }),
    socketDoor('message', chatPayloads.message, async (viewer, form) => ({ reply: await sendMessage(deps, viewer, form) })),
    socketDoor('read', chatPayloads.read, async (viewer, form) => ({ reply: await markRead(deps, viewer, form) })),
  ]
  return [
    // An open socket already counts as presence; the event is acknowledged for clients that wait for an answer.
    socketDoor('connectUser', chatPayloads.connectUser, async () => DONE),
    ...doors.map(forPeopleOfChat),
  ]
}

function forPeopleOfChat(door: SocketDoor): SocketDoor {
  const answer: SocketDoor['answer'] = async (viewer, payload) => {
    const refusal = refuseInChat(viewer)
    if (refusal === 'area-missing') throw new RefusalError('area-missing', { values: { areas: areaNames(['support']) } })
    if (refusal !== null) throw new RefusalError(refusal)
    return door.answer(viewer, payload)
  }
  return { ...door, answer }
}
