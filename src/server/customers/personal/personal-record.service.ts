import type { InOwnData } from '#contract/own/own-data.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listCompanies, listContacts } from '../customers.repository.ts'
import { findRecordOf } from './personal-record.repository.ts'

export interface PersonalRecord {
  readonly contacts: readonly InOwnData<'contacts'>[]
  readonly companies: readonly InOwnData<'companies'>[]
}

/** The contacts and companies that the desk has of a person, without what staff noted. */
export async function recordOfPerson(db: Db, userId: string): Promise<PersonalRecord> {
  const id = await findRecordOf(db, userId)
  if (id === null) return { contacts: [], companies: [] }
  const [contacts, companies] = [await listContacts(db, [id]), await listCompanies(db, [id])]
  return {
    contacts: contacts.map(({ kind, shown }) => ({ kind, value: shown })),
    companies: companies.map(({ name, nameAr, taxNumber, commercialRegister, branch }) => ({
      name,
      nameAr,
      taxNumber,
      commercialRegister,
      branch,
    })),
  }
}
