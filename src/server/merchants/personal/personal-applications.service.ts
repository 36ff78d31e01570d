import type { Application } from '#contract/own/own-data.ts'
import type { Db } from '#server/platform/db/database.ts'
import { deleteMerchantRow, listApplicationsOf, type PersonsApplications } from '../merchants.repository.ts'

/** A person's own applications, newest first. */
export async function applicationsOfPerson(db: Db, person: PersonsApplications): Promise<Application[]> {
  const rows = await listApplicationsOf(db, person)
  return rows.map(({ name, email, phoneNumber, brandName, business, status, created }) => ({
    name,
    email,
    phoneNumber,
    brandName,
    business,
    status,
    created: created.toISOString(),
  }))
}

/** Applications that led to no brand go; answers their ids. */
export async function forgetApplications(tx: Db, person: PersonsApplications): Promise<string[]> {
  const rows = (await listApplicationsOf(tx, person)).filter(({ brandId }) => brandId === null)
  for (const { id } of rows) await deleteMerchantRow(tx, id)
  return rows.map(({ id }) => id)
}
