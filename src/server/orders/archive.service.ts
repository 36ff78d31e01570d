import type { CallReply } from '#contract/endpoints.ts'
import type { ArchivedOrderReply } from '#contract/orders.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { type CancelledBy, cancelledBy } from '#domain/orders/orders.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { isId } from '#server/platform/ids.ts'
import { type ArchivedOrder, countArchive, findArchived, listArchived, searchArchive } from './archive.repository.ts'
import { orderReplies } from './orders.replies.ts'
import { orderSearch, type ReadingDeps } from './reading.service.ts'

interface ArchivePage {
  readonly page: number
  readonly limit: number
  readonly search: string
}

/** Cancelled requests, for admins; no other call shows them. */
export async function listArchive(
  { database, settings }: ReadingDeps,
  viewer: Admin,
  { page, limit, search }: ArchivePage,
): Promise<CallReply<'GET /api/order/archive'>> {
  const wanted = search === '' ? null : orderSearch(viewer, search)
  if (search !== '' && wanted === null) return { orders: [], totalPages: 0, currentPage: page, count: 0 }
  const { db } = database
  const all = await countArchive(db)
  const part = { limit, offset: pageOffset(page, limit) }
  const { rows, count, countIsMinimum } =
    wanted === null
      ? { rows: await listArchived(db, part), count: all, countIsMinimum: false }
      : await searchArchive(db, wanted, { ...part, size: all })
  return {
    orders: await archiveReplies({ db, settings }, viewer, rows),
    totalPages: pageCount(count, limit),
    currentPage: page,
    count,
    ...(countIsMinimum ? { countIsMinimum } : {}),
  }
}

export async function getArchived(
  { database, settings }: ReadingDeps,
  viewer: Admin,
  id: string,
): Promise<CallReply<'GET /api/order/archive/:id'>> {
  const found = isId(id) ? await findArchived(database.db, id) : null
  const [order] = found === null ? [] : await archiveReplies({ db: database.db, settings }, viewer, [found])
  if (order === undefined) throw new RefusalError('order/not-found')
  return { order }
}

async function archiveReplies(
  deps: Parameters<typeof orderReplies>[0],
  viewer: Admin,
  found: readonly ArchivedOrder[],
): Promise<ArchivedOrderReply[]> {
  const orders = await orderReplies(deps, viewer, 'all', found)
  return found.flatMap((row, index) => {
    const order = orders[index]
    return order === undefined ? [] : [{ ...order, archived: archivedReply(row) }]
  })
}

function archivedReply(order: ArchivedOrder): ArchivedOrderReply['archived'] {
  const { archived, archivedBy, archivedReason, by } = order
  const { firstName, lastName, email } = by ?? { firstName: '', lastName: '', email: '' }
  return {
    at: (archived ?? new Date(0)).toISOString(),
    by: { _id: archivedBy ?? '', kind: kindOf(order), firstName, lastName, email },
    ...(archivedReason === null ? {} : { reason: archivedReason }),
  }
}

/**
 * The kind of person who cancelled. Without a stored kind, today's roles tell it; if both accounts are deleted, the requester cancelled with
 * the own one.
 */
function kindOf({ archivedKind, archivedBy, userId, by }: ArchivedOrder): CancelledBy {
  if (archivedKind !== null) return archivedKind
  if (by === null) return userId === null ? 'requester' : 'admin'
  return cancelledBy({ id: archivedBy ?? '', role: by.role }, userId)
}
