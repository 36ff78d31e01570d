import { io, type Socket } from 'socket.io-client'
import type { ChatToBrowser, ChatToServer } from '#contract/chat.ts'
import type { Language } from '#domain/text/language.ts'

export type ShopSocket = Socket<ChatToBrowser, ChatToServer>

export interface SocketOwner {
  readonly token: string
  readonly language: Language
}

/** The connection stays open for a moment between pages, so that others don't see the person leave and return. */
const LINGER_MS = 3_000
const SLOWEST_RETURN_MS = 5_000
/** A try ends after this time, because some networks swallow everything. */
const ATTEMPT_LIMIT_MS = 8_000

interface Held {
  readonly key: string
  readonly socket: ShopSocket
  holders: number
  ending: ReturnType<typeof setTimeout> | undefined
}

let held: Held | null = null

/** The tab's only connection for a token; it ends a moment after its last holder has released it. */
export function holdSocket({ token, language }: SocketOwner): { readonly socket: ShopSocket; readonly release: () => void } {
  const key = `${language} ${token}`
  if (held !== null && held.key !== key) end(held)
  const current: Held = held ?? { key, socket: open({ token, language }), holders: 0, ending: undefined }
  held = current
  current.holders += 1
  clearTimeout(current.ending)
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    current.holders -= 1
    if (current.holders === 0) current.ending = setTimeout(() => end(current), LINGER_MS)
  }
  return { socket: current.socket, release }
}

function open(auth: SocketOwner): ShopSocket {
  const socket: ShopSocket = io({
    auth,
    // Websockets work with any number of processes; polling is the fallback where a network blocks them.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    timeout: ATTEMPT_LIMIT_MS,
    reconnectionDelay: 500,
    reconnectionDelayMax: SLOWEST_RETURN_MS,
  })
  socket.on('connect', () => socket.emit('connectUser', () => undefined))
  return socket
}

function end(ending: Held): void {
  clearTimeout(ending.ending)
  ending.socket.close()
  if (held === ending) held = null
}
