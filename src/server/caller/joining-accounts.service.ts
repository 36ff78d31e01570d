import type { ProvenEmail } from '#server/accounts/accounts.service.ts'
import { lockCustomerOfSubject } from '#server/customers/customer-of-subject.service.ts'
import { type Joiners, joinOwnRecords } from '#server/customers/joining.service.ts'
import { giveOffersOf } from '#server/offers/fulfilment/joining.service.ts'
import { giveRequestsTo } from '#server/orders/by-phone/phone-orders.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'

/** The requests that staff wrote down for an address, their offers and their customer belong to the account that proves it. */
export async function giveToAccount(tx: Db, deps: Making & Joiners, { userId, email }: ProvenEmail): Promise<void> {
  const orderIds = await giveRequestsTo(tx, { userId, email })
  if (orderIds.length === 0) return
  await giveOffersOf(tx, orderIds, userId)
  const { id } = await lockCustomerOfSubject(tx, deps, {
    customerId: null,
    userId,
    isEmailProven: true,
    name: '',
    company: '',
    phone: '',
    email,
    language: 'ar',
  })
  await joinOwnRecords(deps, tx, { id, userId, email })
}
