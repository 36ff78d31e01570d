import type { CallReply } from '#contract/endpoints.ts'
import { type DeletingFacts, refuseDeleting } from '#domain/accounts/deleting.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import type { Account } from '#server/accounts/accounts.service.ts'
import { lockAccountToDelete, removeAccount } from '#server/accounts/deleting/deleting.service.ts'
import { type OwnerProof, proveOwner } from '#server/accounts/owner/owner-proof.service.ts'
import { forgetInHistory } from '#server/audit/forgetting.service.ts'
import { forgetNameInQuestions } from '#server/availability/availability.service.ts'
import { forgetMessagesFrom } from '#server/contact/contact.service.ts'
import { forgetColleagueOnRecords, forgetRecords, recordsToForget } from '#server/customers/personal/personal-record.service.ts'
import { forgetColleagueOnDesk, forgetOnDesk } from '#server/desk/personal/forgetting.service.ts'
import { forgetApplications } from '#server/merchants/personal/personal-applications.service.ts'
import { forgetSubscriber } from '#server/newsletter/newsletter.service.ts'
import {
  forgetColleagueInOffers,
  forgetNameInOffers,
  forgetOffers,
  offersToForget,
  type PersonsOffer,
} from '#server/offers/personal/forgetting.service.ts'
import { forgetRequests, type PersonsRequest, requestsToForget } from '#server/orders/personal/forgetting.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { productsSignedBy, renewSignaturesOn } from '#server/reviews/signatures.service.ts'
import { isOwnerImporting } from '#server/sheets/runs.service.ts'
import type { DeletingDeps } from './own-data.deps.ts'
import { accountDeletedEmailJob, type FormerOwner, forgetFilesJob } from './own-data.jobs.ts'

export interface Deletion extends OwnerProof {
  readonly cancelsOpen: boolean
}

/** Everything of a person that others hold as well. */
interface Records {
  readonly customerIds: readonly string[]
  readonly requests: readonly PersonsRequest[]
  readonly offers: readonly PersonsOffer[]
}

/** One transaction, so that a killed process, a second press or a new request never leaves half of the account. */
export async function deleteOwnAccount(deps: DeletingDeps, deletion: Deletion): Promise<CallReply<'DELETE /api/user/me'>> {
  const { viewer } = deletion
  const seen = await proveOwner(deps, deletion)
  const work = async (tx: Db) => {
    await findRecords(deps, tx, seen)
    const { account, isLastOfPeople } = await lockAccountToDelete(tx, seen)
    // The lock on the account keeps anything new from naming it; what came while waiting for the lock is here now.
    const records = await findRecords(deps, tx, account)
    const isImporting = await isOwnerImporting(tx, account.id)
    refuse({ ...records, isLastOfPeople, isImporting, hasBrand: account.brand !== null, cancelsOpen: deletion.cancelsOpen })
    for (const { id, isOpen } of records.requests) if (isOpen) await deps.cancelRequest(tx, viewer, id)
    for (const { id } of records.offers) await deps.withdrawOffer(tx, viewer, id)
    const signed = await forget(deps, tx, account, records)
    await tellOwner(deps, tx, account)
    await renewSignaturesOn(tx, signed)
  }
  // Colleagues who answer in the chat or decide an application at this moment lock the same rows in another order.
  await repeating(() => deps.database.transaction(work))
  return { success: true, message: messageText('accountDeleted', viewer.language) }
}

/** Requests are locked before offers, and these before the desk's records. */
async function findRecords(deps: DeletingDeps, tx: Db, { id: userId }: Account): Promise<Records> {
  const customerIds = await recordsToForget(tx, userId)
  const requests = await requestsToForget(tx, { userId, customerIds })
  const offers = await offersToForget(deps, tx, { userId, customerIds, orderIds: requests.map(({ id }) => id) })
  return { customerIds, requests, offers }
}

function refuse({ requests, offers, ...facts }: Records & Omit<DeletingFacts, 'undelivered' | 'open'>): void {
  const all = [...requests, ...offers]
  const undelivered = all.filter(({ isUndelivered }) => isUndelivered).map(({ number }) => number)
  const open = all.filter(({ isOpen }) => isOpen).map(({ number }) => number)
  const refusal = refuseDeleting({ ...facts, undelivered, open })
  if (refusal === null) return
  const numbers = (refusal === 'account/undelivered' ? undelivered : open).join(' \u00b7 ')
  throw new RefusalError(refusal, { values: { numbers } })
}

/** Answers the products whose reviews no longer have the person's name. */
async function forget(deps: DeletingDeps, tx: Db, account: Account, { customerIds, requests, offers }: Records): Promise<string[]> {
  const { id: userId, email, isEmailProven } = account
  const provenEmail = isEmailProven ? email : null
  const orderIds = requests.map(({ id }) => id)
  const offerIds = offers.map(({ id }) => id)
  const messages = provenEmail === null ? [] : await forgetMessagesFrom(tx, provenEmail)
  const applications = await forgetApplications(tx, { userId, email: provenEmail })
  if (provenEmail !== null) await forgetSubscriber(tx, provenEmail)
  const documents = await forgetOffers(deps, tx, offerIds)
  const files = await forgetRequests(tx, orderIds, offerIds)
  if (account.role === 'ROLE ADMIN') await forgetColleagueInOffers(tx, { userId, firstName: account.firstName, email })
  await forgetNameInOffers(tx, userId)
  await forgetColleagueOnDesk(tx, userId)
  await forgetColleagueOnRecords(tx, userId)
  await forgetNameInQuestions(tx, userId)
  const signed = await productsSignedBy(tx, userId)
  await removeAccount(tx, { id: userId, provenEmail })
  const gone = [
    ...messages.map((subjectId) => ({ kind: 'contact' as const, subjectId })),
    ...applications.map((subjectId) => ({ kind: 'application' as const, subjectId })),
    { kind: 'chat' as const, subjectId: userId },
  ]
  await forgetOnDesk(deps, tx, { customerIds, subjectIds: [...orderIds, ...offerIds], gone })
  await forgetRecords(tx, customerIds, provenEmail)
  await forgetInHistory(tx, { userId, recordIds: [...customerIds, ...orderIds, ...applications] })
  await deps.jobs.send(tx, forgetFilesJob, { files, documents })
  return signed
}

async function tellOwner({ jobs, codeSeal }: DeletingDeps, tx: Db, { id: userId, email, firstName, language }: Account): Promise<void> {
  const owner: FormerOwner = { email, firstName, language }
  await jobs.send(tx, accountDeletedEmailJob, { userId, sealed: codeSeal.seal(JSON.stringify(owner), userId) })
}
