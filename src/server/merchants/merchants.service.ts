import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { MerchantApplication } from '#contract/forms/merchant-forms.ts'
import type { MerchantReply } from '#contract/merchants.ts'
import { userSearchParts } from '#domain/accounts/user-search.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { FIRST_MERCHANT_STATUS, type MerchantStatus } from '#domain/merchants.ts'
import { MAX_FOUND_RECORDS, pageCount, pageOffset } from '#domain/paging.ts'
import { statusesNamed } from '#domain/search/merchant-statuses.ts'
import { messageText } from '#i18n/messages.ts'
import { type Actor, actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { applicationEmailJob, applicationNoticeJob } from './merchants.jobs.ts'
import {
  countMerchants,
  findListedMerchant,
  insertMerchant,
  type ListedMerchantRow,
  listMerchants,
  searchMerchants,
} from './merchants.repository.ts'

export interface ApplicationDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly newId: NewId
  readonly now: () => Date
  /** Runs in each transaction that stores, decides or deletes an application. */
  readonly onApplicationChange: (tx: Db, merchantId: string) => Promise<void>
}

/** Refuses an email address that has applied already, also for concurrent applications. */
export async function applyAsMerchant(
  deps: ApplicationDeps,
  viewer: Viewer,
  form: z.output<typeof MerchantApplication>,
): Promise<CallReply<'POST /api/merchant/add'>> {
  const { language } = viewer
  const id = deps.newId()
  const created = deps.now()
  const facts = { ...form, status: FIRST_MERCHANT_STATUS, isActive: false }
  await deps.database.transaction(async (tx) => {
    if (!(await insertMerchant(tx, { ...facts, id, language, created }))) throw new RefusalError('merchant/email-taken', { field: 'email' })
    const actor: Actor = viewer.kind === 'signed-in' ? actorOf(viewer) : { id: null, name: form.name }
    const { status, email: _email, phoneNumber: _phone, ...told } = facts
    await recordChange(tx, deps, {
      actor,
      action: 'merchant.applied',
      recordKind: 'merchant',
      recordId: id,
      before: null,
      after: { ...told, status },
    })
    await deps.jobs.send(tx, applicationEmailJob, { merchantId: id })
    await deps.jobs.send(tx, applicationNoticeJob, { merchantId: id })
    await deps.onApplicationChange(tx, id)
  })
  const message = messageText('merchantApplied', language, { phone: form.phoneNumber })
  return { success: true, message, merchant: { _id: id, ...facts, created: created.toISOString() } }
}

interface ReadingDeps {
  readonly database: Database
}

export async function listAllMerchants(
  { database: { db } }: ReadingDeps,
  { page, limit, status }: { readonly page: number; readonly limit: number; readonly status?: MerchantStatus | undefined },
): Promise<CallReply<'GET /api/merchant'>> {
  const [rows, count, waiting] = await Promise.all([
    listMerchants(db, status, { limit, offset: pageOffset(page, limit) }),
    countMerchants(db, status),
    countMerchants(db, FIRST_MERCHANT_STATUS),
  ])
  return { merchants: rows.map(merchantReply), waiting, totalPages: pageCount(count, limit), currentPage: page, count }
}

export function countWaitingMerchants({ database }: ReadingDeps): Promise<number> {
  return countMerchants(database.db, FIRST_MERCHANT_STATUS)
}

/** A term that is too short to search by finds nobody. */
export async function findMerchants({ database }: ReadingDeps, term: string): Promise<CallReply<'GET /api/merchant/search'>> {
  const parts = userSearchParts(term)
  const rows = await searchMerchants(database.db, { parts, statuses: statusesNamed(term) }, MAX_FOUND_RECORDS)
  return { merchants: rows.map(merchantReply) }
}

export async function getMerchant(db: Db, id: string): Promise<MerchantReply> {
  const row = await findListedMerchant(db, id)
  if (row === null) throw new RefusalError('merchant/not-found')
  return merchantReply(row)
}

function merchantReply({ merchant, brand, merchantAccountId, affects }: ListedMerchantRow): MerchantReply {
  const { id, name, email, phoneNumber, brandName, business, status, isActive, version, created } = merchant
  return {
    _id: id,
    name,
    email,
    phoneNumber,
    brandName,
    business,
    status,
    isActive,
    created: created.toISOString(),
    version,
    brand: brand === null ? null : { _id: brand.id, name: brand.name, nameAr: brand.nameAr, slug: brand.slug },
    hasAccount: merchantAccountId !== null,
    affects,
  }
}
