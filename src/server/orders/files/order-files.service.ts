import type { CallReply } from '#contract/endpoints.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import { findRequestOf, lockRequestOf } from './request-access.service.ts'
import { addFile, deleteFile, type FileAccess, filesOf, filesOfRequest, type OrderFileDeps, readFileOf } from './stored-files.service.ts'

interface NamedFile {
  readonly id: string
  readonly fileId: string
}

export async function listOrderFiles(
  deps: OrderFileDeps,
  viewer: SignedIn,
  orderId: string,
): Promise<CallReply<'GET /api/order/:id/files'>> {
  return { files: await filesOf(deps, accessOf(deps, viewer, orderId)) }
}

export async function addOrderFile(
  deps: OrderFileDeps,
  viewer: SignedIn,
  { id, ...file }: { readonly id: string; readonly name: string; readonly upload: Buffer },
): Promise<CallReply<'POST /api/order/:id/files'>> {
  return addFile(deps, viewer, accessOf(deps, viewer, id), file)
}

export async function readOrderFile(deps: OrderFileDeps, viewer: SignedIn, { id, fileId }: NamedFile): Promise<SentFile> {
  return readFileOf(deps, accessOf(deps, viewer, id), fileId)
}

export async function deleteOrderFile(
  deps: OrderFileDeps,
  viewer: SignedIn,
  { id, fileId }: NamedFile,
): Promise<CallReply<'DELETE /api/order/:id/files/:fileId'>> {
  return deleteFile(deps, viewer, accessOf(deps, viewer, id), fileId)
}

function accessOf(deps: OrderFileDeps, viewer: SignedIn, orderId: string): FileAccess {
  return {
    ...filesOfRequest(deps, orderId, actorOf(viewer)),
    personId: viewer.id,
    isStaff: viewer.role === 'ROLE ADMIN',
    find: (db) => findRequestOf(db, viewer, orderId),
    lock: (tx) => lockRequestOf(tx, viewer, orderId),
  }
}
