import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { OpenInvitation } from '#contract/admin/staff.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { AcceptedInvitation, Invitation } from '#contract/forms/staff-forms.ts'
import { AREAS, sortedAreas } from '#domain/accounts/areas.ts'
import { INVITATION_TTL_MS, refuseInviting } from '#domain/accounts/staff.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { hashOfToken } from '#server/platform/tokens/token-hash.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { findAccountByEmail, insertUser } from '../accounts.repository.ts'
import type { ProvingDeps } from '../accounts.service.ts'
import { endLinksOf } from '../links/account-links.repository.ts'
import {
  deleteInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  nameInvitationToken,
  renewInvitation,
  takeInvitation,
} from '../links/staff-invitations.repository.ts'
import { checkNewPassword } from '../new-passwords.service.ts'
import { forgetFailures } from '../sign-in-limits.service.ts'
import { becomeFirstAdmin, isFirstAdminWanted, lockedOwner } from './first-admin.service.ts'
import { checkInvitedAreas } from './locked-staff.service.ts'
import type { StaffDeps } from './staff.deps.ts'
import { staffInvitationEmailJob } from './staff.jobs.ts'
import { promote } from './staff.repository.ts'

const TOKEN_BYTES = 32

export async function openInvitations(db: Db, now: Date): Promise<OpenInvitation[]> {
  return (await listInvitations(db)).map((row) => invitationReply(row, now))
}

function invitationReply({ id: _id, email, areas, created, expires }: InvitationRow, now: Date): OpenInvitation {
  const times = { created: created.toISOString(), expires: expires.toISOString() }
  return { _id, email, areas: sortedAreas(areas), ...times, isExpired: expires <= now }
}

export async function invite(
  deps: StaffDeps,
  { viewer, form }: { readonly viewer: Admin; readonly form: z.output<typeof Invitation> },
): Promise<CallReply<'POST /api/staff/invite'>> {
  const { email, language } = form
  const created = deps.now()
  const areas = sortedAreas(form.areas)
  const row = { id: deps.newId(), email, areas, language, tokenHash: null, created, expires: endOf(created) }
  await repeating(() =>
    deps.database.transaction(async (tx) => {
      const refusal = refuseInviting(await findAccountByEmail(tx, email))
      if (refusal !== null) throw new RefusalError(refusal, { field: 'email' })
      await checkInvitedAreas(tx, viewer, areas)
      if (!(await insertInvitation(tx, row))) throw new RefusalError('staff/invited', { field: 'email' })
      const change = { actor: actorOf(viewer), recordKind: 'user', recordId: row.id } as const
      await recordChange(tx, deps, { ...change, action: 'user.invited', before: null, after: { areas } })
      await deps.jobs.send(tx, staffInvitationEmailJob, { invitationId: row.id })
    }),
  )
  const message = messageText('staffInvited', viewer.language, { email })
  return { success: true, message, invitation: invitationReply(row, created) }
}

interface OfInvitation {
  readonly viewer: Admin
  readonly id: string
}

export async function inviteAgain(deps: StaffDeps, { viewer, id }: OfInvitation): Promise<CallReply<'POST /api/staff/invite/:id/again'>> {
  const row = await deps.database.transaction(async (tx) => {
    const renewed = isId(id) ? await renewInvitation(tx, id, endOf(deps.now())) : null
    if (renewed === null) throw new RefusalError('staff/no-invitation')
    await deps.jobs.send(tx, staffInvitationEmailJob, { invitationId: id })
    return renewed
  })
  return { success: true, message: messageText('staffInvited', viewer.language, { email: row.email }) }
}

export async function takeInvitationBack(
  deps: StaffDeps,
  { viewer, id }: OfInvitation,
): Promise<CallReply<'DELETE /api/staff/invite/:id'>> {
  const row = await deps.database.transaction(async (tx) => {
    const deleted = isId(id) ? await deleteInvitation(tx, id) : null
    if (deleted === null) throw new RefusalError('staff/no-invitation')
    const before = { areas: sortedAreas(deleted.areas) }
    const change = { actor: actorOf(viewer), recordKind: 'user', recordId: id } as const
    await recordChange(tx, deps, { ...change, action: 'user.invitation-taken-back', before, after: null })
    return deleted
  })
  return { success: true, message: messageText('invitationTakenBack', viewer.language, { email: row.email }) }
}

/** The link is made when its email is written, so that its token is only there. */
export async function invitationToSend(
  { database }: Pick<StaffDeps, 'database'>,
  id: string,
): Promise<{ readonly invitation: InvitationRow; readonly token: string } | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const invitation = await nameInvitationToken(database.db, id, hashOfToken(token))
  return invitation === null ? null : { invitation, token }
}

