import type { CallReply } from '#contract/endpoints.ts'
import type { MerchantReply } from '#contract/merchants.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { DESCRIPTION_MAX } from '#domain/catalogue/products.ts'
import { RefusalError } from '#domain/errors.ts'
import { refuseMerchantMove, refuseMerchantSwitch } from '#domain/merchants.ts'
import type { Language } from '#domain/text/language.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import {
  checkMerchantAccount,
  findMerchantAccount,
  giveMerchantAccess,
  takeMerchantAccess,
} from '#server/accounts/merchant-accounts.service.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { refuseStaleEdit } from '#server/audit/stale-edits.service.ts'
import { type CatalogueChange, type ChangeDeps, changeBelow, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { addBrandOfMerchant, orphanBrand, switchBrandOfMerchant } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { approvalEmailJob, disabledEmailJob, enabledEmailJob, invitationEmailJob, rejectionEmailJob } from './merchants.jobs.ts'
import { deleteMerchantRow, lockMerchant, type MerchantRow, moveMerchant, switchMerchantRow } from './merchants.repository.ts'
import { type ApplicationDeps, getMerchant } from './merchants.service.ts'

export interface MerchantDeps extends ApplicationDeps, ChangeDeps {}

interface Decision {
  readonly viewer: Admin
  readonly id: string
}

type Changed = CallReply<'PUT /api/merchant/approve/:id'>

/** Approving again sends a fresh link to a merchant who has not signed up yet, and changes nothing else. */
export async function approveMerchant(deps: MerchantDeps, { viewer, id }: Decision): Promise<Changed> {
  const outcome = await changeTouched(deps, async (change) => {
    const merchant = await lockedMerchant(change.tx, id)
    return merchant.status === 'Approved' ? inviteAgain(deps, change.tx, merchant) : approve(deps, change, { merchant, by: viewer })
  })
  return { success: true, message: messageOf(outcome, viewer.language), merchant: await getMerchant(deps.database.db, id) }
}

interface Outcome {
  readonly key: MessageKey
  readonly merchant: MerchantRow
}

async function inviteAgain({ jobs }: MerchantDeps, tx: Db, merchant: MerchantRow): Promise<Outcome> {
  const { id, email } = merchant
  if (email === null || (await findMerchantAccount(tx, id)) !== null) return { key: 'merchantApproved', merchant }
  await checkMerchantAccount(tx, { merchantId: id, email })
  await jobs.send(tx, invitationEmailJob, { merchantId: id })
  return { key: 'merchantInvited', merchant }
}

async function approve(
  deps: MerchantDeps,
  change: CatalogueChange,
  { merchant, by }: { readonly merchant: MerchantRow; readonly by: Admin },
): Promise<Outcome> {
  const { tx } = change
  const { id, email, status } = merchant
  refuse(refuseMerchantMove(merchant, 'Approved'), merchant)
  if (email !== null) await checkMerchantAccount(tx, { merchantId: id, email })
  const brandId = await openBrand(deps, change, merchant)
  const version = await moveMerchant(tx, id, { from: status, to: 'Approved', isActive: true, brandId })
  if (version === null) throw new RefusalError('merchant/wrong-state')
  await recordChange(tx, deps, {
    ...entry(by, id),
    action: 'merchant.approved',
    before: { status, isActive: merchant.isActive },
    after: { status: 'Approved', isActive: true, brand: merchant.brandName, version },
  })
  await deps.onApplicationChange(tx, id)
  if (email === null) return { key: 'merchantApprovedNoEmail', merchant }
  const hasAccount = await giveMerchantAccess(tx, deps, { merchantId: id, merchantName: merchant.name, email, actor: actorOf(by) })
  await deps.jobs.send(tx, hasAccount ? approvalEmailJob : invitationEmailJob, { merchantId: id })
  return { key: 'merchantApproved', merchant }
}

/** Makes a brand of the merchant's own when there is none: never takes over an existing one of the same name. */
async function openBrand(deps: MerchantDeps, change: CatalogueChange, { brandId, brandName, business }: MerchantRow): Promise<string> {
  if (brandId === null) return addBrandOfMerchant(change, deps, { name: brandName, description: cut(business, DESCRIPTION_MAX) })
  await switchBrandOfMerchant(change, brandId, true)
  change.touchEverything()
  return brandId
}

export async function rejectMerchant(deps: MerchantDeps, decision: Decision): Promise<Changed> {
  await repeating(() => deps.database.transaction((tx) => reject(deps, tx, decision)))
  return answer(deps, { ...decision, key: 'merchantRejected' })
}

async function reject(deps: MerchantDeps, tx: Db, { viewer, id }: Decision): Promise<void> {
  const merchant = await lockedMerchant(tx, id)
  const { status, brandId, email } = merchant
  refuse(refuseMerchantMove(merchant, 'Rejected'), merchant)
  const version = await moveMerchant(tx, id, { from: status, to: 'Rejected', isActive: false, brandId })
  if (version === null) throw new RefusalError('merchant/wrong-state')
  await recordChange(tx, deps, {
    ...entry(viewer, id),
    action: 'merchant.rejected',
    before: { status },
    after: { status: 'Rejected', version },
  })
  await deps.onApplicationChange(tx, id)
  if (email !== null) await deps.jobs.send(tx, rejectionEmailJob, { merchantId: id })
}

interface Switching extends Decision {
  readonly isActive: boolean
  readonly version?: number | undefined
}

/** The merchant's brand, its products and the account's access are switched together. */
export async function switchMerchant(deps: MerchantDeps, { viewer, id, isActive, version: sent }: Switching): Promise<Changed> {
  await changeBelow(deps, async (change) => {
    const { tx } = change
    const merchant = await lockedMerchant(tx, id)
    const { version, brandId } = merchant
    await refuseStaleEdit(tx, { recordKind: 'merchant', recordId: id, sent, version, language: viewer.language })
    refuse(refuseMerchantSwitch(merchant), merchant)
    if (merchant.isActive === isActive) return
    await switchMerchantRow(tx, id, isActive)
    const switchedProducts = brandId === null ? 0 : await switchBrandOfMerchant(change, brandId, isActive)
    const action = isActive ? 'merchant.enabled' : 'merchant.disabled'
    await recordChange(tx, deps, {
      ...entry(viewer, id),
      action,
      before: { isActive: merchant.isActive },
      after: { isActive, switchedProducts },
    })
    if (merchant.email !== null) await deps.jobs.send(tx, isActive ? enabledEmailJob : disabledEmailJob, { merchantId: id })
  })
  return answer(deps, { viewer, id, key: isActive ? 'merchantEnabled' : 'merchantDisabled' })
}

/** The brand stays, switched off and without an owner; the account that signed in as the merchant is a member again. */
export async function deleteMerchant(deps: MerchantDeps, { viewer, id }: Decision): Promise<CallReply<'DELETE /api/merchant/delete/:id'>> {
  await changeBelow(deps, async (change) => {
    const { tx } = change
    const { name, brandName, status, isActive, brandId } = await lockedMerchant(tx, id)
    if (brandId !== null) await orphanBrand(change, brandId)
    await takeMerchantAccess(tx, deps, { merchantId: id, merchantName: name, actor: actorOf(viewer) })
    await deleteMerchantRow(tx, id)
    await deps.onApplicationChange(tx, id)
    const before = { name, brandName, status, isActive }
    await recordChange(tx, deps, { ...entry(viewer, id), action: 'merchant.deleted', before, after: null })
  })
  return { success: true, message: messageText('merchantDeleted', viewer.language) }
}

async function lockedMerchant(tx: Db, id: string): Promise<MerchantRow> {
  const merchant = isId(id) ? await lockMerchant(tx, id) : null
  if (merchant === null) throw new RefusalError('merchant/not-found')
  return merchant
}

function refuse(refusal: ReturnType<typeof refuseMerchantMove>, { phoneNumber }: MerchantRow): void {
  if (refusal !== null) throw new RefusalError(refusal, { values: { phone: phoneNumber } })
}

function entry(by: Admin, id: string) {
  return { actor: actorOf(by), recordKind: 'merchant', recordId: id } as const
}

async function answer({ database }: MerchantDeps, { viewer, id, key }: Decision & { readonly key: MessageKey }): Promise<Changed> {
  const merchant: MerchantReply = await getMerchant(database.db, id)
  return { success: true, message: messageText(key, viewer.language), merchant }
}

function messageOf({ key, merchant: { email, phoneNumber } }: Outcome, language: Language): string {
  return messageText(key, language, { email: email ?? '', phone: phoneNumber })
}

/** Never splits a character of two UTF-16 units. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
