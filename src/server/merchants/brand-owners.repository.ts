import { inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { merchants } from './merchants.tables.ts'

export async function listOwners(db: Db, brandIds: readonly string[]) {
  return db
    .select({ brandId: merchants.brandId, _id: merchants.id, name: merchants.name })
    .from(merchants)
    .where(inArray(merchants.brandId, [...brandIds]))
}
