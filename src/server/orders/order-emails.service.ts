import type { DeliveryReply } from '#contract/orders.ts'
import type { PriceReader } from '#domain/accounts/viewer.ts'
import { amountOf } from '#domain/money/money.ts'
import { visibleAmounts } from '#domain/money/pricing.ts'
import { type CancelledBy, cancelledBy, type LineStatus, lineTotal, orderTotal } from '#domain/orders/orders.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { readPictured } from '#server/catalogue/shop/products.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openRequestLink, type RequestLinkDeps } from './links/request-links.service.ts'
import { findCancelled, findPerson } from './order-emails.repository.ts'
import { deliveryReply, promisedReply } from './orders.replies.ts'
import { type FoundOrder, findAnyOrder, listLines, type OrderLineRow } from './orders.repository.ts'

export interface EmailLine {
  readonly id: string
  readonly name: string
  readonly nameAr: string
  readonly sku: string
  readonly quantity: number
  readonly status: LineStatus
  /** The reason that staff gave for the cancellation, if any. */
  readonly reason: string | null
  /** The slug of the product's page; null once the product is deleted. */
  readonly slug: string | null
  /** Amounts are set only in emails to readers who may see prices. */
  readonly each?: number
  readonly sum?: number
  /** The price in the bag, if it has changed since. */
  readonly was?: number
}

export interface EmailOrder {
  readonly id: string
  readonly number: number
  readonly language: Language
  readonly created: Date
  /** The contact at the time of the request. */
  readonly requester: { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phoneNumber: string }
  /** The requester's current email address; empty where a caller gave none. */
  readonly address: string
  /** The link of a request whose customer has no account. */
  readonly token: string | null
  /** A request by phone in the caller's words. */
  readonly words: string
  readonly isByPhone: boolean
  /** Absent once somebody called, or tried to. */
  readonly promised?: string
  readonly lines: readonly EmailLine[]
  readonly total?: number
  /** Facts about the call and the delivery; a merchant's email has none. */
  readonly delivery?: DeliveryReply
}

interface EmailDeps extends RequestLinkDeps {
  readonly database: Database
  readonly settings: ReadSettings
}

/** The reader of an email about an order, which decides whether prices are shown. */
export type EmailReader = 'requester' | 'staff'

/** Admins always have a first name. */
const STAFF: PriceReader = { kind: 'signed-in', firstName: 'staff' }

/** Finds cancelled orders as well. */
export async function findEmailOrder(deps: EmailDeps, orderId: string, reader: EmailReader): Promise<EmailOrder | null> {
  const order = await findAnyOrder(deps.database.db, orderId)
  if (order === null) return null
  const who = reader === 'staff' ? STAFF : requesterOf(order)
  return emailOrder(deps, order, { who, brandId: null })
}

/** A caller without an account sees no prices. */
function requesterOf({ profileFirstName }: FoundOrder): PriceReader {
  return profileFirstName === null ? { kind: 'anonymous' } : { kind: 'signed-in', firstName: profileFirstName }
}

async function emailOrder(
  deps: EmailDeps,
  order: FoundOrder,
  { who, brandId }: { readonly who: PriceReader; readonly brandId: string | null },
): Promise<EmailOrder> {
  const { database } = deps
  const { id, number, language, created, firstName, lastName, email, phoneNumber, words, enteredBy } = order
  const link = order.userId === null && brandId === null ? await openRequestLink(deps, database.db, id) : null
  const rows = await listLines(database.db, [id], brandId)
  const products = await readPictured(
    database.db,
    rows.flatMap(({ productId }) => productId ?? []),
  )
  const lines = rows.map((row) => emailLine(who, row, products.get(row.productId ?? '')?.slug ?? null))
  const priced = rows.map((row) => ({ ...row, price: amountOf(row.priceMinor) }))
  const requester = { firstName, lastName, email, phoneNumber }
  const total = visibleAmounts(who, { total: orderTotal(priced) })
  const delivery = brandId === null ? deliveryReply(order, rows) : {}
  return {
    id,
    number,
    language,
    created,
    requester,
    address: addressOf(order),
    token: link?.token ?? null,
    words: brandId === null ? words : '',
    isByPhone: enteredBy !== null,
    ...(brandId === null ? promisedReply(deps.settings, order) : {}),
    lines,
    ...total,
    ...delivery,
  }
}

