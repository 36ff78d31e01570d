import { customerSearchText } from '#domain/desk/customer-search.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import {
  listCompanies,
  listContacts,
  listGroupIds,
  listNames,
  listOldSearchTexts,
  lockCustomers,
  setSearchText,
} from './customers.repository.ts'

/** Brings the text that a search of customers matches up to date; the last step of every change of a customer. */
export async function refreshCustomerSearch(tx: Db, id: string): Promise<void> {
  const ids = await listGroupIds(tx, id)
  const [names, contacts, companies] = [await listNames(tx, ids), await listContacts(tx, ids), await listCompanies(tx, ids)]
  const valuesOf = (wanted: 'phone' | 'email') => contacts.flatMap(({ kind, value, shown }) => (kind === wanted ? [value, shown] : []))
  const text = customerSearchText({
    names: [
      ...names.map(({ name }) => name),
      ...companies.flatMap(({ name, nameAr, branch, taxNumber }) => [name, nameAr, branch, taxNumber]),
    ],
    phones: valuesOf('phone'),
    emails: valuesOf('email'),
  })
  await setSearchText(tx, id, text)
}

/** Makes some of the texts anew that older rules made; the number of them. */
export async function renewSearchTexts(database: Database, most: number): Promise<number> {
  const ids = await listOldSearchTexts(database.db, most)
  for (const id of ids) {
    await database.transaction(async (tx) => {
      await lockCustomers(tx, [id])
      await refreshCustomerSearch(tx, id)
    })
  }
  return ids.length
}
