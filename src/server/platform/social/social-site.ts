import type { Configuration } from 'openid-client'

/** Secrets that only this shop and the browser that began the sign-in know. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface SocialProfile {
  /** The person's id at the service, stable when the email address changes. */
  readonly id: string
  /** Null when the service names no address that it has checked. */
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

/** A service that people sign in with. Both calls throw when it cannot be reached or its answer cannot be trusted. */
export interface SocialSite {
  authorizationUrl(secrets: AttemptSecrets, callback: URL): Promise<URL>
  /** `answered` is the callback address with everything the service appended. */
  readProfile(secrets: AttemptSecrets, answered: URL): Promise<SocialProfile>
}

export interface ClientSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly timeoutMs: number
}

export const SERVICE_TIMEOUT_MS = 8_000

/** Discovers the configuration when first needed; after a failure the next call tries again. */
export function discoveredOnce(find: () => Promise<Configuration>): () => Promise<Configuration> {
  let found: Promise<Configuration> | null = null
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
}

/** Development servers speak plain HTTP; an https address is never downgraded. */
export function isPlainHttp(address: string): boolean {
  return address.startsWith('http:')
}
