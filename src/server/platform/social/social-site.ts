import type { Configuration } from 'openid-client'

/** What only the browser that began a sign-in and this shop know. */
export interface AttemptSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface SocialProfile {
  /** Who this is at the service, whatever becomes of the e-mail address. */
  readonly id: string
  /** Null where the service names none that it has checked. */
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

/** A service that people sign in with. Both calls throw when it can't be reached or its answer can't be believed. */
export interface SocialSite {
  authorizationUrl(secrets: AttemptSecrets, callback: URL): Promise<URL>
  /** `answered` is the callback with everything the service put behind it. */
  readProfile(secrets: AttemptSecrets, answered: URL): Promise<SocialProfile>
}

export interface ClientSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly timeoutMs: number
}

export const SERVICE_TIMEOUT_MS = 8_000

/** Found out when first needed; after a failure the next one tries again. */
export function onceFound(find: () => Promise<Configuration>): () => Promise<Configuration> {
  let found: Promise<Configuration> | null = null
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
}

/** Development servers speak plain HTTP; whoever names an https address gets nothing less. */
export function isPlainHttp(address: string): boolean {
  return address.startsWith('http:')
}
