import type { z } from 'zod'
import type { OwnUser } from '#contract/accounts.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { LoginForm, RegisterForm } from '#contract/forms/account-forms.ts'
import type { SocialProvider } from '#domain/accounts/accounts.ts'
import { sortedAreas } from '#domain/accounts/areas.ts'
import { anonymousViewer, type SignedIn, type Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { isLockedOut } from '#domain/merchants.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { subscribe } from '#server/newsletter/newsletter.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Tokens } from '#server/platform/tokens/tokens.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { welcomeEmailJob } from './accounts.jobs.ts'
import {
  type AccessRow,
  type Account,
  claimProviderId,
  findAccess,
  findAccount,
  findAccountByEmail,
  findSocialAccount,
  insertUser,
  rememberLanguage,
} from './accounts.repository.ts'
import { checkNewPassword } from './new-passwords.service.ts'
import { checkCode, hasSecondFactor, type SecondFactorDeps } from './second-factor/second-factor.service.ts'
import { beginSession, noteSeen, type SessionCaller, type SessionCookie } from './sessions/sessions.service.ts'
import { countingFailures } from './sign-in-limits.service.ts'

export type { Account }

export interface AccountDeps extends SecondFactorDeps {
  readonly jobs: Jobs
  readonly tokens: Tokens
  readonly settings: ReadSettings
}

export interface ProvenEmail {
  readonly userId: string
  readonly email: string
}

export interface ProvingDeps extends AccountDeps {
  /** Runs in the transaction in which an account proves an address, as its last step. */
  readonly onEmailProven: (tx: Db, proven: ProvenEmail) => Promise<void>
}

export interface Session {
  /** `Bearer …`, as the browser stores and sends it. */
  readonly token: string
  readonly user: OwnUser
}

export interface GivenToken {
  readonly authorization: string
  readonly language: Language
  /** True where a short token past its time still names its session. */
  readonly mayBeOver?: boolean
}

/**
 * Reads the viewer of a call's token; a bad, expired or revoked token makes an anonymous viewer. A short one past its time is refused even
 * where anybody may call: its page renews it, and would take an anonymous answer for its own.
 */
export async function readViewer(
  { database, tokens, now }: Pick<AccountDeps, 'database' | 'tokens' | 'now'>,
  { authorization, language, mayBeOver = false }: GivenToken,
): Promise<Viewer> {
  const token = await tokens.read(authorization)
  if (token?.isOver === true && !mayBeOver) throw new RefusalError('unauthorized')
  const access = token === null ? null : await findAccess(database.db, token.userId, token.sessionId ?? null)
  if (token === null || access === null || access.tokenVersion !== token.version) return anonymousViewer(language)
  const { lastSeen } = access
  const { sessionId } = token
  if (sessionId !== undefined) {
    if (lastSeen === null) return anonymousViewer(language)
    await noteSeen(database.db, { id: sessionId, lastSeen, now: now() })
  }
  return { ...viewerOf(access), id: token.userId, sessionId, language }
}

function viewerOf({ role, areas, mustSetUpCode, discountLimitHundredths, firstName, brandId, isMerchantActive }: AccessRow) {
  const isDisabled = isLockedOut({ role, isMerchantActive })
  return { kind: 'signed-in', role, areas, mustSetUpCode, discountLimitHundredths, firstName, brandId, isDisabled } as const
}

/** The person as work in the background sees them: with the rights of this moment, without a session. */
export async function readPerson(db: Db, id: string, language: Language): Promise<Viewer> {
  const access = await findAccess(db, id, null)
  if (access === null) return anonymousViewer(language)
  return { ...viewerOf(access), id, language }
}

interface SignInForm<Form extends z.ZodType> {
  readonly form: z.output<Form>
  /** Receives the account's id, for the log. */
  readonly noteAccount: (accountId: string) => void
  /** The caller's network address. */
  readonly from: string
  readonly userAgent: string
  readonly cookie: SessionCookie
  readonly language: Language
}

export type SignInTry = SignInForm<typeof LoginForm>
export type SignUp = SignInForm<typeof RegisterForm>

/** An unknown address, a wrong password and an account of another provider get the same answer after equal work. */
export async function login(
  deps: AccountDeps,
  { form, from, userAgent, cookie, language, noteAccount }: SignInTry,
): Promise<CallReply<'POST /api/auth/login'>> {
  const { email, password, code } = form
  const account = await countingFailures(deps.limits, { email, from }, async () => {
    const found = await findAccountByEmail(deps.database.db, email)
    if (found !== null) noteAccount(found.id)
    const isRight = await deps.passwords.isRight(password, found?.passwordHash ?? null)
    if (found === null || !isRight) throw new RefusalError('account/wrong-credentials')
    await checkCode(deps, found.id, code)
    return found
  })
  await rememberLanguage(deps.database.db, account.id, language)
  return {
    success: true,
    message: greeting(account.firstName, language),
    ...(await openSession(deps, account, { userAgent, from, cookie })),
  }
}

/** Refuses an email address that has an account, also for concurrent sign-ups. */
export async function register(
  deps: AccountDeps,
  { form, from, userAgent, cookie, language, noteAccount }: SignUp,
): Promise<CallReply<'POST /api/auth/register'>> {
  const { email, firstName, lastName, phoneNumber, isSubscribed } = form
  await checkNewPassword(deps, form.password, form, 'password')
  const passwordHash = await deps.passwords.hash(form.password)
  const account = await deps.database.transaction(async (tx) => {
    const made = await addMember(tx, deps, { email, firstName, lastName, phoneNumber, language, provider: 'Email', passwordHash })
    if (made === null) throw new RefusalError('account/email-taken')
    if (isSubscribed) await subscribe(tx, deps, { email, language })
    return made
  })
  noteAccount(account.id)
  return { success: true, message: messageText('register', language), ...(await openSession(deps, account, { userAgent, from, cookie })) }
}

export interface SocialPerson {
  readonly provider: SocialProvider
  /** The person's id at the provider, stable when the email address changes. */
  readonly providerId: string
  /** Verified by the provider, trimmed and in lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly userAgent: string
  readonly from: string
  readonly cookie: SessionCaller['cookie']
}

/** The account of somebody whose sign-in needs a code as well. */
export interface CodeDue {
  readonly codeDueOf: Pick<Account, 'id' | 'tokenVersion'>
}

/** Signs in a person whom a provider vouches for: known, new, or refused when the email address belongs to an account of another kind. */
export async function signInSocially(deps: ProvingDeps, { userAgent, from, cookie, ...person }: SocialPerson): Promise<Session | CodeDue> {
  const account = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const known = await findSocialAccount(tx, person.provider, person.providerId)
      const account =
        known ?? (await addMember(tx, deps, { ...person, phoneNumber: '', isEmailProven: true })) ?? (await ownerOfEmail(tx, person))
      await rememberLanguage(tx, account.id, person.language)
      if (known === null) await deps.onEmailProven(tx, { userId: account.id, email: account.email })
      return account
    }),
  )
  if (await hasSecondFactor(deps.database.db, account.id)) return { codeDueOf: account }
  return openSession(deps, account, { userAgent, from, cookie })
}

