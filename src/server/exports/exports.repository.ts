import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Db } from '#server/platform/db/database.ts'

export async function findExporter(db: Db, userId: string) {
  const [found] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return found ?? null
}
