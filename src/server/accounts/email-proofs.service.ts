import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { EmailForm, ProofForm } from '#contract/forms/account-forms.ts'
import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import type { SignedIn, Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { LIMITS } from '#domain/limits.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { refusalText } from '#i18n/texts.ts'
import { BY_LINK, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { emailChangeEmailJob, proofEmailJob } from './accounts.jobs.ts'
import { type Account, findAccount, findAccountByEmail, lockAccount, updatePassword } from './accounts.repository.ts'
import { type AccountDeps, ownUser, type ProvingDeps, readOwnAccount } from './accounts.service.ts'
import { markProven, replaceEmail, setNewEmail } from './emails.repository.ts'
import { endLinksOf } from './links/account-links.repository.ts'
import { findProof, type ProofSubject, takeProof } from './links/account-links.service.ts'
import { checkNewPassword } from './new-passwords.service.ts'
import { countingFailures, emailKey, forgetFailures } from './sign-in-limits.service.ts'

interface LinkInHand {
  readonly token: string
  readonly viewer: Viewer
}

/** Checks a link before anything is pressed, so that a dead one says so at once. */
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
  /** Receives the account's id, for the log. */
  readonly noteAccount: (accountId: string) => void
}

/** Uses up an emailed link. It proves the address that it was sent to, and no other. */
export async function proveEmail(
  deps: ProvingDeps,
  { token, viewer, form, noteAccount }: Proving,
): Promise<CallReply<'POST /api/auth/prove/:token'>> {
  const proof = { token, now: deps.now() }
  const { account: owner, link } = await wantedBy(deps.database.db, await findProof(deps.database.db, proof))
  noteAccount(owner.id)
  const passwordHash = endsPassword(owner, link.email, viewer) ? await newHash(deps, owner, form) : null
  if (passwordHash === null && form.password !== undefined) throw new RefusalError('account/link-invalid')
  try {
    await repeating(() =>
      deps.database.transaction(async (tx) => {
        const taken = await takeProof(tx, proof)
        if (taken !== null) await lockAccount(tx, taken.userId)
        const { account } = await wantedBy(tx, taken)
        if (link.email === account.email) await markProven(tx, account.id)
        else await changeEmail(tx, deps, account, link.email)
        if (passwordHash !== null) await endPassword(tx, deps, account, passwordHash)
        await deps.onEmailProven(tx, { userId: account.id, email: link.email })
      }),
    )
  } catch (error) {
    // Somebody signed up with the address after the change was requested.
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
 * Anybody can sign up with somebody else's address, and its owner may press the button of the email. So the password and the sessions
 * stay only when the link is used from one of these sessions: mailbox and password then belong to one person.
 */
function endsPassword(account: Account, proven: string, viewer: Viewer): boolean {
  const isBySession = viewer.kind === 'signed-in' && viewer.id === account.id
  const isProvenBefore = account.isEmailProven && account.email === proven
  return hasOwnPassword(account) && !isBySession && !isProvenBefore
}

/** The hash of the password chosen with the link, or else of a random one that nobody knows. */
async function newHash(deps: AccountDeps, owner: Account, { password, isBySession }: Proving['form']): Promise<string> {
  if (isBySession === true) throw new RefusalError('account/sign-in-to-prove')
  if (password === undefined) return deps.passwords.hash(randomBytes(32).toString('base64url'))
  await checkNewPassword(deps, password, owner, 'password')
  return deps.passwords.hash(password)
}

/** Replaces the password, and ends every earlier session and link. */
async function endPassword(tx: Db, deps: AccountDeps, { id }: Account, passwordHash: string): Promise<void> {
  if (!(await updatePassword(tx, id, { passwordHash }))) throw new RefusalError('account/link-invalid')
  await endLinksOf(tx, { userId: id, now: deps.now() })
  const change = { action: 'user.password-reset', recordKind: 'user', recordId: id } as const
  await recordChange(tx, deps, { ...change, actor: BY_LINK, before: null, after: null })
}

function messageAfter(passwordHash: string | null, { password }: Proving['form']): MessageKey {
  if (passwordHash === null) return 'emailProven'
  return password === undefined ? 'emailProvenPasswordEnded' : 'emailProvenPasswordChosen'
}

/** Sends the proof once more, to the address that waits for it. */
export async function sendProofAgain(deps: AccountDeps, viewer: SignedIn): Promise<CallReply<'POST /api/auth/prove'>> {
  const account = await readOwnAccount(deps.database.db, viewer)
  if (account.isEmailProven && account.newEmail === null) {
    return { success: true, message: messageText('emailProvenBefore', viewer.language) }
  }
  await deps.limits.take(`proof email ${account.id}`, LIMITS.proofEmails)
  await countProofTo(deps, account.newEmail ?? account.email)
  await deps.database.transaction((tx) => deps.jobs.send(tx, proofEmailJob, { userId: account.id }))
  return { success: true, message: proofSent(account.newEmail ?? account.email, viewer) }
}

interface EmailChange {
  readonly viewer: SignedIn
  readonly form: z.output<typeof EmailForm>
  readonly from: string
}

/** The old address stays until the new one is proven. Asking for the current one withdraws the change. */
export async function askForNewEmail(deps: AccountDeps, { viewer, form, from }: EmailChange): Promise<CallReply<'PUT /api/user/email'>> {
  const account = await readOwnAccount(deps.database.db, viewer)
  if (!hasOwnPassword(account)) throw new RefusalError('account/no-password')
  await checkPassword(deps, { account, viewer, form, from })
  const isSame = form.email === account.email
  // The limit comes first: the answer reveals which addresses are taken.
  if (!isSame) await deps.limits.take(`proof email ${account.id}`, LIMITS.proofEmails)
  if (!isSame && (await findAccountByEmail(deps.database.db, form.email)) !== null) {
    throw new RefusalError('account/email-taken', { field: 'email' })
  }
  if (!isSame) await countProofTo(deps, form.email)
  await deps.database.transaction(async (tx) => {
    if (!(await setNewEmail(tx, account, isSame ? null : form.email))) throw new RefusalError('account/wrong-password')
    if (isSame) return
    await deps.jobs.send(tx, proofEmailJob, { userId: account.id })
    const { id: userId, email } = account
    if (account.isEmailProven) await deps.jobs.send(tx, emailChangeEmailJob, { userId, email, newEmail: form.email })
  })
  const message = isSame ? messageText('emailStays', viewer.language) : proofSent(form.email, viewer)
  return { success: true, message, user: ownUser(await readOwnAccount(deps.database.db, viewer)) }
}

/** Limits the emails to one address over all accounts, so that many accounts together cannot fill a stranger's mailbox. */
async function countProofTo({ limits }: AccountDeps, email: string): Promise<void> {
  await limits.take(`proof email to ${emailKey(email)}`, LIMITS.proofEmailsTo)
}

/** A wrong password counts like a failed sign-in, so that it cannot be guessed at a browser left open. */
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

/** Ends the links that were sent to the old address. */
async function changeEmail(tx: Db, deps: AccountDeps, account: Account, email: string): Promise<void> {
  await replaceEmail(tx, account, email)
  await endLinksOf(tx, { userId: account.id, now: deps.now() })
  await recordChange(tx, deps, {
    actor: { id: account.id, name: account.firstName },
    action: 'user.email-changed',
    recordKind: 'user',
    recordId: account.id,
    before: null,
    after: null,
  })
}

/** False for an address that was requested by mistake and withdrawn: no link proves it. */
function isWanted({ email, newEmail }: Account, proven: string): boolean {
  return proven === email || proven === newEmail
}

function proofSent(email: string, { language }: Viewer): string {
  return messageText('proofSent', language, { email })
}
