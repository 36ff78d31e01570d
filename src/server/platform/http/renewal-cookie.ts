import type { FastifyReply, FastifyRequest } from 'fastify'
import { SHORT_TOKEN_HEADER } from '#domain/accounts/accounts.ts'
import { isOwnOrigin } from './own-origin.ts'

/** The cookie without which a session's short tokens are not renewed. Scripts can't read it, and no other site sends it. */
export interface RenewalCookie {
  /** True where a page of ours asks for a token of minutes and its browser takes the cookie. */
  readonly isAskedFor: boolean
  /** True where the browser says that a page of ours makes the call. */
  readonly isFromOwnPage: boolean
  read(sessionId: string): string | null
  /** The oldest cookies of earlier sign-ins in this browser end. */
  write(sessionId: string, secret: string, lifetimeMs: number): void
  forget(sessionId: string): void
}

const NAME = 'renewal-'
/** Each session has a name of its own, so that a sign-in that comes back late takes nothing from the one that is there. */
const ID_LETTERS = 12
/** Other accounts, and shops at other ports of the host, have theirs in the same browser; more would only lengthen each request. */
const COOKIES_MOST = 5

/** Cookie names of ours; any other character means a foreign cookie. */
const OWN_NAME = /^[\w-]+$/

export function renewalCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): RenewalCookie {
  const secure = publicUrl.startsWith('https:')
  // A name with this prefix is taken by browsers only from https, for this very host.
  const prefix = `${secure ? '__Host-' : ''}${NAME}`
  const nameOf = (sessionId: string) => prefix + sessionId.slice(-ID_LETTERS)
  const put = (name: string, value: string, maxAge: number) =>
    void reply.setCookie(name, value, { maxAge, path: '/', httpOnly: true, secure, sameSite: 'strict' })
  return {
    // A page over plain http, as in a local network, would have its secure cookie dropped and could never renew its token.
    isAskedFor: request.headers[SHORT_TOKEN_HEADER] === 'short' && !(secure && isFromPlainHttp(request)),
    get isFromOwnPage() {
      return isFromOwnPage(request, publicUrl)
    },
    read: (sessionId) => request.cookies[nameOf(sessionId)] ?? null,
    write(sessionId, secret, lifetimeMs) {
      const name = nameOf(sessionId)
      // Browsers send the oldest first.
      const earlier = Object.keys(request.cookies).filter((other) => other !== name && OWN_NAME.test(other) && other.startsWith(prefix))
      for (const oldest of earlier.slice(0, Math.max(earlier.length + 1 - COOKIES_MOST, 0))) put(oldest, '', 0)
      put(name, secret, Math.floor(lifetimeMs / 1000))
    },
    forget: (sessionId) => put(nameOf(sessionId), '', 0),
  }
}

function isFromPlainHttp({ headers }: FastifyRequest): boolean {
  return headers.origin?.startsWith('http:') ?? false
}

/** Browsers name the origin of every POST, and newer ones also say in words whether it is the same. */
function isFromOwnPage(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site === undefined) return false
  return (site === undefined || site === 'same-origin') && isOwnOrigin(request, publicUrl)
}
