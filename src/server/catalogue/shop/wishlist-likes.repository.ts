import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { wishes } from '#server/wishlist/wishlist.tables.ts'

const likedAmong = preparedOnce((db) =>
  db
    .select({ productId: wishes.productId })
    .from(wishes)
    .where(and(eq(wishes.userId, sql.placeholder('userId')), sql`${wishes.productId} = any(${sql.placeholder('productIds')}::uuid[])`))
    .prepare('liked_among'),
)

export async function listLikedAmong(db: Db, userId: string, productIds: readonly string[]): Promise<string[]> {
  const rows = await likedAmong(db).execute({ userId, productIds: [...productIds] })
  return rows.map(({ productId }) => productId)
}
