import { asc, eq, gt } from 'drizzle-orm'
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

/** The subscribers after this one, the oldest first: for reading all of them part by part. */
export async function listSubscribersAfter(
  db: Db,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Subscriber[]> {
  return db
    .select()
    .from(newsletterSubscribers)
    .where(after === null ? undefined : gt(newsletterSubscribers.id, after))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(limit)
}

export async function countSubscribers(db: Db): Promise<number> {
  return db.$count(newsletterSubscribers)
}
