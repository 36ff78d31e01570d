import type { InOwnData } from '#contract/own/own-data.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findRemaining } from '../customer-of-subject.repository.ts'
import { listCompanies, listContacts, listGroupIds } from '../customers.repository.ts'
import { refreshCustomerSearch } from '../search.service.ts'
import { emptyRecords, findRecordOf, forgetJoiner, lockRecords, takeEmailFrom } from './personal-record.repository.ts'

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

/** The ids of all records of a person, locked. Records of others, with whom this one was made one, are not among them. */
export async function recordsToForget(tx: Db, userId: string): Promise<string[]> {
  const own = await findRecordOf(tx, userId)
  if (own === null) return []
  const isOfOther = (row: { readonly userId: string | null }) => row.userId !== null && row.userId !== userId
  const whole = await lockRecords(tx, await listGroupIds(tx, await findRemaining(tx, own)))
  if (!whole.some(isOfOther)) return whole.map(({ id }) => id)
  const parts = new Set(await listGroupIds(tx, own))
  return whole.filter((row) => parts.has(row.id) && !isOfOther(row)).map(({ id }) => id)
}

/** `email` is the address that the person has proven to own, if any. */
export async function forgetRecords(tx: Db, ids: readonly string[], email: string | null): Promise<void> {
  if (ids.length > 0) await emptyRecords(tx, ids)
  const others = email === null ? [] : await takeEmailFrom(tx, email, ids)
  for (const id of [...ids, ...others]) await refreshCustomerSearch(tx, id)
}

export function forgetColleagueOnRecords(tx: Db, userId: string): Promise<void> {
  return forgetJoiner(tx, userId)
}
