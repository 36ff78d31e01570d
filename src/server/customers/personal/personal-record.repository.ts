import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { customers } from '../customers.tables.ts'

/** The desk's record of this account; null where it has none. */
export async function findRecordOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId))
  return row?.id ?? null
}
