import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { requestLinks } from '../orders.tables.ts'

export type RequestLinkRow = typeof requestLinks.$inferSelect

export async function findLastLink(db: Db, orderId: string): Promise<RequestLinkRow | null> {
  const [row] = await db.select().from(requestLinks).where(eq(requestLinks.orderId, orderId)).orderBy(desc(requestLinks.counter)).limit(1)
  return row ?? null
}

export async function endRequestLinks(tx: Db, orderId: string, at: Date): Promise<void> {
  await tx
    .update(requestLinks)
    .set({ ends: at })
    .where(and(eq(requestLinks.orderId, orderId), gt(requestLinks.ends, at)))
}

export async function insertRequestLink(tx: Db, link: RequestLinkRow): Promise<void> {
  await tx.insert(requestLinks).values(link)
}

/** Null once the link ended. */
export async function findOpenLink(db: Db, tokenHash: string, now: Date): Promise<Pick<RequestLinkRow, 'orderId' | 'ends'> | null> {
  const [row] = await db
    .select({ orderId: requestLinks.orderId, ends: requestLinks.ends })
    .from(requestLinks)
    .where(and(eq(requestLinks.tokenHash, tokenHash), gt(requestLinks.ends, now)))
  return row ?? null
}
