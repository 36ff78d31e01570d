import { createHash } from 'node:crypto'
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

export interface Tokens {
  /** The token as clients store it and send it back: `Bearer …`. */
  issue(facts: TokenFacts): Promise<string>
  /** Null for a text that is no valid token of ours. Accepts one `Bearer ` before it, two, or none. */
  read(authorization: string): Promise<TokenFacts | null>
}

interface ReadToken extends TokenFacts {
  /** The expiry in seconds. */
  readonly expires: number
}

export interface TokensOptions {
  /** Any length; a person who knows it can sign in as anybody. */
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
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  // A verified signature stays valid; checking it again would cost as much as a small answer.
  const known = new LRUCache<string, ReadToken>({ max: KNOWN_MOST })
  const verified = async (token: string, currentDate: Date): Promise<ReadToken | null> => {
    try {
      const requiredClaims = ['sub', 'exp', 'iat']
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate, requiredClaims })
      const { sub, ver, exp, sid } = payload
      if (typeof sub !== 'string' || !isId(sub) || !Number.isSafeInteger(ver) || exp === undefined) return null
      if (sid !== undefined && (typeof sid !== 'string' || !isId(sid))) return null
      return { userId: sub, version: Number(ver), sessionId: sid, expires: exp }
    } catch {
      return null
    }
  }
  return {
    async issue({ userId, version, sessionId }) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      const token = new SignJWT({ ver: version, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + Math.floor(ttlMs / 1000))
      return `Bearer ${await token.sign(key)}`
    },
    async read(authorization) {
      const token = authorization.replace(SCHEME, '').trim()
      if (token === '' || token.length > TOKEN_MAX) return null
      const at = now()
      const seen = known.get(token) ?? (await verified(token, at))
      if (seen === null || seen.expires * 1000 <= at.getTime()) return null
      known.set(token, seen)
      return seen
    },
  }
}
