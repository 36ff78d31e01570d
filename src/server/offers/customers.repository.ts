import { desc, eq, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import { customerCompanies, customerContacts, customers } from '#server/customers/customers.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface CompanyToOffer {
  readonly name: string
  readonly nameAr: string
  readonly branch: string
}

export interface CustomerToOffer {
  readonly id: string
  readonly userId: string | null
  readonly name: string
  readonly language: Language
  /** The newest first. */
  readonly companies: readonly CompanyToOffer[]
  /** The newest of each; empty where there is none. */
  readonly phone: string
  readonly email: string
}

/** The customer of the desk, or the record that it is a part of today. */
export async function findCustomerToOffer(db: Db, id: string): Promise<CustomerToOffer | null> {
  const [customer] = await db
    .select({ id: customers.id, userId: customers.userId, name: customers.name, language: customers.language })
    .from(customers)
    .where(
      sql`${customers.id} = (
        with recursive up as (
          select id, joined_into from customers where id = ${id}
          union select c.id, c.joined_into from customers c join up on c.id = up.joined_into
        ) select id from up where joined_into is null)`,
    )
  if (customer === undefined) return null
  const [companies, contacts] = [await listCompaniesToOffer(db, customer.id), await listContacts(db, customer.id)]
  const newest = (wanted: 'phone' | 'email') => contacts.find(({ kind }) => kind === wanted)?.shown ?? ''
  return { ...customer, companies, phone: newest('phone'), email: newest('email') }
}

async function listCompaniesToOffer(db: Db, customerId: string): Promise<CompanyToOffer[]> {
  return db
    .select({ name: customerCompanies.name, nameAr: customerCompanies.nameAr, branch: customerCompanies.branch })
    .from(customerCompanies)
    .where(eq(customerCompanies.customerId, customerId))
    .orderBy(desc(customerCompanies.created), desc(customerCompanies.id))
}

async function listContacts(db: Db, customerId: string) {
  return db
    .select({ kind: customerContacts.kind, shown: customerContacts.shown })
    .from(customerContacts)
    .where(eq(customerContacts.customerId, customerId))
    .orderBy(desc(customerContacts.created), desc(customerContacts.id))
}
