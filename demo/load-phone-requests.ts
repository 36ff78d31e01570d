import { requestSearchText, userSearchText } from '#domain/accounts/user-search.ts'
import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import { recordChange } from '#server/audit/audit.service.ts'
import { newCustomer } from '#server/customers/customer-of-subject.service.ts'
import { insertPhoneOrder } from '#server/orders/by-phone/phone-orders.repository.ts'
import { renewRequestLink } from '#server/orders/links/request-links.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { DEMO_PHONE_REQUESTS, type DemoPhoneRequest } from './data/phone-requests.ts'
import { type DemoStock, linesOf, linesOfBag, type OtherRequest } from './load-orders.ts'
import { workedBefore } from './worked-time.ts'

export interface PhoneRequestDemoDeps {
  readonly now: () => Date
  readonly requestKey: string
}

/** The requests of this morning's callers, who have no account, with the links that they were sent. */
export function phoneRequests({ now, requestKey }: PhoneRequestDemoDeps, stock: DemoStock): readonly OtherRequest[] {
  const opened = now()
  const indexes = new Map(stock.products.map(({ sku }, index) => [sku, index]))
  return DEMO_PHONE_REQUESTS.map((request) => {
    const created = workedBefore(opened, request.workedMinutesAgo)
    const making = { newId: createIds(() => created.getTime()), now: () => created }
    const lines = request.lines === '' ? [] : linesOf({ lines: linesOfBag(request.lines) }, { stock, indexes, newId: making.newId })
    return { created, load: (tx) => loadPhoneRequest(tx, request, { making, requestKey, lines }) }
  })
}

interface Loading {
  readonly making: Parameters<typeof newCustomer>[1]
  readonly requestKey: string
  readonly lines: ReturnType<typeof linesOf>
}

async function loadPhoneRequest(tx: Db, request: DemoPhoneRequest, { making, requestKey, lines }: Loading): Promise<void> {
  const { name, phone, language, words, delivery } = request
  const company = delivery?.company ?? ''
  const person = { customerId: null, userId: null, isEmailProven: false, name, company, phone, email: '', language }
  const customerId = await newCustomer(tx, making, person, { isSomebodyElse: true })
  const staff = await findAccountByEmail(tx, request.by)
  if (customerId === null || staff === null) throw new Error(`the demo cannot write down the request of ${name}`)
  const contact = { firstName: name, lastName: '', phoneNumber: phone, email: '' }
  const searchText = [userSearchText(contact), requestSearchText({ company, phone })].join('\n')
  const id = making.newId()
  const facts = { id, cartId: making.newId(), userId: null, customerId, enteredBy: staff.id, created: making.now() }
  await insertPhoneOrder(tx, { ...facts, ...contact, language, words, delivery, searchText }, lines)
  await renewRequestLink({ ...making, requestKey }, tx, id)
  const actor = { id: staff.id, name: staff.firstName }
  await recordChange(tx, making, { actor, action: 'order.entered', recordKind: 'order', recordId: id, before: null, after: null })
}
