import { hkdfSync } from 'node:crypto'
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'

/** Encrypts what the browser stores for the server: it can neither read nor change it. */
export interface AttemptSeal {
  seal(content: JWTPayload): Promise<string>
  /** Null for a text that was not sealed here or has expired. */
  unseal(sealed: string): Promise<JWTPayload | null>
}

export interface AttemptSealOptions {
  readonly secret: string
  readonly now: () => Date
  readonly ttlMs: number
}

const KEY_BYTES = 32

export function attemptSeal({ secret, now, ttlMs }: AttemptSealOptions): AttemptSeal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'sign-in by another service', KEY_BYTES))
  return {
    seal: (content) =>
      new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(now().getTime() + ttlMs))
        .encrypt(key),
    async unseal(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          currentDate: now(),
          requiredClaims: ['exp'],
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return payload
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
