import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { isId } from '#server/platform/ids.ts'

/** Whose a token is, and of which of their versions. */
export interface TokenFacts {
  readonly userId: string
  readonly version: number
  /** Tokens of before sessions had rows name none. */
  readonly sessionId?: string | undefined
}

export interface Tokens {
  /** As it is stored and sent back: `Bearer …`. */
  issue(facts: TokenFacts): Promise<string>
  /** Null for what is no token of ours, or none any more. Takes one `Bearer ` before it, two, or none. */
  read(authorization: string): Promise<TokenFacts | null>
}

interface ReadToken extends TokenFacts {
  /** In seconds. */
  readonly expires: number
}

export interface TokensOptions {
  /** Of any length; whoever knows it can sign in as anybody. */
  readonly secret: string
  readonly ttlMs: number
  readonly now: () => Date
}

const ALGORITHM = 'HS256'
const SCHEME = /^\s*(?:bearer\s+){0,2}/i
/** Ours are a third of it; longer ones aren't worth a look. */
const TOKEN_MAX = 1000
/** About 2 MB of them. */
const KNOWN_MOST = 5000

export async function openTokens({ secret, ttlMs, now }: TokensOptions): Promise<Tokens> {
  const bytes = createHash('sha256').update(`diyafa tokens\0${secret}`).digest()
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  // A signature that was right stays right; checking it again would cost as much as a small answer.
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
