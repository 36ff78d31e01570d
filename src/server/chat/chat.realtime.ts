import type { Server } from 'node:http'
import { isStaff } from '#domain/support/chat.ts'
import type { AccountDeps } from '#server/accounts/accounts.service.ts'
import { endedSessions, onEndedSessions, shortTokenLeftMs } from '#server/accounts/ended-sessions.service.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import type { ReadViewer } from '#server/platform/http/doors.ts'
import type { Log } from '#server/platform/log/log.ts'
import { Presence, type PresenceChange } from '#server/platform/realtime/presence.ts'
import { openRealtime, type Realtime, type Receivers } from '#server/platform/realtime/realtime.ts'
import { type ChatDeps, listCards, SUPPORT_STAFF } from './chat.service.ts'
import { chatDoors } from './chat-doors.realtime.ts'
import { ChatFeed } from './feed.service.ts'

export interface ChatOptions extends Omit<ChatDeps, 'there'>, Pick<AccountDeps, 'tokens'> {
  readonly publicUrl: string
  readonly trustProxy: boolean
  readonly log: Log
  readonly readViewer: ReadViewer
}

export interface Chat extends Pick<Realtime, 'emit' | 'sockets'> {
  /** Browsers reconnect by themselves, to whichever process is running. */
  close(): Promise<void>
}

const TO_STAFF: Receivers = { areas: ['support'] }

/** Customers hear of the staff who come and go, and the staff of customers. */
function receiversOf(group: string): Receivers {
  return group === SUPPORT_STAFF ? 'customers' : TO_STAFF
}

/** Opens the shop's sockets on the server that also answers its calls. */
export function openChat(server: Server, options: ChatOptions): Chat {
  const { database, log, now, newId } = options
  const opened: { realtime?: Realtime } = {}
  const emit: Realtime['emit'] = (to, event, payload) => opened.realtime?.emit(to, event, payload)
  const feed = new ChatFeed({ database, log, now, emit })
  const presence = new Presence({ database, processId: newId(), log, onChange: (changes) => void announce(changes) })
  const deps: ChatDeps = { ...options, there: presence }

  const announce = async (changes: readonly PresenceChange[]) => {
    const told = changes.filter(({ group }) => opened.realtime?.hasReceivers(receiversOf(group)) === true)
    if (told.length === 0) return
    try {
      const cards = await listCards(
        deps,
        told.map(({ personId }) => personId),
      )
      for (const card of cards) {
        const event = card.online ? 'connectUser' : 'disconnectUser'
        emit(card.isAdmin ? 'customers' : TO_STAFF, event, card)
      }
    } catch (error) {
      log.warn({ err: withoutValues(error) }, 'who came or went could not be told')
    }
  }

  let subscribed: Promise<void> | undefined
  const listening = () => {
    subscribed ??= onEndedSessions(options, (people) => realtime.endSessions(people)).catch((error: unknown) => {
      subscribed = undefined
      throw error
    })
    return subscribed
  }
  const realtime = openRealtime({
    ...options,
    server,
    tokenLeftMs: (token) => shortTokenLeftMs(options, token),
    findEnded: (open) => endedSessions(options, open),
    onEnter: (person) => presence.enter(person.personId, isStaff(person) ? SUPPORT_STAFF : person.role),
    onLeave: (personId) => presence.leave(personId),
    prepare: async () => {
      await Promise.all([presence.start(), feed.start(), listening()])
    },
  })
  realtime.open(chatDoors(deps))
  opened.realtime = realtime
  return {
    emit,
    sockets: realtime.sockets,
    close: async () => {
      realtime.close()
      await presence.close()
    },
  }
}
