import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { EmailForm, ProofForm } from '#contract/account-forms.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { hasOwnPassword } from '#domain/accounts.ts'
import { RefusalError } from '#domain/errors.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { refusalText } from '#i18n/texts.ts'
import { recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { endLinksOf } from './account-links.repository.ts'
import { findProof, type ProofSubject, takeProof } from './account-links.service.ts'
import { emailChangeEmailJob, proofEmailJob } from './accounts.jobs.ts'
import { type Account, findAccount, findAccountByEmail, lockAccount, updatePassword } from './accounts.repository.ts'
import { type AccountDeps, ownUser } from './accounts.service.ts'
import { markProven, replaceEmail, setNewEmail } from './emails.repository.ts'
import { checkNewPassword } from './new-passwords.service.ts'
import { countingFailures, emailKey, forgetFailures } from './sign-in-limits.ts'

interface LinkInHand {
  readonly token: string
  readonly viewer: Viewer
}

/** Looked at before anything is pressed: a dead link says so at once. */
export async function readProof(
  { database: { db }, now }: Pick<AccountDeps, 'database' | 'now'>,
  { token, viewer }: LinkInHand,
): Promise<CallReply<'GET /api/auth/prove/:token'>> {
  const link = await findProof(db, { token, now: now() })
  const account = link === null ? null : await findAccount(db, link.userId)
  if (link === null || account === null || !isWanted(account, link.email)) return { proof: null }
  const { email } = link
  return { proof: { email, isChange: email !== account.email, needsPassword: endsPassword(account, email, viewer) } }
}

interface Proving extends LinkInHand {
  readonly form: z.output<typeof ProofForm>
  /** Told whose account it is, for the log. */
  readonly concerns: (accountId: string) => void
}

/** By the link of an email, once. It proves the address that it was sent to, and no other. */
export async function proveEmail(
  deps: AccountDeps,
  { token, viewer, form, concerns }: Proving,
): Promise<CallReply<'POST /api/auth/prove/:token'>> {
  const proof = { token, now: deps.now() }
  const { account: owner, link } = await wantedBy(deps.database.db, await findProof(deps.database.db, proof))
  concerns(owner.id)
  const passwordHash = endsPassword(owner, link.email, viewer) ? await newHash(deps, owner, form) : null
  if (passwordHash === null && form.password !== undefined) throw new RefusalError('account/link-invalid')
  try {
    await deps.database.transaction(async (tx) => {
      const taken = await takeProof(tx, proof)
      if (taken !== null) await lockAccount(tx, taken.userId)
      const { account } = await wantedBy(tx, taken)
      if (link.email === account.email) await markProven(tx, account.id)
      else await changeEmail(tx, deps, account, link.email)
      if (passwordHash !== null) await endPassword(tx, deps, account, passwordHash)
    })
  } catch (error) {
    // Somebody signed up with the address since the change was asked for.
    throw isUniqueViolation(error) ? new RefusalError('account/email-taken') : error
  }
  if (passwordHash !== null) await forgetFailures(deps.limits, link.email)
  return { success: true, message: messageText(messageAfter(passwordHash, form), viewer.language) }
}

async function wantedBy(db: Db, link: ProofSubject | null): Promise<{ account: Account; link: ProofSubject }> {
  const account = link === null ? null : await findAccount(db, link.userId)
  if (link === null || account === null || !isWanted(account, link.email)) throw new RefusalError('account/link-invalid')
  return { account, link }
}

/**
 * Anybody can sign up with somebody else's address, and its owner may press the button of the email that comes. So the password and the
 * sessions stay only where the link is used from one of these sessions: who has the mailbox and who has the password is one person then.
 */
function endsPassword(account: Account, proven: string, viewer: Viewer): boolean {
  const isBySession = viewer.kind === 'signed-in' && viewer.id === account.id
  const isProvenBefore = account.isEmailProven && account.email === proven
  return hasOwnPassword(account) && !isBySession && !isProvenBefore
}

/** Of the password that was chosen with the link, or else of one that nobody knows. */
async function newHash({ passwords }: AccountDeps, owner: Account, { password, isBySession }: Proving['form']): Promise<string> {
  if (isBySession === true) throw new RefusalError('account/sign-in-to-prove')
  if (password === undefined) return passwords.hash(randomBytes(32).toString('base64url'))
  await checkNewPassword(password, owner, 'password')
  return passwords.hash(password)
}

/** With it every session and every link of before ends. */
async function endPassword(tx: Db, deps: AccountDeps, { id, email }: Account, passwordHash: string): Promise<void> {
  if (!(await updatePassword(tx, id, { passwordHash }))) throw new RefusalError('account/link-invalid')
  await endLinksOf(tx, { userId: id, now: deps.now() })
  const change = { action: 'user.password-reset', recordKind: 'user', recordId: id } as const
  await recordChange(tx, deps, { ...change, actor: { id: null, name: email }, before: null, after: null })
}

function messageAfter(passwordHash: string | null, { password }: Proving['form']): MessageKey {
  if (passwordHash === null) return 'emailProven'
  return password === undefined ? 'emailProvenPasswordEnded' : 'emailProvenPasswordChosen'
}

/** Once more to the address that waits for its proof. */
export async function sendProofAgain(deps: AccountDeps, viewer: Viewer): Promise<CallReply<'POST /api/auth/prove'>> {
  const account = await ownAccount(deps.database.db, viewer)
  if (account.isEmailProven && account.newEmail === null) {
    return { success: true, message: messageText('emailProvenBefore', viewer.language) }
  }
  await deps.limits.take(`proof email ${account.id}`, LIMITS.proofEmails)
  await countProofTo(deps, account.newEmail ?? account.email)
  await deps.database.transaction((tx) => deps.jobs.send(tx, proofEmailJob, { userId: account.id }))
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
  // The limit comes first: the answer tells which addresses are taken.
  if (!isSame) await deps.limits.take(`proof email ${account.id}`, LIMITS.proofEmails)
  if (!isSame && (await findAccountByEmail(deps.database.db, form.email)) !== null) {
    throw new RefusalError('account/email-taken', { field: 'email' })
  }
  if (!isSame) await countProofTo(deps, form.email)
  await deps.database.transaction(async (tx) => {
    await setNewEmail(tx, account.id, isSame ? null : form.email)
    if (isSame) return
    await deps.jobs.send(tx, proofEmailJob, { userId: account.id })
    const { id: userId, email } = account
    if (account.isEmailProven) await deps.jobs.send(tx, emailChangeEmailJob, { userId, email, newEmail: form.email })
  })
  const message = isSame ? messageText('emailStays', viewer.language) : proofSent(form.email, viewer)
  return { success: true, message, user: ownUser(await ownAccount(deps.database.db, viewer)) }
}

/** Many accounts together fill no stranger's mailbox. */
async function countProofTo({ limits }: AccountDeps, email: string): Promise<void> {
  await limits.take(`proof email to ${emailKey(email)}`, LIMITS.proofEmailsTo)
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
