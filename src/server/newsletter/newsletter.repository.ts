import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { newsletterSubscribers } from './newsletter.tables.ts'

export type Subscriber = typeof newsletterSubscribers.$inferSelect

/** False when the address is on the list already. */
export async function insertSubscriber(db: Db, subscriber: Subscriber): Promise<boolean> {
  const added = await db
    .insert(newsletterSubscribers)
    .values(subscriber)
    .onConflictDoNothing({ target: newsletterSubscribers.email })
    .returning({ id: newsletterSubscribers.id })
  return added.length === 1
}

export async function findSubscriber(db: Db, id: string): Promise<Subscriber | null> {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  return found ?? null
}

export async function findSubscriberByEmail(db: Db, email: string): Promise<Subscriber | null> {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return found ?? null
}

/** False when no subscriber has this link: it was used, or never existed. */
export async function deleteSubscriber(db: Db, unsubscribeToken: string): Promise<boolean> {
  const deleted = await db
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.unsubscribeToken, unsubscribeToken))
    .returning({ id: newsletterSubscribers.id })
  return deleted.length === 1
}

export async function deleteSubscriberByEmail(tx: Db, email: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
}
