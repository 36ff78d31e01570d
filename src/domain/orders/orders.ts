import { actingIn, type StaffFacts } from '../accounts/areas.ts'
import type { SignedInViewer } from '../accounts/viewer.ts'
import { DAY_MS } from '../durations.ts'
import type { Refusal } from '../errors.ts'
import { type Amount, addAmounts, timesQuantity } from '../money/money.ts'

export const LINE_STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type LineStatus = (typeof LINE_STATUSES)[number]
/** Statuses of an open order: one whose lines are all cancelled moves to the archive. */
export const ORDER_STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered'] as const satisfies readonly LineStatus[]
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The line statuses that an order of a status has, at least one of each group, and those that it has none of. Cancelled lines do not
 * count.
 */
export interface OrderStatusRule {
  readonly some: readonly (readonly OrderStatus[])[]
  readonly none: readonly OrderStatus[]
}

/** Every order matches exactly one. */
export const ORDER_STATUS_RULES: Readonly<Record<OrderStatus, OrderStatusRule>> = {
  'Not processed': { some: [], none: ['Processing', 'Shipped', 'Delivered'] },
  Processing: { some: [['Processing']], none: ['Shipped', 'Delivered'] },
  Shipped: {
    some: [
      ['Shipped', 'Delivered'],
      ['Not processed', 'Processing', 'Shipped'],
    ],
    none: [],
  },
  Delivered: { some: [['Delivered']], none: ['Not processed', 'Processing', 'Shipped'] },
}

export const FIRST_LINE_STATUS: LineStatus = 'Not processed'

/** Order numbers start here, so that all have five digits. */
export const FIRST_ORDER_NUMBER = 10_001

/** The longest reason that staff may give for cancelling. */
export const CANCEL_REASON_MAX = 500

/** Changes of an order within this time share one email. */
export const STATUS_EMAIL_WITHIN_MS = 10 * 60_000

/** The role in which somebody cancelled a request. */
export const CANCELLED_BY = ['requester', 'merchant', 'admin'] as const
export type CancelledBy = (typeof CANCELLED_BY)[number]

