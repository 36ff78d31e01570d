import type { Db } from '#server/platform/db/database.ts'
import { listOwners } from './brand-owners.repository.ts'

export interface BrandOwner {
  readonly _id: string
  readonly name: string
}

/** The merchants that manage these brands; most brands have none. */
export async function findBrandOwners(db: Db, brandIds: readonly string[]): Promise<(brandId: string) => BrandOwner | null> {
  if (brandIds.length === 0) return () => null
  const byBrand = new Map((await listOwners(db, brandIds)).map(({ brandId, ...owner }) => [brandId, owner]))
  return (brandId) => byBrand.get(brandId) ?? null
}
