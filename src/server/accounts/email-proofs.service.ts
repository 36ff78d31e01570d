import type { z } from 'zod'
import type { EmailForm } from '#contract/account-forms.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { hasOwnPassword } from '#domain/accounts.ts'
import { RefusalError } from '#domain/errors.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Viewer } from '#domain/viewer.ts'
import { messageText } from '#i18n/messages.ts'
import { refusalText } from '#i18n/texts.ts'
import { recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { endLinksOf } from './account-links.repository.ts'
import { findProof, takeProof } from './account-links.service.ts'
import { emailChangeLetterJob, proofLetterJob } from './accounts.jobs.ts'
import { type Account, findAccount, findAccountByEmail, lockAccount } from './accounts.repository.ts'
import { type AccountDeps, ownUser } from './accounts.service.ts'
import { markProven, replaceEmail, setNewEmail } from './emails.repository.ts'
import { countingFailures } from './sign-in-limits.ts'

/** Looked at before anything is pressed: a dead link says so at once. */
export async function readProof(
  { database: { db }, now }: Pick<AccountDeps, 'database' | 'now'>,
  token: string,
): Promise<CallReply<'GET /api/auth/prove/:token'>> {
  const link = await findProof(db, { token, now: now() })
  const account = link === null ? null : await findAccount(db, link.userId)
  if (link === null || account === null || !isWanted(account, link.email)) return { proof: null }
  return { proof: { email: link.email, isChange: link.email !== account.email } }
}

interface Proving {
  readonly token: string
  readonly language: Viewer['language']
  /** Told whose account it is, for the log. */
  readonly concerns: (accountId: string) => void
}

/** By the link of an email, once. It proves the address that it was sent to, and no other. */
export async function proveEmail(
  deps: AccountDeps,
  { token, language, concerns }: Proving,
): Promise<CallReply<'POST /api/auth/prove/:token'>> {
  try {
    await deps.database.transaction(async (tx) => {
      const link = await takeProof(tx, { token, now: deps.now() })
      if (link === null) throw new RefusalError('account/link-invalid')
      concerns(link.userId)
      await lockAccount(tx, link.userId)
      const account = await findAccount(tx, link.userId)
      if (account === null || !isWanted(account, link.email)) throw new RefusalError('account/link-invalid')
      if (link.email === account.email) await markProven(tx, account.id)
      else await changeEmail(tx, deps, account, link.email)
    })
  } catch (error) {
    // Somebody signed up with the address since the change was asked for.
    throw isUniqueViolation(error) ? new RefusalError('account/email-taken') : error
  }
  return { success: true, message: messageText('emailProven', language) }
}

/** Once more to the address that waits for its proof. */
export async function sendProofAgain(deps: AccountDeps, viewer: Viewer): Promise<CallReply<'POST /api/auth/prove'>> {
  const account = await ownAccount(deps.database.db, viewer)
  if (account.isEmailProven && account.newEmail === null) {
    return { success: true, message: messageText('emailProvenBefore', viewer.language) }
  }
  await deps.limits.take(`proof email ${account.id}`, LIMITS.proofEmails)
  await deps.database.transaction((tx) => deps.jobs.send(tx, proofLetterJob, { userId: account.id }))
  return { success: true, message: proofSent(account.newEmail ?? account.email, viewer) }
}

interface EmailChange {
  readonly viewer: Viewer
  readonly form: z.output<typeof EmailForm>
  readonly from: string
}

/** The address of before stays until the new one is proven. Asking for the one that is there already gives up the change. */
export async function askForNewEmail(deps: AccountDeps, { viewer, form, from }: EmailChange): Promise<CallReply<'PUT /api/user/email'>> {
  const account = await ownAccount(deps.database.db, viewer)
  if (!hasOwnPassword(account)) throw new RefusalError('account/no-password')
  await checkPassword(deps, { account, viewer, form, from })
  const isSame = form.email === account.email
  if (!isSame && (await findAccountByEmail(deps.database.db, form.email)) !== null) {
    throw new RefusalError('account/email-taken', { field: 'email' })
  }
  if (!isSame) await deps.limits.take(`proof email ${account.id}`, LIMITS.proofEmails)
  await deps.database.transaction(async (tx) => {
    await setNewEmail(tx, account.id, isSame ? null : form.email)
    if (isSame) return
    await deps.jobs.send(tx, proofLetterJob, { userId: account.id })
    if (account.isEmailProven) await deps.jobs.send(tx, emailChangeLetterJob, { userId: account.id })
  })
  const message = isSame ? messageText('emailStays', viewer.language) : proofSent(form.email, viewer)
  return { success: true, message, user: ownUser(await ownAccount(deps.database.db, viewer)) }
}

/** A wrong password counts like a failed sign-in: a browser left open is no place to guess it. */
async function checkPassword(
  deps: AccountDeps,
  { account, viewer, form, from }: EmailChange & { readonly account: Account },
): Promise<void> {
  const { email, passwordHash } = account
  await countingFailures(deps.limits, { email, from }, async () => {
    if (await deps.passwords.isRight(form.password, passwordHash)) return
    const text = refusalText('account/wrong-password', viewer.language)
    throw new RefusalError('account/wrong-password', { fields: { password: [text] } })
  })
}

/** Links that were sent to the address of before open nothing any more. */
async function changeEmail(tx: Db, deps: AccountDeps, account: Account, email: string): Promise<void> {
  await replaceEmail(tx, account, email)
  await endLinksOf(tx, { userId: account.id, now: deps.now() })
  await recordChange(tx, deps, {
    actor: { id: account.id, name: account.firstName },
    action: 'user.email-changed',
    recordKind: 'user',
    recordId: account.id,
    before: { email: account.email },
    after: { email },
  })
}

/** An address that was asked for by mistake and given up is proven by no link. */
function isWanted({ email, newEmail }: Account, proven: string): boolean {
  return proven === email || proven === newEmail
}

function proofSent(email: string, { language }: Viewer): string {
  return messageText('proofSent', language, { email })
}

async function ownAccount(db: Db, viewer: Viewer): Promise<Account> {
  const account = viewer.kind === 'signed-in' ? await findAccount(db, viewer.id) : null
  if (account === null) throw new RefusalError('unauthorized')
  return account
}
