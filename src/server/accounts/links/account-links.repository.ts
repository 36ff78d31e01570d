import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { accountLinks } from '../accounts.tables.ts'

export type AccountLink = typeof accountLinks.$inferInsert
export type LinkKind = AccountLink['kind']

export interface LinkFacts {
  readonly kind: LinkKind
  readonly tokenHash: string
  readonly now: Date
}

export async function insertLink(db: Db, link: AccountLink): Promise<void> {
  await db.insert(accountLinks).values(link)
}

function usable({ kind, tokenHash, now }: LinkFacts) {
  return and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.kind, kind), isNull(accountLinks.used), gt(accountLinks.expires, now))
}

const linkColumns = { userId: accountLinks.userId, merchantId: accountLinks.merchantId, email: accountLinks.email }

/** The account or merchant that a link is about. */
export type LinkSubject = Pick<typeof accountLinks.$inferSelect, keyof typeof linkColumns>

export async function findUsableLink(db: Db, facts: LinkFacts): Promise<LinkSubject | null> {
  const [link] = await db.select(linkColumns).from(accountLinks).where(usable(facts))
  return link ?? null
}

/**
 * Atomic: one of two concurrent callers gets the link, the other gets null, as does anybody with an old or used link or one of another
 * kind.
 */
export async function spendLink(db: Db, facts: LinkFacts): Promise<LinkSubject | null> {
  const [link] = await db.update(accountLinks).set({ used: facts.now }).where(usable(facts)).returning(linkColumns)
  return link ?? null
}

/** A changed password ends the links of earlier emails. */
export async function endLinksOf(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db
    .update(accountLinks)
    .set({ used: now })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.used)))
}

export async function endLinksOfMerchant(db: Db, { merchantId, now }: { merchantId: string; now: Date }): Promise<void> {
  await db
    .update(accountLinks)
    .set({ used: now })
    .where(and(eq(accountLinks.merchantId, merchantId), isNull(accountLinks.used)))
}

export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expires, before))
}
