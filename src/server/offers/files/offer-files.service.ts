import type { CallReply } from '#contract/endpoints.ts'
import type { Admin, Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { refuseMove } from '#domain/offers/states.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import type { FilePurpose } from '#domain/orders/order-files.ts'
import { addFile, deleteFile, type FileAccess, filesOf, type OrderFileDeps, readFileOf } from '#server/orders/files/stored-files.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import { isId } from '#server/platform/ids.ts'
import { type Actor, factsOf, logEvent, openOffer, staffActor } from '../acting.service.ts'
import { answererByLink } from '../answers/by-link.service.ts'
import { listPayments } from '../deliveries.repository.ts'
import { announceOffer } from '../offer-news.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { findOffer, type OfferRow } from '../offers.repository.ts'

export interface OfferFileDeps extends OfferChangeDeps, OrderFileDeps {}

interface SentUpload {
  readonly name: string
  readonly upload: Buffer
}

interface StaffUpload extends SentUpload {
  readonly id: string
  readonly purpose?: FilePurpose | undefined
  readonly payment?: string | undefined
}

interface OfId {
  readonly id: string
  readonly fileId: string
}

interface OfToken {
  readonly token: string
  readonly fileId: string
}

export async function listOfferFiles(deps: OfferFileDeps, viewer: Admin, id: string): Promise<CallReply<'GET /api/offer/:id/files'>> {
  return { files: await filesOf(deps, staffAccess(deps, viewer, id)) }
}

export async function addOfferFile(
  deps: OfferFileDeps,
  viewer: Admin,
  { id, purpose, payment, ...sent }: StaffUpload,
): Promise<CallReply<'POST /api/offer/:id/files'>> {
  if ((payment === undefined) === (purpose === 'payment')) throw new RefusalError('validation', { field: 'payment' })
  const access = staffAccess(deps, viewer, id)
  const lock: FileAccess['lock'] = async (tx) => {
    const owner = await access.lock(tx)
    if (payment !== undefined) await refuseOtherPayment(tx, id, payment)
    return owner
  }
  return addFile(deps, viewer, { ...access, lock }, { ...sent, purpose: purpose ?? null, paymentId: payment ?? null })
}

export async function readOfferFile(deps: OfferFileDeps, viewer: Admin, { id, fileId }: OfId): Promise<SentFile> {
  return readFileOf(deps, staffAccess(deps, viewer, id), fileId)
}

export async function deleteOfferFile(
  deps: OfferFileDeps,
  viewer: Admin,
  { id, fileId }: OfId,
): Promise<CallReply<'DELETE /api/offer/:id/files/:fileId'>> {
  return deleteFile(deps, viewer, staffAccess(deps, viewer, id), fileId)
}

export async function listFilesByLink(
  deps: OfferFileDeps,
  viewer: Viewer,
  token: string,
): Promise<CallReply<'GET /api/offer/link/:token/files'>> {
  return { files: await filesOf(deps, await linkAccess(deps, viewer, token)) }
}

export async function addFileByLink(
  deps: OfferFileDeps,
  viewer: Viewer,
  { token, ...sent }: SentUpload & { readonly token: string },
): Promise<CallReply<'POST /api/offer/link/:token/files'>> {
  return addFile(deps, viewer, await linkAccess(deps, viewer, token), sent)
}

export async function readFileByLink(deps: OfferFileDeps, viewer: Viewer, { token, fileId }: OfToken): Promise<SentFile> {
  return readFileOf(deps, await linkAccess(deps, viewer, token), fileId)
}

export async function deleteFileByLink(
  deps: OfferFileDeps,
  viewer: Viewer,
  { token, fileId }: OfToken,
): Promise<CallReply<'DELETE /api/offer/link/:token/files/:fileId'>> {
  return deleteFile(deps, viewer, await linkAccess(deps, viewer, token), fileId)
}

function staffAccess(deps: OfferFileDeps, viewer: Admin, id: string): FileAccess {
  const actor = staffActor(viewer)
  return {
    ...filesOfOffer(deps, id, actor),
    personId: viewer.id,
    isStaff: true,
    find: async (db) => {
      const offer = isId(id) ? await findOffer(db, id) : null
      if (offer === null) throw new RefusalError('offer/not-found')
      return offer
    },
    lock: (tx) => lockForFile(deps, tx, id, actor),
  }
}

/** The signed-in requester has files of an account; the holder of the link has those without one. */
async function linkAccess(deps: OfferFileDeps, viewer: Viewer, token: string): Promise<FileAccess> {
  const { offer, actor } = await answererByLink(deps.database.db, viewer, token)
  return {
    ...filesOfOffer(deps, offer.id, actor),
    personId: actor.as === 'requester' ? actor.id : null,
    isStaff: false,
    find: async () => offer,
    lock: async (tx) => {
      const owner = await lockForFile(deps, tx, offer.id, actor)
      // The link may have ended meanwhile.
      await answererByLink(tx, viewer, token)
      return owner
    },
  }
}

function filesOfOffer(deps: OfferFileDeps, offerId: string, actor: Actor): Pick<FileAccess, 'of' | 'tooMany' | 'record'> {
  return {
    of: { orderId: null, offerId },
    tooMany: 'offer/too-many-files',
    record: async (tx, { kind, name }) => {
      await logEvent(deps, tx, offerId, { kind: `file-${kind}`, actor, facts: { file: name } })
      const offer = await findOffer(tx, offerId)
      await deps.onOfferChange(tx, offerId)
      await announceOffer(tx, offer?.userId ?? null)
    },
  }
}

/** Files are put where the two sides may write to each other. */
async function lockForFile(deps: OfferFileDeps, tx: Db, id: string, actor: Actor): Promise<OfferRow> {
  const { offer, versions } = await openOffer(tx, id)
  const version = shownVersion(versions)
  const refusal = version === null ? 'offer/not-ready' : refuseMove(actor.as, factsOf(version), 'message', deps.now())
  if (refusal !== null) throw new RefusalError(refusal)
  return offer
}

async function refuseOtherPayment(tx: Db, offerId: string, paymentId: string): Promise<void> {
  const payments = await listPayments(tx, offerId)
  if (!payments.some(({ id }) => id === paymentId)) throw new RefusalError('validation', { field: 'payment' })
}
