import { asc, eq } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface StaffMember {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

/** The people who work at the sales desk, by name. */
export async function listAdmins(db: Db): Promise<StaffMember[]> {
  return db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName, language: users.language })
    .from(users)
    .where(eq(users.role, 'ROLE ADMIN'))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}
