import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { AcceptedInvitation } from '#contract/forms/staff-forms.ts'
import { AREAS, sortedAreas } from '#domain/accounts/areas.ts'
import { refuseInviting } from '#domain/accounts/staff.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { type Account, findAccount, findAccountByEmail, insertUser, lockAccount } from '../accounts.repository.ts'
import type { ProvingDeps } from '../accounts.service.ts'
import { endLinksOf } from '../links/account-links.repository.ts'
import { isFirstAdminLink, makeFirstAdminLink, takeLink } from '../links/account-links.service.ts'
import { checkNewPassword } from '../new-passwords.service.ts'
import { forgetFailures } from '../sign-in-limits.service.ts'
import type { StaffDeps } from './staff.deps.ts'
import { hasStaff, lockFirstStaff, promote } from './staff.repository.ts'

type Reading = Pick<StaffDeps, 'database' | 'now'>

/** A token for the screen on which a shop without staff is started; null once somebody works there. */
export async function firstAdminToken({ database, now }: Reading): Promise<string | null> {
  return (await hasStaff(database.db)) ? null : makeFirstAdminLink(database.db, { now: now() })
}

/** Every link that makes the first admin is void once there is one, however it came about. */
export async function isFirstAdminWanted({ database, now }: Reading, token: string): Promise<boolean> {
  return (await isFirstAdminLink(database.db, { token, now: now() })) && !(await hasStaff(database.db))
}

interface FirstAdmin {
  readonly token: string
  readonly form: z.output<typeof AcceptedInvitation>
  readonly language: Language
  readonly noteAccount: (accountId: string) => void
}

/** Uses up the link; of several people at once, one becomes the admin, with every area. */
export async function becomeFirstAdmin(
  deps: ProvingDeps,
  { token, form: { email, password, firstName, lastName }, language, noteAccount }: FirstAdmin,
): Promise<CallReply<'POST /api/staff/invitation/:token'>> {
  if (email === undefined) throw new RefusalError('staff/email-missing', { field: 'email' })
  if (password === undefined) throw new RefusalError('staff/password-missing', { field: 'password' })
  await checkNewPassword(deps, password, { email, firstName, lastName }, 'password')
  const passwordHash = await deps.passwords.hash(password)
  await repeating(() =>
    deps.database.transaction(async (tx) => {
      await lockFirstStaff(tx)
      const link = (await hasStaff(tx)) ? null : await takeLink(tx, { kind: 'first-admin', token, now: deps.now() })
      if (link === null) throw new RefusalError('account/link-invalid')
      const owner = await lockedOwner(tx, email)
      const refusal = refuseInviting(owner)
      if (refusal !== null) throw new RefusalError(refusal, { field: 'email' })
      const admin = { email, firstName, lastName, passwordHash, language }
      const id = owner === null ? await insertAdmin(tx, deps, admin) : await takeOver(tx, deps, owner, admin)
      noteAccount(id)
      await deps.onEmailProven(tx, { userId: id, email })
    }),
  )
  await forgetFailures(deps.limits, email)
  return { success: true, message: messageText('staffJoined', language) }
}

interface NewAdmin {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  readonly language: Language
}

async function insertAdmin(tx: Db, deps: ProvingDeps, admin: NewAdmin): Promise<string> {
  const id = deps.newId()
  const { firstName } = admin
  const fresh = {
    ...admin,
    role: 'ROLE ADMIN',
    areas: sortedAreas(AREAS),
    id,
    phoneNumber: '',
    isEmailProven: true,
    provider: 'Email',
    created: deps.now(),
  } as const
  if (!(await insertUser(tx, fresh))) throw new RefusalError('account/email-taken', { field: 'email' })
  const change = { actor: { id, name: firstName }, recordKind: 'user', recordId: id } as const
  await recordChange(tx, deps, {
    ...change,
    action: 'user.created',
    before: null,
    after: { role: 'ROLE ADMIN', areas: sortedAreas(AREAS) },
  })
  return id
}

/** Anybody can have signed up with the address: its earlier password, tokens and links open nothing any more. */
async function takeOver(tx: Db, deps: ProvingDeps, owner: Account, admin: NewAdmin): Promise<string> {
  const role = { role: 'ROLE ADMIN', areas: sortedAreas(AREAS) } as const
  await promote(tx, owner.id, { ...admin, areas: AREAS, phoneNumber: owner.phoneNumber })
  await endLinksOf(tx, { userId: owner.id, now: deps.now() })
  const change = { actor: { id: owner.id, name: admin.firstName }, recordKind: 'user', recordId: owner.id } as const
  await recordChange(tx, deps, { ...change, action: 'user.role-changed', before: { role: owner.role, areas: [] }, after: role })
  return owner.id
}

/** The account of the address, locked and read again; null where there is none. */
export async function lockedOwner(tx: Db, email: string): Promise<Account | null> {
  const found = await findAccountByEmail(tx, email)
  if (found === null) return null
  await lockAccount(tx, found.id)
  return findAccount(tx, found.id)
}
