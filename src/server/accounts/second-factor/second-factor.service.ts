import { createHash } from 'node:crypto'
import type { CallReply } from '#contract/endpoints.ts'
import { codeKindOf, plainCode } from '#domain/accounts/codes.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { LIMITS } from '#domain/limits.ts'
import { messageText } from '#i18n/messages.ts'
import { type Actor, actorOf, recordChange } from '#server/audit/audit.service.ts'
import { totpStepOf } from '#server/platform/codes/totp.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { TextSeal } from '#server/platform/secrets/text-seal.ts'
import { type StaffNewsDeps, tellStaff } from '../staff-news/staff-news.service.ts'
import { isCodeRequired } from './required-code.service.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  redeemRecoveryCode,
  redeemStep,
  type SecondFactorRow,
  storeCodeRule,
} from './second-factor.repository.ts'

export interface SecondFactorDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly limits: Limits
  readonly newId: NewId
  readonly now: () => Date
  readonly passwords: Passwords
  /** Seals the secrets from which codes are made. */
  readonly codeSeal: TextSeal
}

/** True if this person signs in with a code as well. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmed != null
}

/**
 * Refuses a sign-in without the right code, where one is due. A code of the app and a recovery code work once; wrong ones are limited
 * for the account, whatever else is typed.
 */
export async function checkCode(deps: SecondFactorDeps, userId: string, code: string | undefined): Promise<void> {
  const factor = await findSecondFactor(deps.database.db, userId)
  if (factor?.confirmed == null) return
  if (code === undefined || plainCode(code) === '') throw new RefusalError('auth/second-factor')
  await redeemCode(deps, factor, code)
}

/** Uses a code up, of a factor that counts or is to be confirmed. */
export async function redeemCode(deps: SecondFactorDeps, factor: SecondFactorRow, code: string): Promise<void> {
  const { userId } = factor
  const key = wrongCodesOf(userId)
  await deps.limits.take(key, LIMITS.wrongCodes)
  if (!(await isRedeemed(deps, factor, plainCode(code)))) throw wrongCode()
  await deps.limits.giveBack(key)
}

async function isRedeemed(deps: SecondFactorDeps, factor: SecondFactorRow, code: string): Promise<boolean> {
  const { userId } = factor
  const kind = codeKindOf(code)
  if (kind === null) return false
  if (kind === 'recovery') {
    if (factor.confirmed === null) return false
    const codeHashes = [await recoveryHash(deps, userId, code), fastHash(userId, code)]
    return redeemRecoveryCode(deps.database.db, { userId, codeHashes, now: deps.now() })
  }
  const step = totpStepOf(openedSecret(deps, factor), code, deps.now())
  return step !== null && redeemStep(deps.database.db, factor, step)
}

/** A shop that was restored without its secrets cannot open what it sealed before. */
function openedSecret({ codeSeal }: SecondFactorDeps, { sealedSecret, userId }: SecondFactorRow): string {
  try {
    return codeSeal.open(sealedSecret, userId)
  } catch {
    throw new RefusalError('account/codes-lost', { field: 'code' })
  }
}

function wrongCode(): RefusalError {
  return new RefusalError('account/wrong-code', { field: 'code' })
}

function wrongCodesOf(userId: string): string {
  return `wrong codes ${userId}`
}

export async function readSecondFactor(
  { database: { db } }: Pick<SecondFactorDeps, 'database'>,
  { id }: Admin,
): Promise<CallReply<'GET /api/auth/second-factor'>> {
  const [isOn, recoveryCodesLeft, isRequired] = await Promise.all([hasSecondFactor(db, id), countRecoveryCodes(db, id), isCodeRequired(db)])
  return { isOn, recoveryCodesLeft, isRequired }
}

/** A member cannot switch it off, so it ends with the access of a colleague; nobody is told apart from that. */
export async function dropSecondFactor(tx: Db, userId: string): Promise<void> {
  await deleteSecondFactor(tx, userId)
}

/** Takes the second factor from a colleague who has lost phone and recovery codes; must run in the transaction of whoever asks. */
export async function resetSecondFactor(
  tx: Db,
  deps: StaffNewsDeps,
  { userId, actor }: { readonly userId: string; readonly actor: Actor },
): Promise<void> {
  if (!(await deleteSecondFactor(tx, userId))) throw new RefusalError('account/code-off')
  await tellStaff(tx, deps, { userId, news: 'second-factor-reset', actor })
}

/** Asked for a whole staff by somebody who has one, so that nobody shuts the door behind all. */
export async function requireCodes(
  deps: Pick<SecondFactorDeps, 'database' | 'newId' | 'now'>,
  { viewer, isRequired }: { readonly viewer: Admin; readonly isRequired: boolean },
): Promise<CallReply<'PUT /api/staff/required-code'>> {
  const { database } = deps
  if (isRequired && !(await hasSecondFactor(database.db, viewer.id))) throw new RefusalError('staff/own-code-first')
  await database.transaction(async (tx) => {
    const before = { isRequired: await isCodeRequired(tx) }
    await storeCodeRule(tx, isRequired)
    const change = { actor: actorOf(viewer), action: 'user.code-rule-changed', recordKind: 'user', recordId: viewer.id } as const
    await recordChange(tx, deps, { ...change, before, after: { isRequired } })
  })
  return { success: true, message: messageText(isRequired ? 'codesRequired' : 'codesOptional', viewer.language) }
}

/** The account's id is the salt: ids are random, and a typed code costs one hash instead of one for each stored code. */
export function recoveryHash({ passwords }: Pick<SecondFactorDeps, 'passwords'>, userId: string, code: string): Promise<string> {
  return passwords.hashSalted(code, userId)
}

/** Codes from before they were hashed slowly; each still works once. */
function fastHash(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('base64url')
}
