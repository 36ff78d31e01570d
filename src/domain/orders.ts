import type { Refusal } from './errors.ts'
import { type Amount, addAmounts, timesQuantity } from './money.ts'
import type { SignedInViewer } from './viewer.ts'

export const LINE_STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type LineStatus = (typeof LINE_STATUSES)[number]
/** What an order that stands can be: one whose lines are all cancelled is removed. */
export const ORDER_STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered'] as const satisfies readonly LineStatus[]
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Which lines an order of a status has, at least one of each kind, and which it has none of. Cancelled lines count for nothing. */
export interface OrderStatusRule {
  readonly some: readonly (readonly OrderStatus[])[]
  readonly none: readonly OrderStatus[]
}

/** Every order fulfils exactly one. */
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

/** Running numbers count from here, so that all have five digits. */
export const FIRST_ORDER_NUMBER = 10_001

/** Longest reason that staff give for cancelling. */
export const CANCEL_REASON_MAX = 500

/** Changes of an order within this time come in one email. */
export const STATUS_EMAIL_WITHIN_MS = 10 * 60_000

/** In which part somebody cancelled a request. */
export const CANCELLED_BY = ['requester', 'merchant', 'admin'] as const
export type CancelledBy = (typeof CANCELLED_BY)[number]

/** `waiting`: what nobody has begun to work on comes first, the oldest of it at the top. */
export const ORDER_SORTS = ['newest', 'waiting'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
/** Work on a line has begun. */
export const BEGUN_STATUSES = ['Processing', 'Shipped', 'Delivered'] as const satisfies readonly OrderStatus[]

/** Most different products that one request may name. */
export const CART_LINES_MAX = 200
/** How long a bag that was sent but never confirmed is kept. */
export const CART_RETENTION_MS = 90 * 24 * 60 * 60_000

export interface PricedLine {
  readonly status: LineStatus
  readonly quantity: number
  readonly price: Amount
}

export function lineTotal({ price, quantity }: Pick<PricedLine, 'price' | 'quantity'>): Amount {
  return timesQuantity(price, quantity)
}

/** The sum of what is still asked for. */
export function orderTotal(lines: readonly PricedLine[]): Amount {
  return addAmounts(...lines.filter(({ status }) => status !== 'Cancelled').map(lineTotal))
}

/** How many different products, and how many pieces of them, are still asked for. */
export function orderSize(lines: readonly Pick<PricedLine, 'status' | 'quantity'>[]): { lines: number; pieces: number } {
  const open = lines.filter(({ status }) => status !== 'Cancelled')
  return { lines: open.length, pieces: open.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** Follows from the lines and is stored nowhere, so that the two cannot drift apart. */
export function orderStatus(lines: readonly { readonly status: LineStatus }[]): OrderStatus {
  const has = (among: readonly LineStatus[]) => lines.some(({ status }) => among.includes(status))
  const isFulfilled = ({ some, none }: OrderStatusRule) => some.every(has) && !has(none)
  return ORDER_STATUSES.find((status) => isFulfilled(ORDER_STATUS_RULES[status])) ?? 'Not processed'
}

export interface LineFacts {
  readonly status: LineStatus
  /** The brand of the product when it was asked for. */
  readonly brandId: string | null
  readonly requesterId: string
}

type OrderViewer = Pick<SignedInViewer, 'id' | 'role' | 'brandId'>

function managesBrand(viewer: OrderViewer, line: Pick<LineFacts, 'brandId'>): boolean {
  return viewer.role === 'ROLE MERCHANT' && viewer.brandId !== null && viewer.brandId === line.brandId
}

/** Nothing offers to change what is over. */
export function isOpen({ status }: Pick<LineFacts, 'status'>): boolean {
  return status !== 'Delivered' && status !== 'Cancelled'
}

/** Who may set a line to what: admins anything, merchants the lines of their brand, the requester may cancel what is open. */
export function refuseLineStatus(viewer: OrderViewer, line: LineFacts, next: LineStatus): Refusal | null {
  if (viewer.role === 'ROLE ADMIN' || managesBrand(viewer, line)) return null
  if (line.requesterId !== viewer.id) return 'order/not-found'
  return next === 'Cancelled' && isOpen(line) ? null : 'order/line-closed'
}

/** What a line offers on screen, which is less than `refuseLineStatus` allows: what is over offers nothing, to anybody. */
export type LineAction = 'choose-status' | 'cancel' | 'review' | 'none'

export function lineAction(viewer: OrderViewer, line: LineFacts): LineAction {
  if (line.status === 'Delivered') return 'review'
  if (line.status === 'Cancelled') return 'none'
  if (viewer.role === 'ROLE ADMIN' || managesBrand(viewer, line)) return 'choose-status'
  return line.requesterId === viewer.id ? 'cancel' : 'none'
}

/** What one press for all lines changes: the open ones that a viewer has the say over. */
export function linesToMove<Line extends Omit<LineFacts, 'requesterId'>>(viewer: OrderViewer, lines: readonly Line[]): Line[] {
  return lines.filter((line) => isOpen(line) && (viewer.role === 'ROLE ADMIN' || managesBrand(viewer, line)))
}

/** Reasons are for staff to give: a requester who cancels owes none. */
export function mayGiveReason({ role, id }: Pick<SignedInViewer, 'id' | 'role'>, { requesterId }: Pick<LineFacts, 'requesterId'>): boolean {
  return role !== 'ROLE MEMBER' && id !== requesterId
}

export function cancelledBy({ id, role }: Pick<SignedInViewer, 'id' | 'role'>, requesterId: string): CancelledBy {
  if (id === requesterId) return 'requester'
  return role === 'ROLE MERCHANT' ? 'merchant' : 'admin'
}

/** Whose it is to call a whole order off. */
export function mayCancelOrder(viewer: Pick<SignedInViewer, 'id' | 'role'>, { requesterId }: Pick<LineFacts, 'requesterId'>): boolean {
  return viewer.role === 'ROLE ADMIN' || viewer.id === requesterId
}

/** What has been delivered cannot be called off as a whole. */
export function isCancellable(lines: readonly { readonly status: LineStatus }[]): boolean {
  return lines.every(({ status }) => status !== 'Delivered')
}

export const ORDER_SCOPES = ['me', 'brand', 'all'] as const
export type OrderScope = (typeof ORDER_SCOPES)[number]

/** Whose orders a search looks through when it does not say. */
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

/** The lists of orders that somebody can choose from; the first is where they begin. */
export function orderScopesOf({ role }: Pick<SignedInViewer, 'role'>): readonly OrderScope[] {
  switch (role) {
    case 'ROLE ADMIN':
      return ['me', 'all']
    case 'ROLE MERCHANT':
      return ['me', 'brand']
    case 'ROLE MEMBER':
      return ['me']
  }
}

/** Fewer characters search for nothing. */
export const ORDER_SEARCH_MIN = 2

export function refuseOrderScope({ role }: Pick<SignedInViewer, 'role'>, scope: OrderScope): Refusal | null {
  if (scope === 'me' || role === 'ROLE ADMIN') return null
  return scope === 'brand' && role === 'ROLE MERCHANT' ? null : 'forbidden'
}
