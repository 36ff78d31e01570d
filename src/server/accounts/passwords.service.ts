import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { PasswordForm, ResetForm } from '#contract/forms/account-forms.ts'
import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import type { AuditAction } from '#domain/audit.ts'
import { RefusalError } from '#domain/errors.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { refusalText } from '#i18n/texts.ts'
import { type Actor, BY_LINK, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isWithin } from '#server/platform/limits/limits.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { passwordChangedEmailJob, resetEmailJob } from './accounts.jobs.ts'
import { type Account, findAccount, findAccountByEmail, type NewPassword, updatePassword } from './accounts.repository.ts'
import { type AccountDeps, type ProvingDeps, readOwnAccount } from './accounts.service.ts'
import { endLinksOf } from './links/account-links.repository.ts'
import { findResetter, takeLink } from './links/account-links.service.ts'
import { checkNewPassword } from './new-passwords.service.ts'
import { countingFailures, emailKey, forgetFailures } from './sign-in-limits.service.ts'

/**
 * The answer and the work are the same whether or not there is an account: without one, the email job is queued for nobody, and its
 * worker finds no such person.
 */
export async function forgetPassword(deps: AccountDeps, email: string, language: Language): Promise<CallReply<'POST /api/auth/forgot'>> {
  const isDue = await isWithin(deps.limits, `forgot ${emailKey(email)}`, LIMITS.forgotEmails)
  await deps.database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    const userId = isDue && account !== null && hasOwnPassword(account) ? account.id : deps.newId()
    await deps.jobs.send(tx, resetEmailJob, { userId })
  })
  return { success: true, message: messageText('forgot', language) }
}

interface LinkReset {
  readonly token: string
  readonly form: z.output<typeof ResetForm>
  readonly language: Language
  /** Receives the account's id, for the log. */
  readonly noteAccount: (accountId: string) => void
}

export async function resetByLink(
  deps: ProvingDeps,
  { token, form, language, noteAccount }: LinkReset,
): Promise<CallReply<'POST /api/auth/reset/:token'>> {
  const now = deps.now()
  const userId = await findResetter(deps.database.db, { token, now })
  const owner = userId === null ? null : await findAccount(deps.database.db, userId)
  if (owner === null) throw new RefusalError('account/link-invalid')
  noteAccount(owner.id)
  await checkNewPassword(deps, form.password, owner, 'password')
  const passwordHash = await deps.passwords.hash(form.password)
  const email = await repeating(() =>
    deps.database.transaction(async (tx) => {
      const used = await takeLink(tx, { kind: 'reset', token, now })
      const account = used?.userId ? await findAccount(tx, used.userId) : null
      if (account === null) throw new RefusalError('account/link-invalid')
      const isChanged = await changePassword(tx, deps, {
        account,
        change: { passwordHash, isEmailProven: true },
        action: 'user.password-reset',
        actor: BY_LINK,
      })
      if (!isChanged) throw new RefusalError('account/link-invalid')
      await deps.onEmailProven(tx, { userId: account.id, email: account.email })
      return account.email
    }),
  )
  await forgetFailures(deps.limits, email)
  return { success: true, message: messageText('reset', language) }
}

interface OwnReset {
  readonly viewer: SignedIn
  /** `password` is the old one, `confirmPassword` the new one. */
  readonly form: z.output<typeof PasswordForm>
  readonly from: string
}

/** A wrong old password counts like a failed sign-in, so that it cannot be guessed at a browser left open. */
export async function changeOwnPassword(deps: AccountDeps, { viewer, form, from }: OwnReset): Promise<CallReply<'POST /api/auth/reset'>> {
  const account = await readOwnAccount(deps.database.db, viewer)
  if (!hasOwnPassword(account)) throw new RefusalError('account/no-password')
  const { email, passwordHash: old, tokenVersion } = account
  const wrong = () =>
    new RefusalError('account/wrong-old-password', {
      fields: { password: [refusalText('account/wrong-old-password', viewer.language)] },
    })
  await countingFailures(deps.limits, { email, from }, async () => {
    if (!(await deps.passwords.isRight(form.password, old))) throw wrong()
  })
  await checkNewPassword(deps, form.confirmPassword, account, 'confirmPassword')
  const passwordHash = await deps.passwords.hash(form.confirmPassword)
  await deps.database.transaction(async (tx) => {
    const change = { passwordHash, tokenVersion }
    const actor = { id: account.id, name: account.firstName }
    // The password that was right a moment ago is outdated when another change came between.
    if (!(await changePassword(tx, deps, { account, change, action: 'user.password-changed', actor }))) throw wrong()
  })
  await forgetFailures(deps.limits, email)
  return { success: true, message: messageText('reset', viewer.language) }
}

interface PasswordChange {
  readonly account: Account
  readonly change: NewPassword
  readonly action: AuditAction
  readonly actor: Actor
}

/** Changes the password, and ends every earlier token and link. */
async function changePassword(tx: Db, deps: AccountDeps, { account, change, action, actor }: PasswordChange): Promise<boolean> {
  if (!(await updatePassword(tx, account.id, change))) return false
  await endLinksOf(tx, { userId: account.id, now: deps.now() })
  await recordChange(tx, deps, { actor, action, recordKind: 'user', recordId: account.id, before: null, after: null })
  await deps.jobs.send(tx, passwordChangedEmailJob, { userId: account.id })
  return true
}
