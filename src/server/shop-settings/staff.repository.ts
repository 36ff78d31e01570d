import { and, arrayContains, asc, eq } from 'drizzle-orm'
import type { Area } from '#domain/accounts/areas.ts'
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

/** Staff with an area, by name. */
export async function listStaffWith(db: Db, area: Area): Promise<StaffMember[]> {
  return db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'ROLE ADMIN'), arrayContains(users.areas, [area])))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}
