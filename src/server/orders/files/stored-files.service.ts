import type { OrderFileReply } from '#contract/files/order-files.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type Refusal, RefusalError } from '#domain/errors.ts'
import {
  type FilePurpose,
  ORDER_FILE_BYTES_MAX,
  ORDER_FILES_MAX,
  type OrderFileKind,
  orderFileKind,
  orderFileName,
} from '#domain/orders/order-files.ts'
import { messageText } from '#i18n/messages.ts'
import { type Actor, recordChange } from '#server/audit/audit.service.ts'
import type { MediaTools } from '#server/media-library/media-library.service.ts'
import { deletePrivateFile, getPrivateFile, type PrivateFile, putPrivateFile } from '#server/media-library/private-files.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import { isId, type Making } from '#server/platform/ids.ts'
import {
  countFiles,
  deleteOwnFile,
  type FilesOf,
  type FoundFile,
  findFile,
  insertFile,
  listFiles,
  listProofs,
} from './order-files.repository.ts'
import type { RequestOwner } from './request-access.service.ts'

export interface OrderFileDeps extends Making {
  readonly database: Database
  readonly media: MediaTools
}

const CONTENT_TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const satisfies Record<OrderFileKind, string>

/** A person who may use the files of a request or an offer: signed in, or by its link. */
export interface FileAccess {
  readonly of: FilesOf
  /** Null for the holder of the link, whose files have no account. */
  readonly personId: string | null
  readonly isStaff: boolean
  /** The refusal of one file more than there may be. */
  readonly tooMany: Extract<Refusal, 'order-file/too-many' | 'offer/too-many-files'>
  /** Refuses those to whom there is no such request or offer. */
  readonly find: (db: Db) => Promise<RequestOwner>
  /** Does the same as `find`, for a change, and locks the request or offer until the transaction ends. */
  readonly lock: (tx: Db) => Promise<RequestOwner>
  readonly record: (tx: Db, change: FileChange) => Promise<void>
}

export interface FileChange {
  readonly kind: 'added' | 'deleted'
  readonly name: string
}

export interface NewFile {
  readonly name: string
  readonly upload: Buffer
  readonly purpose?: FilePurpose | null
  readonly paymentId?: string | null
}

export async function filesOf({ database }: OrderFileDeps, access: FileAccess): Promise<OrderFileReply[]> {
  const { userId } = await access.find(database.db)
  const files = await listFiles(database.db, access.of)
  return files.map((file) => fileReply(access, userId, file))
}

export interface Proof {
  readonly id: string
  readonly name: string
  readonly paymentId: string | null
}

/** The files that prove payments of an offer, the oldest first. */
export function proofsOf(db: Db, offerId: string): Promise<Proof[]> {
  return listProofs(db, offerId)
}

interface Done {
  readonly success: true
  readonly message: string
}

/** Puts a file where its sender may, and answers in the sender's language. */
export async function addFile(
  deps: OrderFileDeps,
  { language }: Pick<Viewer, 'language'>,
  access: FileAccess,
  file: NewFile,
): Promise<Done & { file: OrderFileReply }> {
  return { success: true, file: await putFile(deps, access, file), message: messageText('orderFileAdded', language) }
}

/** Deletes a file of the sender's own, and answers in the sender's language. */
export async function deleteFile(
  deps: OrderFileDeps,
  { language }: Pick<Viewer, 'language'>,
  access: FileAccess,
  fileId: string,
): Promise<Done> {
  await removeFile(deps, access, fileId)
  return { success: true, message: messageText('orderFileDeleted', language) }
}

/** The bytes are stored before the row, so that no row is without its file; a file without a row is tidied away. */
async function putFile(
  deps: OrderFileDeps,
  access: FileAccess,
  { name: typed, upload, purpose = null, paymentId = null }: NewFile,
): Promise<OrderFileReply> {
  const { database, media, newId, now } = deps
  const { of, personId } = access
  const { userId } = await access.find(database.db)
  await refuseTooMany(database.db, access)
  const { kind, ...content } = await checkedFile(media, upload)
  const id = newId()
  const facts = { name: orderFileName(typed, kind), kind, bytes: content.bytes.length, purpose, paymentId }
  await putPrivateFile(media, id, content)
  try {
    await database.transaction(async (tx) => {
      // The lock lets two uploads at once count each other.
      await access.lock(tx)
      await refuseTooMany(tx, access)
      await insertFile(tx, { ...of, ...facts, id, addedBy: personId, created: now() })
      await access.record(tx, { kind: 'added', name: facts.name })
    })
  } catch (error) {
    // An error of another kind may follow the commit, as when the connection is lost: then the row is there and tidying finds it.
    if (error instanceof RefusalError) await deletePrivateFile(media, id)
    throw error
  }
  const stored = await findFile(database.db, of, id)
  if (stored === null) throw new RefusalError('order-file/not-found')
  return fileReply(access, userId, stored)
}

