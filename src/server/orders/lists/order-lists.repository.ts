import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type OrderScope, orderScopeOf, WHOLE_ORDER } from '#domain/orders/order-scope.ts'
import type { OrderStatus } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { orders } from '../orders.tables.ts'
import { countStated } from './order-statuses.repository.ts'
import { orderStatuses } from './order-statuses.tables.ts'

/** Orders that managers see: those with lines of a brand, or all. Archived orders are in no list here. */
export type ManagedOrders = { readonly brandId: string } | 'all'
/** Orders that a viewer may see: the own ones, or those of managers. */
export type VisibleOrders = { readonly userId: string } | ManagedOrders

/** Managed orders of one status, or all of them. */
export interface ManagedList {
  readonly visible: ManagedOrders
  readonly status?: OrderStatus | undefined
}

export interface ListPart {
  readonly limit: number
  readonly offset: number
}

export function scopeOf(visible: ManagedOrders): OrderScope {
  return visible === 'all' ? WHOLE_ORDER : orderScopeOf(visible.brandId)
}

const { scope, orderId, status: stored, isWaiting } = orderStatuses

function isIn({ visible, status }: ManagedList) {
  return and(eq(scope, scopeOf(visible)), status === undefined ? undefined : eq(stored, status))
}

/** Newest first, which is descending order of ids; all from an index. */
export async function listManaged(db: Db, list: ManagedList, { limit, offset }: ListPart): Promise<string[]> {
  const rows = await db.select({ id: orderId }).from(orderStatuses).where(isIn(list)).orderBy(desc(orderId)).limit(limit).offset(offset)
  return ids(rows)
}

/** The oldest first, for reading all of a status part by part. */
export async function listStatedAfter(
  db: Db,
  status: OrderStatus | undefined,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: orderId })
    .from(orderStatuses)
    .where(and(isIn({ visible: 'all', status }), after === null ? undefined : gt(orderId, after)))
    .orderBy(asc(orderId))
    .limit(limit)
  return ids(rows)
}

export async function countManaged(db: Db, { visible, status }: ManagedList): Promise<number> {
  return countStated(db, { scope: scopeOf(visible), status })
}

/** Waiting: nobody has begun, and at least one line is open. */
export async function countWaiting(db: Db, visible: ManagedOrders): Promise<number> {
  return countStated(db, { scope: scopeOf(visible), isWaiting: true })
}

/** Waiting orders come first, the oldest at the top; then the others, newest first. */
export async function listWaitingFirst(db: Db, list: ManagedList, { limit, offset }: ListPart): Promise<string[]> {
  const hasWaiting = list.status === undefined || list.status === 'Not processed'
  const waiting = hasWaiting ? await countWaiting(db, list.visible) : 0
  const first = offset >= waiting ? [] : await listWaiting(db, list.visible, { limit, offset })
  if (first.length >= limit) return first
  const rest = await db
    .select({ id: orderId })
    .from(orderStatuses)
    .where(and(isIn(list), sql`not ${isWaiting}`))
    .orderBy(desc(orderId))
    .limit(limit - first.length)
    .offset(Math.max(0, offset - waiting))
  return [...first, ...ids(rest)]
}

async function listWaiting(db: Db, visible: ManagedOrders, { limit, offset }: ListPart): Promise<string[]> {
  const rows = await db
    .select({ id: orderId })
    .from(orderStatuses)
    .where(and(eq(scope, scopeOf(visible)), sql`${isWaiting}`))
    .orderBy(asc(orderId))
    .limit(limit)
    .offset(offset)
  return ids(rows)
}

const isOwn = (userId: string) => and(isNull(orders.archived), eq(orders.userId, userId))

export async function listOwn(db: Db, userId: string, { limit, offset }: ListPart): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isOwn(userId)).orderBy(desc(orders.id)).limit(limit).offset(offset)
  return ids(rows)
}

export async function countOwn(db: Db, userId: string): Promise<number> {
  return db.$count(orders, isOwn(userId))
}

function ids(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
