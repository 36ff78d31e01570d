import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { isOpen } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listLines } from '../orders.repository.ts'
import { deleteFilesOf, forgetContacts, lockCartsOf, lockRequestsOf, type PersonsRecords } from './forgetting.repository.ts'

export interface PersonsRequest {
  readonly id: string
  readonly number: string
  readonly isOpen: boolean
  /** True while some of it is delivered and some is not. */
  readonly isUndelivered: boolean
}

export async function requestsToForget(tx: Db, person: PersonsRecords): Promise<PersonsRequest[]> {
  await lockCartsOf(tx, person.userId)
  const rows = await lockRequestsOf(tx, person)
  const lines = Map.groupBy(
    await listLines(
      tx,
      rows.map(({ id }) => id),
      null,
    ),
    ({ orderId }) => orderId,
  )
  return rows.map(({ id, number, archived }) => {
    const own = lines.get(id) ?? []
    const isStanding = archived === null && (own.length === 0 || own.some(isOpen))
    const isUndelivered = isStanding && own.some(({ status }) => status === 'Delivered')
    return { id, number: orderNumberText(number), isOpen: isStanding, isUndelivered }
  })
}

/** Clears the contacts and files of requests and offers. Answers the ids of the files, so that the caller can delete their bytes. */
export async function forgetRequests(tx: Db, orderIds: readonly string[], offerIds: readonly string[]): Promise<string[]> {
  if (orderIds.length > 0) await forgetContacts(tx, orderIds)
  return deleteFilesOf(tx, { orderIds, offerIds })
}
