import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import { lockCustomerOfSubject } from '#server/customers/customer-of-subject.service.ts'
import { insertCompany, updateCustomer } from '#server/customers/customers.repository.ts'
import { refreshCustomerSearch } from '#server/customers/search.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { DEMO_DESK_CUSTOMERS, type DemoDeskCustomer } from './data/desk-customers.ts'

/** Loads customers whom the desk knows well, two of them twice, with their companies and salespeople. */
export async function loadCustomers(tx: Db, making: Making): Promise<void> {
  for (const customer of DEMO_DESK_CUSTOMERS) await loadCustomer(tx, making, customer)
}

async function loadCustomer(
  tx: Db,
  making: Making,
  { account, phoneOf, salesperson, company, ...person }: DemoDeskCustomer,
): Promise<void> {
  const user = account === null ? null : await accountOf(tx, account)
  const phone = phoneOf === undefined ? (user?.phoneNumber ?? person.phone) : (await accountOf(tx, phoneOf)).phoneNumber
  const { id } = await lockCustomerOfSubject(tx, making, {
    ...person,
    customerId: null,
    userId: user?.id ?? null,
    isEmailProven: true,
    company: '',
    phone,
    email: user?.email ?? person.email,
  })
  const staff = salesperson === null ? null : await findAccountByEmail(tx, salesperson)
  await updateCustomer(tx, id, { name: person.name, language: person.language, salespersonId: staff?.id ?? null })
  if (company !== null) await insertCompany(tx, { id: making.newId(), customerId: id, ...company, created: making.now() })
  await refreshCustomerSearch(tx, id)
}

async function accountOf(tx: Db, handle: string) {
  const found = await findAccountByEmail(tx, `${handle}@guests.example`)
  if (found === null) throw new Error(`the demo names an unknown person: ${handle}`)
  return found
}