export async function readFileOf({ database, media }: OrderFileDeps, access: FileAccess, fileId: string): Promise<SentFile> {
  await access.find(database.db)
  const file = isId(fileId) ? await findFile(database.db, access.of, fileId) : null
  const bytes = file === null ? null : await getPrivateFile(media, file.id)
  if (file === null || bytes === null) throw new RefusalError('order-file/not-found')
  return { name: file.name, contentType: CONTENT_TYPES[file.kind], bytes }
}

async function removeFile(deps: OrderFileDeps, access: FileAccess, fileId: string): Promise<void> {
  const { of, personId } = access
  await deps.database.transaction(async (tx) => {
    await access.lock(tx)
    const file = isId(fileId) ? await findFile(tx, of, fileId) : null
    if (file === null || !(await deleteOwnFile(tx, of, { id: fileId, addedBy: personId }))) {
      throw new RefusalError('order-file/not-found')
    }
    await access.record(tx, { kind: 'deleted', name: file.name })
  })
  await deletePrivateFile(deps.media, fileId.toLowerCase())
}

/** The part of an access that all who use the files of a request have in common. */
export function filesOfRequest(deps: Making, orderId: string, actor: Actor): Pick<FileAccess, 'of' | 'tooMany' | 'record'> {
  const entry = { actor, recordKind: 'order', recordId: orderId } as const
  return {
    of: { orderId, offerId: null },
    tooMany: 'order-file/too-many',
    record: async (tx, { kind, name: file }) =>
      recordChange(
        tx,
        deps,
        kind === 'added'
          ? { ...entry, action: 'order.file-added', before: null, after: { file } }
          : { ...entry, action: 'order.file-deleted', before: { file }, after: null },
      ),
  }
}

async function refuseTooMany(db: Db, { of, tooMany }: FileAccess): Promise<void> {
  if ((await countFiles(db, of)) >= ORDER_FILES_MAX) {
    throw new RefusalError(tooMany, { field: 'file', values: { most: ORDER_FILES_MAX } })
  }
}

/** Pictures are decoded and encoded anew, so that nothing else of the file is stored; a PDF has to begin and end as one. */
async function checkedFile({ pictures }: MediaTools, bytes: Buffer): Promise<PrivateFile & { readonly kind: OrderFileKind }> {
  const kind = orderFileKind(bytes)
  if (kind === null || (kind === 'pdf' && !hasPdfEnd(bytes))) throw new RefusalError('order-file/wrong-type', { field: 'file' })
  if (kind === 'pdf') return { bytes, contentType: CONTENT_TYPES.pdf, kind }
  const clean = await orWrongType(pictures.readUpload(bytes, ORDER_FILE_BYTES_MAX))
  return { bytes: clean.bytes, contentType: clean.contentType, kind: clean.contentType === CONTENT_TYPES.png ? 'png' : 'jpg' }
}

const PDF_END_WITHIN = 2048

function hasPdfEnd(bytes: Buffer): boolean {
  return bytes.subarray(-PDF_END_WITHIN).includes('%%EOF')
}

async function orWrongType<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (error instanceof RefusalError && error.refusal === 'media/not-an-image') {
      throw new RefusalError('order-file/wrong-type', { field: 'file' })
    }
    throw error
  }
}

/** Customers read that the shop put a file there, and not which of its people. */
function fileReply({ personId, isStaff }: FileAccess, requesterId: string | null, file: FoundFile): OrderFileReply {
  const { id, name, kind, bytes, created, addedBy, purpose, paymentId, firstName, lastName } = file
  // The holder of a link has no account and no name.
  const fullName = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  return {
    _id: id,
    name,
    kind,
    bytes,
    created: created.toISOString(),
    by: {
      kind: addedBy === null || addedBy === requesterId ? 'requester' : 'staff',
      ...(isStaff && fullName !== '' ? { name: fullName } : {}),
    },
    isOwn: addedBy === personId,
    ...(purpose === null ? {} : { purpose }),
    ...(paymentId === null ? {} : { payment: paymentId }),
  }
}
