import { customerSearch } from '#domain/desk/customer-search.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type CustomerListRow, countCustomerRows, listCustomerRowsAfter } from './customer-lists.repository.ts'

export type ExportedCustomer = CustomerListRow

/** The customers that a search finds, or all, the oldest first, a part at a time: those after an id. */
export function customersAfter(
  db: Db,
  search: string,
  part: { readonly after: string | null; readonly limit: number },
): Promise<ExportedCustomer[]> {
  return listCustomerRowsAfter(db, search === '' ? null : customerSearch(search), part)
}

export function countCustomers(db: Db, search: string): Promise<number> {
  return countCustomerRows(db, search === '' ? null : customerSearch(search))
}
