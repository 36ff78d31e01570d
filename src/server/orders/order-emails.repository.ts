import { and, eq, inArray, ne } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { orders } from './orders.tables.ts'

function selectPeople(db: Db) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      language: users.language,
      role: users.role,
      brandId: merchants.brandId,
      isActive: merchants.isActive,
    })
    .from(users)
    .leftJoin(merchants, eq(merchants.id, users.merchantId))
}

/** The person who acted on an order, or who is notified of one. */
export async function findPerson(db: Db, id: string) {
  const [row] = await selectPeople(db).where(eq(users.id, id))
  return row ?? null
}

/** Accounts of the active merchants of these brands, without the requester, who knows of the request. */
export async function listMerchantsOf(db: Db, brandIds: readonly string[], besides: string | null): Promise<string[]> {
  if (brandIds.length === 0) return []
  const rows = await selectPeople(db).where(
    and(
      inArray(merchants.brandId, [...brandIds]),
      eq(merchants.isActive, true),
      eq(users.role, 'ROLE MERCHANT'),
      besides === null ? undefined : ne(users.id, besides),
    ),
  )
  return rows.map(({ id }) => id)
}

export async function findCancelled(db: Db, orderId: string) {
  const [row] = await db
    .select({
      at: orders.archived,
      by: orders.archivedBy,
      reason: orders.archivedReason,
      kind: orders.archivedKind,
      requesterId: orders.userId,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (row === undefined || row.at === null) return null
  return { reason: row.reason, kind: row.kind, requesterId: row.requesterId, person: row.by === null ? null : await findPerson(db, row.by) }
}
