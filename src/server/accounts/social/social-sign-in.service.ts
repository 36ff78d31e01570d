import { createHash } from 'node:crypto'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { z } from 'zod'
import { emailField } from '#contract/forms/form-fields.ts'
import { NAME_MAX, PROVIDERS, type SocialProvider } from '#domain/accounts/accounts.ts'
import { readReturnPath } from '#domain/accounts/return-path.ts'
import type { SecurityEvent } from '#domain/accounts/security-events.ts'
import type { SocialNotice } from '#domain/accounts/social.ts'
import { RefusalError } from '#domain/errors.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isSameSecret } from '#server/platform/secrets/is-same-secret.ts'
import type { AttemptSeal } from '#server/platform/social/attempt-seal.ts'
import type { SocialProfile, SocialSite } from '#server/platform/social/social-site.ts'
import { type CodeDue, type ProvingDeps, type Session, signInSocially } from '../accounts.service.ts'
import { sealCodeDue } from '../codes/code-due.service.ts'
import type { SessionCookie } from '../sessions/sessions.service.ts'

/** Null for a provider that the shop has no credentials for. */
export type SocialSites = Readonly<Record<SocialProvider, SocialSite | null>>

export interface SocialSignInDeps extends ProvingDeps {
  readonly sites: SocialSites
  readonly seal: AttemptSeal
  readonly publicUrl: string
  readonly log: Log
}

/** The time that people may take at the provider. */
export const SOCIAL_ATTEMPT_TTL_MS = 10 * 60 * 1000

const Attempt = z.object({
  provider: z.enum(PROVIDERS),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  language: z.enum(LANGUAGES),
  returnPath: z.string().nullable(),
  word: z.string(),
  wantsShortToken: z.boolean().default(false),
})
type Attempt = z.infer<typeof Attempt>

export interface SocialBeginning {
  readonly provider: SocialProvider
  readonly language: Language
  readonly returnPath: string | null
  /** A random word that the page stored in the browser when the button was pressed. */
  readonly word: string
  readonly wantsShortToken: boolean
}

/** The address to redirect to, and the sealed attempt for the browser's cookie. */
export async function beginSocialSignIn(
  deps: SocialSignInDeps,
  beginning: SocialBeginning,
): Promise<{ to: string; sealed: string | null }> {
  const { provider } = beginning
  const site = deps.sites[provider]
  if (site === null) return { to: noticePath('social-not-configured', beginning), sealed: null }
  const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  try {
    const url = await site.authorizationUrl(secrets, callbackUrl(deps, provider))
    const attempt: Attempt = { ...secrets, ...beginning }
    return { to: url.href, sealed: await deps.seal.seal(attempt) }
  } catch (error) {
    logFailure(deps, provider, error)
    return { to: noticePath('social-unavailable', beginning), sealed: null }
  }
}

export interface SocialAnswer {
  readonly provider: SocialProvider
  /** The query of the callback's address. */
  readonly query: URLSearchParams
  /** The sealed attempt from the browser's cookie. */
  readonly sealed: string | undefined
  /** The fallback when the attempt itself is not readable any more. */
  readonly language: Language
  readonly userAgent: string
  /** The caller's network address. */
  readonly from: string
  readonly cookie: SessionCookie
}

export interface SocialEnd {
  readonly to: string
  readonly event: SecurityEvent | null
  /** The account that is signed in now. */
  readonly accountId: string | null
}

/** The redirect, signed in or to the login screen with the reason, and the facts for the log. */
export async function endSocialSignIn(deps: SocialSignInDeps, answer: SocialAnswer): Promise<SocialEnd> {
  const attempt = await readAttempt(deps, answer)
  if (attempt === null) return refused('social-expired', { language: answer.language, returnPath: null })
  const ended = await finish(deps, attempt, answer)
  if (typeof ended === 'string') return refused(ended, attempt)
  if ('codeDueOf' in ended) {
    const due = await sealCodeDue(deps.seal, ended.codeDueOf)
    return { to: successPath({ due }, attempt), event: null, accountId: ended.codeDueOf.id }
  }
  return { to: successPath({ token: ended.token }, attempt), event: 'signed-in', accountId: ended.user.id }
}

/** Attempts of another browser, repeated ones, and those for an account of another kind may be attacks. */
const SUSPICIOUS: readonly SocialNotice[] = ['social-expired', 'social-other-provider']

function refused(notice: SocialNotice, attempt: Pick<Attempt, 'language' | 'returnPath'>): SocialEnd {
  return { to: noticePath(notice, attempt), event: SUSPICIOUS.includes(notice) ? 'sign-in-failed' : null, accountId: null }
}

