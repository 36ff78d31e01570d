import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { isId } from '#server/platform/ids.ts'

/** The account of a token, and the version of the account's tokens. */
export interface TokenFacts {
  readonly userId: string
  readonly version: number
  /** Tokens from before sessions were stored name none. */
  readonly sessionId?: string | undefined
}

export interface ReadToken extends TokenFacts {
  /** The expiry in milliseconds. */
  readonly expires: number
  /** True for a token that its page renews. */
  readonly isShort: boolean
  /** True for a short token past its time; a long one past its time is nobody's. */
  readonly isOver: boolean
}

export interface Tokens {
  /** The token as clients store it and send it back: `Bearer …`; a short one lasts for the time given. */
  issue(facts: TokenFacts, shortMs?: number): Promise<string>
  /** Null for a text that is no valid token of ours. Accepts one `Bearer ` before it, two, or none. */
  read(authorization: string): Promise<ReadToken | null>
  /** The secret of a session's cookie, without which its short tokens are not renewed. */
  renewalSecret(sessionId: string): string
  isRenewalSecret(given: string, sessionId: string): boolean
}

type KnownToken = Omit<ReadToken, 'isOver'>

export interface TokensOptions {
  /** The secret, of any length; a person who knows it can sign in as anybody. */
  readonly secret: string
  readonly ttlMs: number
  readonly now: () => Date
}

const ALGORITHM = 'HS256'
const SCHEME = /^\s*(?:bearer\s+){0,2}/i
/** Our tokens are a third of it; longer texts are not examined. */
const TOKEN_MAX = 1000
/** About 8 MB of tokens; those of all open sockets are looked at again and again. */
const KNOWN_MOST = 20_000

export async function openTokens({ secret, ttlMs, now }: TokensOptions): Promise<Tokens> {
  const bytes = createHash('sha256').update(`diyafa tokens\0${secret}`).digest()
  const renewals = createHash('sha256').update(`diyafa renewals\0${secret}`).digest()
  const renewalBytes = (sessionId: string) => createHmac('sha256', renewals).update(sessionId).digest()
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  // A verified signature stays valid; checking it again would cost as much as a small answer.
  const known = new LRUCache<string, KnownToken>({ max: KNOWN_MOST })
  const verified = async (token: string): Promise<KnownToken | null> => {
    try {
      const requiredClaims = ['sub', 'exp', 'iat']
      // The time is compared below, since a short token past its time still names its session.
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: new Date(0), requiredClaims })
      const { sub, ver, exp, sid, short } = payload
      if (typeof sub !== 'string' || !isId(sub) || !Number.isSafeInteger(ver) || exp === undefined) return null
      if (sid !== undefined && (typeof sid !== 'string' || !isId(sid))) return null
      return { userId: sub, version: Number(ver), sessionId: sid, expires: exp * 1000, isShort: short === true && sid !== undefined }
    } catch {
      return null
    }
  }
  return {
    async issue({ userId, version, sessionId }, shortMs) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const token = new SignJWT({ ver: version, sid: sessionId, ...(shortMs === undefined ? {} : { short: true }) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + Math.floor((shortMs ?? ttlMs) / 1000))
      return `Bearer ${await token.sign(key)}`
    },
    async read(authorization) {
      const token = authorization.replace(SCHEME, '').trim()
      if (token === '' || token.length > TOKEN_MAX) return null
      const seen = known.get(token) ?? (await verified(token))
      if (seen === null) return null
      const isOver = seen.expires <= now().getTime()
      if (isOver && !seen.isShort) return null
      known.set(token, seen)
      return { ...seen, isOver }
    },
    renewalSecret: (sessionId) => renewalBytes(sessionId).toString('base64url'),
    isRenewalSecret(given, sessionId) {
      const [bytes, right] = [Buffer.from(given, 'base64url'), renewalBytes(sessionId)]
      return bytes.length === right.length && timingSafeEqual(bytes, right)
    },
  }
}
