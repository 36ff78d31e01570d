import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { users } from '../accounts.tables.ts'

/** Everything that belongs to the account alone is deleted with it. False where it was deleted before. */
export async function deleteUser(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return rows.length === 1
}