/** The attempt that this callback belongs to: begun in this browser, for this provider, not too long ago. */
async function readAttempt({ seal }: SocialSignInDeps, { provider, query, sealed }: SocialAnswer): Promise<Attempt | null> {
  const read = Attempt.safeParse(sealed === undefined ? null : await seal.unseal(sealed))
  if (!read.success || read.data.provider !== provider) return null
  const given = query.getAll('state')
  return given.length === 1 && isSameSecret(given[0] ?? '', read.data.state) ? read.data : null
}

/** Each attempt signs in once, even when the provider accepts its code a second time. */
async function isUnused({ limits }: SocialSignInDeps, { state }: Attempt): Promise<boolean> {
  return limits.isFirst(`social state ${createHash('sha256').update(state).digest('base64url')}`, SOCIAL_ATTEMPT_TTL_MS)
}

async function finish(
  deps: SocialSignInDeps,
  attempt: Attempt,
  { provider, query, userAgent, from, cookie }: SocialAnswer,
): Promise<Session | CodeDue | SocialNotice> {
  const site = deps.sites[provider]
  if (site === null) return 'social-not-configured'
  if (query.get('error') === 'access_denied') return 'social-cancelled'
  const answered = callbackUrl(deps, provider)
  answered.search = query.toString()
  let profile: SocialProfile
  try {
    profile = await site.readProfile(attempt, answered)
  } catch (error) {
    logFailure(deps, provider, error)
    return 'social-unavailable'
  }
  if (!(await isUnused(deps, attempt))) return 'social-expired'
  return signInWith(deps, attempt, { provider, profile, userAgent, from, cookie })
}

interface Vouched extends Pick<SocialAnswer, 'provider' | 'userAgent' | 'from' | 'cookie'> {
  readonly profile: SocialProfile
}

async function signInWith(
  deps: SocialSignInDeps,
  { language, wantsShortToken }: Attempt,
  { provider, profile, userAgent, from, cookie }: Vouched,
): Promise<Session | CodeDue | SocialNotice> {
  const email = emailField.safeParse(profile.email)
  if (!email.success) return 'social-no-email'
  const [firstName, lastName] = [nameOf(profile.firstName), nameOf(profile.lastName)]
  try {
    return await signInSocially(deps, {
      provider,
      providerId: profile.id,
      email: email.data,
      firstName,
      lastName,
      language,
      userAgent,
      from,
      // A navigation has no header of ours, so what was asked for is sealed since its beginning.
      cookie: { ...cookie, isAskedFor: wantsShortToken },
    })
  } catch (error) {
    if (error instanceof RefusalError && error.refusal === 'account/other-provider') return 'social-other-provider'
    // A person in the middle of a navigation is better served by the login screen than by an error in JSON.
    deps.log.error({ err: withoutValues(error), provider }, 'unexpected error')
    return 'social-unavailable'
  }
}

function nameOf(given: string): string {
  return cleanLine(given).slice(0, NAME_MAX).trim()
}

/** Registered with the provider letter by letter, so it never derives from a request. */
function callbackUrl({ publicUrl }: SocialSignInDeps, provider: SocialProvider): URL {
  return new URL(`${publicUrl}/api/auth/${provider.toLowerCase()}/callback`)
}

/** Logs only the kind of failure: answers and addresses of the provider carry codes and tokens. */
function logFailure({ log }: SocialSignInDeps, provider: SocialProvider, error: unknown): void {
  const reason = error instanceof Error ? { name: error.name, ...('code' in error ? { code: String(error.code) } : {}) } : {}
  log.warn({ provider, ...reason }, 'a sign-in by another service failed')
}

/** Keeps the return path, so that another way to sign in still leads there. */
function noticePath(notice: SocialNotice, { language, returnPath }: Pick<Attempt, 'language' | 'returnPath'>): string {
  const back = readReturnPath(returnPath)
  return `${prefixOf(language)}/login?${new URLSearchParams({ ...(back === null ? {} : { next: back }), notice })}`
}

/** Text behind the `#` reaches no server or log. The page accepts the token only together with the word that it stored itself. */
function successPath(brought: { readonly token: string } | { readonly due: string }, { language, returnPath, word }: Attempt): string {
  const back = readReturnPath(returnPath)
  const returnTo = back === null ? '' : `&returnTo=${encodeURIComponent(back)}`
  const [[name = '', value] = []] = Object.entries(brought)
  const fragment = `${name}=${encodeURIComponent(String(value))}&word=${encodeURIComponent(word)}${returnTo}`
  return `${prefixOf(language)}/auth/success#${fragment}`
}

function prefixOf(language: Language): string {
  return language === 'ar' ? '/ar' : ''
}
