import type { PhoneRequestForm } from '#contract/forms/phone-request-form.ts'
import { requestSearchText, userSearchText } from '#domain/accounts/user-search.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { stepLimit } from '#domain/catalogue/quantity.ts'
import type { Delivery } from '#domain/orders/delivery.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { lockOnShow } from '#server/catalogue/shop/products.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { firstLine, merged, orderable } from '../asked-lines.facts.ts'
import { listMerchantsOf } from '../order-emails.repository.ts'
import { announceOrder, brandsOf } from '../order-news.repository.ts'
import { tellOfRequest } from '../order-notices.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { findPhoneOrder, giveToAccount, insertPhoneOrder, type PhoneLine } from './phone-orders.repository.ts'

export interface CallersRequest {
  readonly form: PhoneRequestForm
  readonly staff: SignedIn
  readonly customerId: string
  /** The account of the customer, if there is one. */
  readonly userId: string | null
}

export interface MadePhoneOrder {
  readonly id: string
  readonly number: number
}

/** Writes a request down for somebody who called. It makes no account. */
export async function makePhoneOrder(deps: OrderDeps, tx: Db, request: CallersRequest): Promise<MadePhoneOrder> {
  const { form, staff, customerId, userId } = request
  const { newId, now } = deps
  const id = newId()
  const { lines, delivery } = await orderedLines(deps, tx, request)
  const { key: cartId, name: firstName, phone: phoneNumber, email = '', language, words } = form
  const searchText = [userSearchText({ email, firstName, lastName: '', phoneNumber }), requestSearchText(form)].join('\n')
  const contact = { firstName, lastName: '', phoneNumber, email, searchText }
  const order = { id, cartId, userId, customerId, language, ...contact, delivery, enteredBy: staff.id, words, created: now() }
  const number = await insertPhoneOrder(tx, order, lines)
  const change = { actor: actorOf(staff), recordKind: 'order', recordId: id } as const
  await recordChange(tx, deps, { ...change, action: 'order.entered', before: null, after: null })
  const brandIds = brandsOf(lines.map(({ brandId = null }) => ({ brandId })))
  await tellOfRequest(deps, tx, { id, userId, merchants: await listMerchantsOf(tx, brandIds, userId) })
  return { id, number }
}

/**
 * A line has at most as many pieces as the bag allows. Pieces that the caller wants beyond that are noted with the delivery, as for a bag.
 */
async function orderedLines({ newId }: Making, tx: Db, { form, staff }: CallersRequest) {
  const asked = merged(form.lines, staff)
  const onShow = await lockOnShow(
    tx,
    asked.map(({ product }) => product),
  )
  const within = asked.map((line) => ({ ...line, quantity: Math.min(line.quantity, stepLimit(onShow.get(line.product)?.stock ?? 0)) }))
  const ordered = await orderable(tx, { lines: within, onShow, language: staff.language })
  const lines = ordered.map((line) => firstLine(line, newId())) satisfies PhoneLine[]
  const more = asked.flatMap(({ product, quantity }) => {
    const line = lines.find(({ productId }) => productId === product)
    return line === undefined || quantity <= line.quantity ? [] : [{ line: line.id, quantity }]
  })
  return { lines, delivery: deliveryOf(form, more) }
}

function deliveryOf({ company, address, governorate, callTime, installation }: PhoneRequestForm, more: Delivery['wished'] = []) {
  const delivery: Delivery = {
    ...(company === '' ? {} : { company }),
    ...(address === '' ? {} : { address }),
    ...(governorate === undefined ? {} : { governorate }),
    ...(callTime === undefined ? {} : { callTime }),
    ...(installation ? { installation } : {}),
    ...(more.length === 0 ? {} : { wished: more }),
  }
  return Object.keys(delivery).length === 0 ? null : delivery
}

/** The request that this form became before. */
export async function phoneOrderOf(db: Db, key: string) {
  return findPhoneOrder(db, key)
}

/** Requests that staff wrote down for an address belong to the account that proves it. */
export async function giveRequestsTo(tx: Db, proven: { readonly userId: string; readonly email: string }): Promise<string[]> {
  const ids = await giveToAccount(tx, proven)
  if (ids.length > 0) await announceOrder(tx, { userId: proven.userId, brandIds: [] })
  return ids
}
