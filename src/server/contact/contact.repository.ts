import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { contactMessages } from './contact.tables.ts'

export type ContactMessage = typeof contactMessages.$inferSelect

export async function insertMessage(db: Db, message: ContactMessage): Promise<void> {
  await db.insert(contactMessages).values(message)
}

export async function findMessage(db: Db, id: string): Promise<ContactMessage | null> {
  const [found] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return found ?? null
}

/** The oldest first. */
export async function listMessagesFrom(db: Db, email: string): Promise<ContactMessage[]> {
  return db.select().from(contactMessages).where(eq(contactMessages.email, email)).orderBy(asc(contactMessages.id))
}

/** Answers the ids. */
export async function deleteMessagesFrom(tx: Db, email: string): Promise<string[]> {
  const rows = await tx.delete(contactMessages).where(eq(contactMessages.email, email)).returning({ id: contactMessages.id })
  return rows.map(({ id }) => id)
}
