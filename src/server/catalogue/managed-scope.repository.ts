import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ManagedScope } from '#domain/accounts/viewer.ts'

/** The condition that a record's brand is in the scope; undefined where every record is. */
export function inManagedScope(scope: ManagedScope, brandId: PgColumn): SQL | undefined {
  if (scope === 'all') return undefined
  return scope === 'none' ? sql`false` : eq(brandId, scope.brandId)
}
