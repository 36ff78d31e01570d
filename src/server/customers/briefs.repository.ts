import { desc, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { customerCompanies, customerContacts, customers } from './customers.tables.ts'

type ContactKind = (typeof customerContacts.$inferSelect)['kind']

export async function listBriefs(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const [people, contacts, companies] = [
    await db
      .select({ id: customers.id, name: customers.name, language: customers.language, userId: customers.userId })
      .from(customers)
      .where(inArray(customers.id, [...ids])),
    await db
      .select()
      .from(customerContacts)
      .where(inArray(customerContacts.customerId, [...ids]))
      .orderBy(desc(customerContacts.created)),
    await db
      .select()
      .from(customerCompanies)
      .where(inArray(customerCompanies.customerId, [...ids]))
      .orderBy(desc(customerCompanies.created)),
  ]
  return ids.flatMap((id) => {
    const person = people.find((row) => row.id === id)
    if (person === undefined) return []
    const contact = (kind: ContactKind) => contacts.find((row) => row.customerId === id && row.kind === kind)?.shown ?? ''
    const company = companies.find((row) => row.customerId === id)
    return [{ ...person, phone: contact('phone'), email: contact('email'), company: company?.nameAr || company?.name || '' }]
  })
}
