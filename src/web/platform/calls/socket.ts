import { io, type Socket } from 'socket.io-client'
import type { ChatToBrowser, ChatToServer } from '#contract/chat.ts'
import type { Language } from '#domain/text/language.ts'
import { renewToken } from './renewing.ts'
import { storedToken } from './session.ts'
import { type ConnectionToken, renewWhenDue } from './socket-token.ts'

export type ShopSocket = Socket<ChatToBrowser, ChatToServer>

export interface SocketOwner {
  /** The session, as `useToken` names it: each connection is made with its token of the moment. */
  readonly token: string
  readonly language: Language
}

/** The connection stays open for a moment between pages, so that others don't see the person leave and return. */
const LINGER_MS = 3_000
const SLOWEST_RETURN_MS = 5_000
/** The pause after the shop has ended a connection. */
const RETURN_MS = 1_000
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
  const current: Held = held ?? { key, socket: open(language), holders: 0, ending: undefined }
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

function open(language: Language): ShopSocket {
  const used: ConnectionToken = { now: null }
  const socket: ShopSocket = io({
    auth: (give) => {
      used.now = storedToken()
      give({ token: used.now, language })
    },
    // Websockets work with any number of processes; polling is the fallback where a network blocks them.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    timeout: ATTEMPT_LIMIT_MS,
    reconnectionDelay: 500,
    reconnectionDelayMax: SLOWEST_RETURN_MS,
  })
  socket.on('connect', () => socket.emit('connectUser', () => undefined))
  renewWhenDue(socket, used)
  // Socket.IO tries again by itself, except after a refusal.
  socket.on('connect_error', async (error) => {
    const { data } = error as { readonly data?: { readonly code?: string } }
    if (socket.active || data?.code === 'forbidden') return
    // The device has slept for longer than its token lasts.
    const mayReturn = data?.code !== 'unauthorized' || (used.now !== null && (await renewToken(used.now).catch(() => true)))
    if (mayReturn) returnLater(socket, data?.code === 'too-many-requests' ? SLOWEST_RETURN_MS : RETURN_MS)
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') returnLater(socket, RETURN_MS)
  })
  return socket
}

function returnLater(socket: ShopSocket, pauseMs: number): void {
  setTimeout(() => {
    if (held?.socket === socket && !socket.connected) socket.connect()
  }, pauseMs)
}

function end(ending: Held): void {
  clearTimeout(ending.ending)
  ending.socket.close()
  if (held === ending) held = null
}
