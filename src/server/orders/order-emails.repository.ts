import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { productIdsOfCart } from './carts.repository.ts'
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
  const rows = await merchantsOf(db).execute({ brandIds: [...brandIds], besides })
  return rows.map(({ id }) => id)
}

function selectMerchants(db: Db, isOfBrand: SQL) {
  return db
    .select({ id: users.id })
    .from(users)
    .innerJoin(merchants, eq(merchants.id, users.merchantId))
    .where(
      and(
        isOfBrand,
        eq(merchants.isActive, true),
        eq(users.role, 'ROLE MERCHANT'),
        sql`${users.id} is distinct from ${sql.placeholder('besides')}::uuid`,
      ),
    )
}

const merchantsOf = preparedOnce((db) =>
  selectMerchants(db, sql`${merchants.brandId} = any(${sql.placeholder('brandIds')}::uuid[])`).prepare('merchants_of_brands'),
)

/** The same for the brands of a cart's products, which need not have been read. */
export async function listMerchantsOfCart(db: Db, cartId: string, besides: string): Promise<string[]> {
  const rows = await merchantsOfCart(db).execute({ cartId, besides })
  return rows.map(({ id }) => id)
}

const merchantsOfCart = preparedOnce((db) => {
  const brandIds = db.select({ id: products.brandId }).from(products).where(sql`${products.id} = any(array(${productIdsOfCart()}))`)
  return selectMerchants(db, inArray(merchants.brandId, brandIds)).prepare('merchants_of_cart')
})

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