/** `waiting` puts orders that nobody has begun first, the oldest at the top. */
export const ORDER_SORTS = ['newest', 'waiting'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
/** Statuses of a line on which work has begun. */
const BEGUN_STATUSES = ['Processing', 'Shipped', 'Delivered'] as const satisfies readonly OrderStatus[]

/** The most different products in one request. */
export const CART_LINES_MAX = 200
/** The time that a stored bag is kept when it is never confirmed. */
export const CART_RETENTION_MS = 90 * DAY_MS

export interface PricedLine {
  readonly status: LineStatus
  readonly quantity: number
  readonly price: Amount
}

export function lineTotal({ price, quantity }: Pick<PricedLine, 'price' | 'quantity'>): Amount {
  return timesQuantity(price, quantity)
}

/** The sum of the lines that are not cancelled. */
export function orderTotal(lines: readonly PricedLine[]): Amount {
  return addAmounts(...lines.filter(({ status }) => status !== 'Cancelled').map(lineTotal))
}

/** The numbers of products and pieces that are not cancelled. */
export function orderSize(lines: readonly Pick<PricedLine, 'status' | 'quantity'>[]): { lines: number; pieces: number } {
  const open = lines.filter(({ status }) => status !== 'Cancelled')
  return { lines: open.length, pieces: open.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** Follows from the lines; whoever changes a line stores it anew under the order's lock, for the lists. */
export function orderStatus(lines: readonly { readonly status: LineStatus }[]): OrderStatus {
  const has = (among: readonly LineStatus[]) => lines.some(({ status }) => among.includes(status))
  const isFulfilled = ({ some, none }: OrderStatusRule) => some.every(has) && !has(none)
  return ORDER_STATUSES.find((status) => isFulfilled(ORDER_STATUS_RULES[status])) ?? 'Not processed'
}

/** Nobody has begun, and at least one line is open. */
export function isWaiting(lines: readonly { readonly status: LineStatus }[]): boolean {
  const begun: readonly LineStatus[] = BEGUN_STATUSES
  return lines.some(({ status }) => status === FIRST_LINE_STATUS) && !lines.some(({ status }) => begun.includes(status))
}

export interface LineFacts {
  readonly status: LineStatus
  /** The product's brand at the time of the request. */
  readonly brandId: string | null
  /** Null while the customer of a request by phone has no account. */
  readonly requesterId: string | null
}

type OrderViewer = Pick<SignedInViewer, 'id' | 'role' | 'brandId'>

function managesBrand(viewer: OrderViewer, line: Pick<LineFacts, 'brandId'>): boolean {
  return viewer.role === 'ROLE MERCHANT' && viewer.brandId !== null && viewer.brandId === line.brandId
}

/** Delivered and cancelled lines are closed: screens offer no change of them. */
export function isOpen({ status }: Pick<LineFacts, 'status'>): boolean {
  return status !== 'Delivered' && status !== 'Cancelled'
}

/** Admins may set any status, merchants that of their brand's lines, and the requester may cancel open lines. */
export function refuseLineStatus(viewer: OrderViewer, line: LineFacts, next: LineStatus): Refusal | null {
  if (viewer.role === 'ROLE ADMIN' || managesBrand(viewer, line)) return null
  if (line.requesterId !== viewer.id) return 'order/not-found'
  return next === 'Cancelled' && isOpen(line) ? null : 'order/line-closed'
}

/** The action that a screen offers on a line, which is less than `refuseLineStatus` allows: a closed line offers nothing to anybody. */
export type LineAction = 'choose-status' | 'cancel' | 'review' | 'none'

export function lineAction(viewer: OrderViewer, line: LineFacts): LineAction {
  if (line.status === 'Delivered') return 'review'
  if (line.status === 'Cancelled') return 'none'
  if (viewer.role === 'ROLE ADMIN' || managesBrand(viewer, line)) return 'choose-status'
  return line.requesterId === viewer.id ? 'cancel' : 'none'
}

/** The lines that the action for all lines changes: the open ones that the viewer may change. */
export function linesToMove<Line extends Omit<LineFacts, 'requesterId'>>(viewer: OrderViewer, lines: readonly Line[]): Line[] {
  return lines.filter((line) => isOpen(line) && (viewer.role === 'ROLE ADMIN' || managesBrand(viewer, line)))
}

/** Staff alone give reasons: a requester who cancels owes none. */
export function mayGiveReason({ role, id }: Pick<SignedInViewer, 'id' | 'role'>, { requesterId }: Pick<LineFacts, 'requesterId'>): boolean {
  return role !== 'ROLE MEMBER' && id !== requesterId
}

export function cancelledBy({ id, role }: Pick<SignedInViewer, 'id' | 'role'>, requesterId: LineFacts['requesterId']): CancelledBy {
  if (id === requesterId) return 'requester'
  return role === 'ROLE MERCHANT' ? 'merchant' : 'admin'
}

/** Admins and the requester may cancel a whole order. */
export function mayCancelOrder(viewer: Pick<SignedInViewer, 'id' | 'role'>, { requesterId }: Pick<LineFacts, 'requesterId'>): boolean {
  return viewer.role === 'ROLE ADMIN' || viewer.id === requesterId
}

/** A delivered line keeps the order from being cancelled as a whole. A request in words alone has no line: the sales desk closes it. */
export function refuseCancelling(lines: readonly { readonly status: LineStatus }[]): Refusal | null {
  if (lines.length === 0) return 'order/in-words'
  return lines.some(({ status }) => status === 'Delivered') ? 'order/not-cancellable' : null
}

export function isCancellable(lines: readonly { readonly status: LineStatus }[]): boolean {
  return refuseCancelling(lines) === null
}

export const ORDER_SCOPES = ['me', 'brand', 'all'] as const
export type OrderScope = (typeof ORDER_SCOPES)[number]

/** The orders that a search looks through by default. */
export function defaultOrderScope({ role }: Pick<SignedInViewer, 'role'>): OrderScope {
  switch (role) {
    case 'ROLE ADMIN':
      return 'all'
    case 'ROLE MERCHANT':
      return 'brand'
    case 'ROLE MEMBER':
      return 'me'
  }
}

/** The lists of orders that a role can choose from, the default first. */
export function orderScopesOf(reader: StaffFacts): readonly OrderScope[] {
  switch (actingIn('sales', reader).role) {
    case 'ROLE ADMIN':
      return ['me', 'all']
    case 'ROLE MERCHANT':
      return ['me', 'brand']
    case 'ROLE MEMBER':
      return ['me']
  }
}

/** An order search needs this many characters. */
export const ORDER_SEARCH_MIN = 2

export function refuseOrderScope({ role }: Pick<SignedInViewer, 'role'>, scope: OrderScope): Refusal | null {
  if (scope === 'me' || role === 'ROLE ADMIN') return null
  return scope === 'brand' && role === 'ROLE MERCHANT' ? null : 'forbidden'
}
