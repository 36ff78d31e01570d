import type { Socket } from 'socket.io-client'
import type { ChatToBrowser, ChatToServer } from '#contract/chat.ts'
import { renewToken } from './renewing.ts'
import { storedToken } from './session.ts'

type Connection = Socket<ChatToBrowser, ChatToServer>

/** The pause before a token is asked for again, while the shop can't answer. */
const AGAIN_MS = 5_000
const ANSWER_LIMIT_MS = 8_000

/** The token of a connection; null before the first try. */
export interface ConnectionToken {
  now: string | null
}

/** The shop says when the token is due, as this device's clock may be wrong; the connection goes on with the next one. */
export function renewWhenDue(socket: Connection, token: ConnectionToken): void {
  const renew = async (due: string | null): Promise<void> => {
    if (due === null || due !== token.now || !socket.connected) return
    try {
      token.now = (await handInNext(socket, due)) ?? token.now
    } catch {
      setTimeout(() => void renew(due), AGAIN_MS)
    }
  }
  socket.on('tokenDue', () => void renew(token.now))
}

/** Null where the session is over. Without an answer it rejects. */
async function handInNext(socket: Connection, due: string): Promise<string | null> {
  const next = (await renewToken(due)) ? storedToken() : null
  if (next === null) return null
  const answer = await socket.timeout(ANSWER_LIMIT_MS).emitWithAck('renewToken', { token: next })
  if ('error' in answer) throw new Error(answer.code)
  return next
}
