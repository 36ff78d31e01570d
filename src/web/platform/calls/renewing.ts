import { endSession, sessionOf, storedSession, storedToken, TOKEN_KEY } from './session.ts'
import { store } from './stored-text.ts'

const LOCK = 'token'
/** An answer that takes longer is tried again by the next call. */
const ANSWER_LIMIT_MS = 10_000
/** Another tab may have fallen asleep with the lock; the shop answers two tabs at once as well. */
const LOCK_LIMIT_MS = 12_000

let renewing: { readonly token: string; readonly isDone: Promise<boolean> } | null = null

interface Refused<Answer> {
  readonly token: string
  readonly answer: Answer
  readonly send: (token: string | null) => Promise<Answer>
}

/** Repeats a call whose token was refused; where the session is over, the refusal is the answer. */
export async function sendAgain<Answer extends { readonly status: number }>({ token, answer, send }: Refused<Answer>): Promise<Answer> {
  if (!(await renewToken(token))) return answer
  const renewed = storedToken()
  const second = await send(renewed)
  if (second.status === 401 && renewed !== null) refuseToken(renewed)
  return second
}

/** The refused token may have been replaced meanwhile; only the one in use ends the session. */
function refuseToken(token: string): void {
  if (storedToken() === token) endSession('expired')
}

/**
 * Fetches the next token of the session, once for all tabs; false where the session is over or somebody else has signed in. Without an
 * answer it rejects, and the session stays.
 */
export function renewToken(token: string): Promise<boolean> {
  if (renewing?.token === token) return renewing.isDone
  const isDone = inTurn(async () => {
    const stored = storedToken()
    if (stored === token) await fetchNext(token)
    return storedToken() !== null && storedSession() === sessionOf(token) && storedToken() !== token
  }).finally(() => {
    if (renewing?.isDone === isDone) renewing = null
  })
  renewing = { token, isDone }
  return isDone
}

async function fetchNext(token: string): Promise<void> {
  const answer = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { accept: 'application/json', authorization: token },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  // A body that nobody reads stays open until the limit above ends it.
  if (!answer.ok) void answer.body?.cancel()
  if (answer.status === 401 || answer.status === 403) return refuseToken(token)
  if (!answer.ok) throw new Error(`no token: ${answer.status}`)
  const { token: next } = (await answer.json()) as { readonly token: string }
  // Nobody need know: the same session goes on. Signed out meanwhile, by this tab or another, it is over on the server too.
  if (storedToken() === token) store(TOKEN_KEY, next)
}

/** Runs in one tab at a time, where the browser has locks for it. */
async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator
  if (locks === undefined) return work()
  const free = new AbortController()
  const timer = setTimeout(() => free.abort(), LOCK_LIMIT_MS)
  let isBegun = false
  try {
    return await locks.request(LOCK, { signal: free.signal }, () => {
      isBegun = true
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (isBegun || !free.signal.aborted) throw error
    return await work()
  } finally {
    clearTimeout(timer)
  }
}