/** The link on the screen of a start was sent to nobody, so that its holder says which address is theirs. */
const FIRST_ADMIN = { email: '', areas: [...AREAS], needsPassword: true, isFirst: true, firstName: '', lastName: '' }

export async function readInvitation(
  { database, now }: Pick<StaffDeps, 'database' | 'now'>,
  token: string,
): Promise<CallReply<'GET /api/staff/invitation/:token'>> {
  const row = await findInvitation(database.db, hashOfToken(token), now())
  const owner = row === null ? null : await findAccountByEmail(database.db, row.email)
  if (row === null && (await isFirstAdminWanted({ database, now }, token))) return { invitation: FIRST_ADMIN }
  if (row === null || refuseInviting(owner) !== null) return { invitation: null }
  const { email, areas } = row
  const isProven = owner?.isEmailProven === true
  // An account that anybody may have made with the address tells nothing here.
  const names = isProven ? { firstName: owner.firstName, lastName: owner.lastName } : { firstName: '', lastName: '' }
  return { invitation: { email, areas: sortedAreas(areas), needsPassword: !isProven, isFirst: false, ...names } }
}

interface Acceptance {
  readonly token: string
  readonly form: z.output<typeof AcceptedInvitation>
  readonly language: Language
  /** Receives the account's id, for the log. */
  readonly noteAccount: (accountId: string) => void
}

/**
 * Uses up the link. It proves the mailbox: a proven account of the address becomes staff as it is, and one that was never proven gets the
 * password chosen here, since anybody may have made it.
 */
export async function acceptInvitation(
  deps: ProvingDeps,
  { token, form, language, noteAccount }: Acceptance,
): Promise<CallReply<'POST /api/staff/invitation/:token'>> {
  const tokenHash = hashOfToken(token)
  const { invitation } = await readInvitation(deps, token)
  if (invitation === null) throw new RefusalError('account/link-invalid')
  if (invitation.isFirst) return becomeFirstAdmin(deps, { token, form, language, noteAccount })
  const { firstName, lastName, password } = form
  if (invitation.needsPassword && password === undefined) throw new RefusalError('staff/password-missing', { field: 'password' })
  const chosen = invitation.needsPassword ? (password ?? null) : null
  if (chosen !== null) await checkNewPassword(deps, chosen, { email: invitation.email, firstName, lastName }, 'password')
  const passwordHash = chosen === null ? null : await deps.passwords.hash(chosen)
  await repeating(() =>
    deps.database.transaction(async (tx) => {
      const row = await takeInvitation(tx, tokenHash, deps.now())
      if (row === null) throw new RefusalError('account/link-invalid')
      const id = await join(tx, deps, { row, firstName, lastName, passwordHash, language })
      noteAccount(id)
      await deps.onEmailProven(tx, { userId: id, email: row.email })
    }),
  )
  if (passwordHash !== null) await forgetFailures(deps.limits, invitation.email)
  return { success: true, message: messageText('staffJoined', language) }
}

interface Joining {
  readonly row: InvitationRow
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string | null
  readonly language: Language
}

async function join(tx: Db, deps: ProvingDeps, { row, firstName, lastName, passwordHash, language }: Joining): Promise<string> {
  const { email, areas } = row
  const names = { email, firstName, lastName }
  const role = { role: 'ROLE ADMIN', areas } as const
  const owner = await lockedOwner(tx, email)
  if (owner === null) {
    if (passwordHash === null) throw new RefusalError('account/link-invalid')
    const id = deps.newId()
    const fresh = { ...names, ...role, phoneNumber: '', isEmailProven: true, provider: 'Email', language, created: deps.now() } as const
    if (!(await insertUser(tx, { ...fresh, id, passwordHash }))) throw new RefusalError('account/link-invalid')
    const change = { actor: { id, name: firstName }, recordKind: 'user', recordId: id } as const
    await recordChange(tx, deps, { ...change, action: 'user.created', before: null, after: role })
    return id
  }
  // The account was proven, or made, since the link was looked at.
  if (refuseInviting(owner) !== null || owner.isEmailProven !== (passwordHash === null)) throw new RefusalError('account/link-invalid')
  await promote(tx, owner.id, { ...names, areas, phoneNumber: owner.phoneNumber, passwordHash })
  if (passwordHash !== null) await endLinksOf(tx, { userId: owner.id, now: deps.now() })
  const change = { actor: { id: owner.id, name: firstName }, recordKind: 'user', recordId: owner.id } as const
  await recordChange(tx, deps, { ...change, action: 'user.role-changed', before: { role: owner.role, areas: [] }, after: role })
  return owner.id
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + INVITATION_TTL_MS)
}