/** Emails go to an address that the account has proven since; the request keeps its own. */
function addressOf({ email, profileEmail, isEmailProven }: FoundOrder): string {
  return isEmailProven && profileEmail !== null ? profileEmail : email
}

function emailLine(who: PriceReader, row: OrderLineRow, slug: string | null): EmailLine {
  const { id, name, nameAr, sku, quantity, status, cancelReason, shownMinor } = row
  const price = amountOf(row.priceMinor)
  return {
    id,
    name,
    nameAr,
    sku,
    quantity,
    status,
    reason: cancelReason,
    slug,
    ...visibleAmounts(who, { each: price, sum: lineTotal({ price, quantity }) }),
    ...(shownMinor === null ? {} : visibleAmounts(who, { was: amountOf(shownMinor) })),
  }
}

export interface CancelledOrder {
  readonly order: EmailOrder
  readonly reason: string | null
  /** The person who cancelled; null for an admin. */
  readonly by: { readonly name: string; readonly isMerchant: boolean } | null
}

/** Null when the order was never cancelled. */
export async function findCancelledOrder(deps: EmailDeps, orderId: string, reader: EmailReader): Promise<CancelledOrder | null> {
  const cancelled = await findCancelled(deps.database.db, orderId)
  const order = cancelled === null ? null : await findEmailOrder(deps, orderId, reader)
  if (cancelled === null || order === null) return null
  return { order, reason: cancelled.reason, by: canceller(cancelled) }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

interface Canceller {
  readonly person: Person | null
  readonly requesterId: string | null
  /** It is stored with whole requests alone. */
  readonly kind?: CancelledBy | null
}

function canceller({ person, requesterId, kind: stored = null }: Canceller): CancelledOrder['by'] {
  if (person === null) return null
  const kind = stored ?? cancelledBy(person, requesterId)
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email
  return kind === 'admin' ? null : { name, isMerchant: kind === 'merchant' }
}

/** Lines that the requester or a merchant cancelled, for staff; null when they are all open again, or the whole order is cancelled. */
export async function findCancelledLines(
  deps: EmailDeps,
  { orderId, lineIds, by }: { readonly orderId: string; readonly lineIds: readonly string[]; readonly by: string },
): Promise<(CancelledOrder & { readonly by: NonNullable<CancelledOrder['by']> }) | null> {
  const { db } = deps.database
  const [row, person] = await Promise.all([findAnyOrder(db, orderId), findPerson(db, by)])
  const order = row === null || row.archived !== null ? null : await findEmailOrder(deps, orderId, 'staff')
  if (row === null || order === null) return null
  const lines = order.lines.filter(({ id, status }) => lineIds.includes(id) && status === 'Cancelled')
  const who = canceller({ person, requesterId: row.userId })
  return lines.length === 0 || who === null ? null : { order: { ...order, lines }, reason: null, by: who }
}

/** The lines whose status changed; null when none did, or the whole order is cancelled, which has an email of its own. */
export async function findChangedLines(
  deps: EmailDeps,
  { orderId, before }: { readonly orderId: string; readonly before: Readonly<Record<string, LineStatus>> },
): Promise<EmailOrder | null> {
  const row = await findAnyOrder(deps.database.db, orderId)
  const order = row === null || row.archived !== null ? null : await findEmailOrder(deps, orderId, 'requester')
  if (order === null) return null
  const lines = order.lines.filter(({ id, status }) => before[id] !== status)
  return lines.length === 0 ? null : { ...order, lines }
}

export interface MerchantRequest {
  readonly order: EmailOrder
  readonly merchant: { readonly firstName: string; readonly email: string; readonly language: Language }
}

/** A merchant's view of an order: the lines of its own brand. Null when the brand has another owner by now. */
export async function findMerchantRequest(
  deps: EmailDeps,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<MerchantRequest | null> {
  const [row, merchant] = await Promise.all([findAnyOrder(deps.database.db, orderId), findPerson(deps.database.db, userId)])
  if (row === null || row.archived !== null || merchant === null || merchant.brandId === null || !merchant.isActive) return null
  const who: PriceReader = { kind: 'signed-in', firstName: merchant.firstName }
  const order = await emailOrder(deps, row, { who, brandId: merchant.brandId })
  return order.lines.length === 0 ? null : { order, merchant }
}
