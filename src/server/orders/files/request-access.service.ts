import type { SignedInViewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { findByToken } from '../links/request-links.service.ts'
import { lockOpenOrder } from '../order-changes.repository.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { promisedReply } from '../orders.replies.ts'
import { findAnyOrder, listLines } from '../orders.repository.ts'

export interface RequestOwner {
  readonly userId: string | null
}

/** A request for what belongs to it: for the requester while it is open, for admins in the archive too. For all others there is none. */
export async function findRequestOf(db: Db, viewer: SignedInViewer, id: string): Promise<RequestOwner> {
  const order = isId(id) ? await findAnyOrder(db, id) : null
  if (order === null || !mayRead(viewer, order)) throw new RefusalError('order/not-found')
  return order
}

/** Locks an open request until the transaction ends, for a change by its requester or an admin. */
export async function lockRequestOf(tx: Db, viewer: SignedInViewer, id: string): Promise<RequestOwner> {
  const order = isId(id) ? await lockOpenOrder(tx, id) : null
  if (order === null || !mayRead(viewer, { ...order, archived: null })) throw new RefusalError('order/not-found')
  return order
}

/** The request to which a link leads, also a cancelled one. A wrong link and one that ended lead nowhere. */
export async function orderOfLink(deps: Pick<OrderDeps, 'now'>, db: Db, token: string) {
  const link = await findByToken(deps, db, token)
  const order = link === null ? null : await findAnyOrder(db, link.orderId)
  if (link === null || order === null) throw new RefusalError('order/not-found')
  return { order, link }
}

/** An open request of a link, with its lines. */
export async function requestOfLink(deps: Pick<OrderDeps, 'now' | 'settings'>, db: Db, token: string) {
  const { order, link } = await orderOfLink(deps, db, token)
  if (order.archived !== null) throw new RefusalError('order/not-found')
  return { order, link, lines: await listLines(db, [order.id], null), ...promisedReply(deps.settings, order) }
}

/** Does the same as `lockRequestOf`, for the holder of the link. */
export async function lockLinkedRequest(tx: Db, id: string): Promise<RequestOwner> {
  const order = await lockOpenOrder(tx, id)
  if (order === null) throw new RefusalError('order/not-found')
  return order
}

function mayRead(viewer: SignedInViewer, { userId, archived }: RequestOwner & { readonly archived: Date | null }): boolean {
  return viewer.role === 'ROLE ADMIN' || (archived === null && userId === viewer.id)
}
