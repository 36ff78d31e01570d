import { io, type Socket } from 'socket.io-client'
import type { ChatToBrowser, ChatToServer } from '#contract/chat.ts'
import type { Language } from '#domain/language.ts'

export type ShopSocket = Socket<ChatToBrowser, ChatToServer>

export interface SocketOwner {
  readonly token: string
  readonly language: Language
}

/** From one page to the next somebody stays connected, and is not seen leaving and coming. */
const LINGER_MS = 3_000
const SLOWEST_RETURN_MS = 5_000
/** A network that swallows everything is not waited for. */
const ATTEMPT_LIMIT_MS = 8_000

interface Held {
  readonly key: string
  readonly socket: ShopSocket
  holders: number
  ending: ReturnType<typeof setTimeout> | undefined
}

let held: Held | null = null

/** The one connection of this tab for a token; it ends a moment after the last who holds it lets go. */
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
    // The first works on every process alike; what some networks cut off falls back to plain calls.
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
