import type { Socket } from 'socket.io'
import { z } from 'zod'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import type { ReadViewer } from '#server/platform/http/doors.ts'

export const TOKEN_DUE = 'tokenDue'
export const RENEW_TOKEN = 'renewToken'
/** The page has this long to fetch the next one. */
const ASKED_BEFORE_MS = 60_000

const Renewed = z.object({ token: z.string().min(1).max(1000) })

export interface TokenRenewal {
  readonly readViewer: ReadViewer
  /** The time that a short token has left; null for one that is never renewed. */
  readonly tokenLeftMs: (token: string) => Promise<number | null>
}

interface TokenFacts {
  readonly token: string
  readonly personId: string
  readonly language: Language
}

const asking = new WeakMap<Socket, NodeJS.Timeout>()

/** Asks the page for its next token before the socket's own is over, so that the connection stands. */
export async function askWhenDue(socket: Socket, options: TokenRenewal): Promise<void> {
  const { token } = socket.data as TokenFacts
  const leftMs = await options.tokenLeftMs(token)
  if (leftMs === null || socket.disconnected) return
  if (!asking.has(socket)) socket.once('disconnect', () => clearTimeout(asking.get(socket)))
  clearTimeout(asking.get(socket))
  asking.set(socket, setTimeout(() => socket.emit(TOKEN_DUE), Math.max(leftMs - ASKED_BEFORE_MS, 0)).unref())
}

/** The socket goes on with the next token of the same person. */
export async function takeToken(socket: Socket, payload: unknown, options: TokenRenewal): Promise<{ readonly ok: true }> {
  const read = Renewed.safeParse(payload)
  if (!read.success) throw new RefusalError('request-malformed')
  const { token } = read.data
  const { personId, language } = socket.data as TokenFacts
  const viewer = await options.readViewer(token, language)
  if (viewer.kind === 'anonymous' || viewer.isDisabled || viewer.id !== personId) throw new RefusalError('unauthorized')
  socket.data = { ...socket.data, token }
  await askWhenDue(socket, options)
  return { ok: true }
}
