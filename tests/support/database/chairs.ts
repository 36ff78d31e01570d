import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'

/** A table for tests of transactions. */
export const chairs = pgTable('platform_chairs', { id: integer().primaryKey(), name: text() })

/** Makes the table, or empties it. */
export async function makeChairs(db: Db): Promise<void> {
  await db.execute(sql`CREATE TABLE IF NOT EXISTS platform_chairs (id int CONSTRAINT platform_chairs_id PRIMARY KEY, name text)`)
  await db.delete(chairs)
}

export async function idsOfChairs(db: Db): Promise<number[]> {
  const rows = await db.select({ id: chairs.id }).from(chairs).orderBy(chairs.id)
  return rows.map(({ id }) => id)
}