/** The account that was there first: made by the same person in another tab, or entered before its owner first signed in. */
async function ownerOfEmail(
  tx: Db,
  { provider, providerId, email }: Omit<SocialPerson, 'userAgent' | 'from' | 'cookie'>,
): Promise<Account> {
  const same = await findSocialAccount(tx, provider, providerId)
  if (same !== null) return same
  const owner = await findAccountByEmail(tx, email)
  const isOurs = owner?.provider === provider && (await claimProviderId(tx, { id: owner.id, providerId }))
  if (owner === null || !isOurs) throw new RefusalError('account/other-provider')
  return owner
}

export async function openSession(deps: AccountDeps, account: Account, caller: SessionCaller): Promise<Session> {
  return { token: await beginSession(deps, account, caller), user: ownUser(account) }
}

/** The facts that people see of their own account. */
export function ownUser(account: Account): OwnUser {
  const {
    id,
    email,
    isEmailProven,
    newEmail,
    firstName,
    lastName,
    phoneNumber,
    provider,
    role,
    areas,
    created,
    merchant,
    brand,
    mustSetUpCode,
  } = account
  return {
    _id: id,
    id,
    email,
    isEmailProven,
    newEmail,
    firstName,
    lastName,
    phoneNumber,
    provider,
    role,
    areas: sortedAreas(areas),
    mustSetUpCode,
    created: created.toISOString(),
    merchant:
      merchant === null
        ? null
        : {
            _id: merchant.id,
            name: merchant.name,
            isActive: merchant.isActive,
            brand: brand === null ? null : { _id: brand.id, name: brand.name, slug: brand.slug },
          },
  }
}

interface MemberDraft {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly language: Language
  readonly provider: Account['provider']
  readonly providerId?: string
  readonly passwordHash?: string
  readonly isEmailProven?: boolean
}

/** Null when the account exists already. */
async function addMember(tx: Db, { jobs, newId, now }: AccountDeps, draft: MemberDraft): Promise<Account | null> {
  const id = newId()
  if (!(await insertUser(tx, { ...draft, id, role: 'ROLE MEMBER', created: now() }))) return null
  await jobs.send(tx, welcomeEmailJob, { userId: id })
  return findAccount(tx, id)
}

export function greeting(firstName: string, language: Language): string {
  return firstName === '' ? messageText('loginNameless', language) : messageText('login', language, { name: firstName })
}

/** Refused where the account was deleted after the token was read. */
export async function readOwnAccount(db: Db, viewer: SignedIn): Promise<Account> {
  const account = await findAccount(db, viewer.id)
  if (account === null) throw new RefusalError('unauthorized')
  return account
}
