import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { EnrolmentForm } from '#contract/forms/code-forms.ts'
import { RECOVERY_CODES, recoveryCodeText } from '#domain/accounts/codes.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { base32, newTotpSecret, totpUri } from '#server/platform/codes/totp.ts'
import type { AccountDeps } from '../accounts.service.ts'
import { proveOwner } from '../owner/owner-proof.service.ts'
import { isCodeRequired } from '../second-factor/required-code.service.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
} from '../second-factor/second-factor.repository.ts'
import { recoveryHash, redeemCode, type SecondFactorDeps } from '../second-factor/second-factor.service.ts'
import { tellStaff } from '../staff-news/staff-news.service.ts'

export type EnrolmentDeps = AccountDeps & SecondFactorDeps

const RECOVERY_BYTES = 10
const RECOVERY_LETTERS = 10

interface Beginning {
  readonly viewer: Admin
  readonly form: z.output<typeof EnrolmentForm>
  readonly from: string
  /** The name under which the app lists the account. */
  readonly issuer: string
}

/** Begun again, the former secret ends; nothing is asked at sign-in before a code has confirmed it. */
export async function beginEnrolment(
  deps: EnrolmentDeps,
  { viewer, form, from, issuer }: Beginning,
): Promise<CallReply<'POST /api/auth/second-factor/begin'>> {
  const { database, codeSeal } = deps
  const { email } = await proveOwner(deps, { viewer, from, password: form.password })
  const secret = newTotpSecret()
  if (!(await beginSecondFactor(database.db, viewer.id, codeSeal.seal(secret, viewer.id)))) throw new RefusalError('account/code-on')
  return { secret, uri: totpUri({ secret, account: email, issuer }) }
}

interface WithCode {
  readonly viewer: Admin
  readonly code: string
}

export async function confirmEnrolment(
  deps: EnrolmentDeps,
  { viewer, code }: WithCode,
): Promise<CallReply<'POST /api/auth/second-factor/confirm'>> {
  const factor = await findSecondFactor(deps.database.db, viewer.id)
  if (factor === null) throw new RefusalError('account/code-off')
  if (factor.confirmed !== null) throw new RefusalError('account/code-on')
  await redeemCode(deps, factor, code)
  const codes = newRecoveryCodes()
  const hashes = await hashesOf(deps, viewer.id, codes)
  await deps.database.transaction(async (tx) => {
    if (!(await confirmSecondFactor(tx, factor, deps.now()))) throw new RefusalError('account/code-on')
    await replaceRecoveryCodes(tx, viewer.id, hashes)
    await tellStaff(tx, deps, { userId: viewer.id, news: 'second-factor-on', actor: actorOf(viewer) })
  })
  return { success: true, message: messageText('codeOn', viewer.language), recoveryCodes: codes.map(recoveryCodeText) }
}

export async function renewRecoveryCodes(
  deps: EnrolmentDeps,
  { viewer, code }: WithCode,
): Promise<CallReply<'POST /api/auth/second-factor/codes'>> {
  await redeemCode(deps, await factorInUse(deps, viewer.id), code)
  const codes = newRecoveryCodes()
  const hashes = await hashesOf(deps, viewer.id, codes)
  await deps.database.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, viewer.id, hashes)
    await tellStaff(tx, deps, { userId: viewer.id, news: 'recovery-codes-renewed', actor: actorOf(viewer) })
  })
  return { success: true, message: messageText('recoveryCodesRenewed', viewer.language), recoveryCodes: codes.map(recoveryCodeText) }
}

export async function switchOff(deps: EnrolmentDeps, { viewer, code }: WithCode): Promise<CallReply<'POST /api/auth/second-factor/off'>> {
  const factor = await factorInUse(deps, viewer.id)
  if (await isCodeRequired(deps.database.db)) throw new RefusalError('account/code-required')
  await redeemCode(deps, factor, code)
  await deps.database.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, viewer.id))) throw new RefusalError('account/code-off')
    await tellStaff(tx, deps, { userId: viewer.id, news: 'second-factor-off', actor: actorOf(viewer) })
  })
  return { success: true, message: messageText('codeOff', viewer.language) }
}

async function factorInUse({ database }: EnrolmentDeps, userId: string): Promise<SecondFactorRow> {
  const factor = await findSecondFactor(database.db, userId)
  if (factor?.confirmed == null) throw new RefusalError('account/code-off')
  return factor
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)).slice(0, RECOVERY_LETTERS))
}

function hashesOf(deps: EnrolmentDeps, userId: string, codes: readonly string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => recoveryHash(deps, userId, code)))
}
