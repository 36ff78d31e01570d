import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { secrets } from './secrets.tables.ts'

export async function insertSecret(db: Db, secret: typeof secrets.$inferInsert): Promise<void> {
  await db.insert(secrets).values(secret).onConflictDoNothing()
}

export async function findSecret(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row?.value ?? null
}

export async function listSecrets(db: Db) {
  return db.select().from(secrets).orderBy(secrets.name)
}

export async function replaceSecret(db: Db, secret: typeof secrets.$inferInsert): Promise<void> {
  await db
    .insert(secrets)
    .values(secret)
    .onConflictDoUpdate({ target: secrets.name, set: { value: secret.value } })
}
