import { and, eq, sql } from 'drizzle-orm'
import { EVERYTHING, type ListScope } from '#domain/list-scope.ts'
import { isAlphaDash } from '#domain/text/slugs.ts'
import { brands, categories, listingCounts, oldSlugs } from '#server/catalogue/catalogue.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce, preparedPerVariant } from '#server/platform/db/prepared.ts'

/** A brand or category by its current or an old slug. */
export interface Collection {
  readonly kind: 'brand' | 'category'
  readonly slug: string
}

export interface Scope {
  readonly scope: ListScope
  readonly count: number
}

/** The list of a brand or category, with its current names. */
export interface CollectionScope extends Scope {
  readonly name: string
  readonly nameAr: string
  readonly slug: string
}

const slugTables = { brand: brands, category: categories } as const

/** The condition for a collection that is switched off neither itself nor by its merchant or its parent. */
export const isShown = {
  brand: and(eq(brands.isActive, true), eq(brands.isMerchantActive, true)),
  category: and(eq(categories.isActive, true), eq(categories.isParentActive, true)),
} as const

/** The list of the active brand or category that the placeholder `slug` names. */
export function collectionScope(db: Db, kind: Collection['kind']) {
  const table = slugTables[kind]
  const slug = sql.placeholder('slug')
  const found = sql`coalesce(
    (select ${table.id} from ${table} where ${table.slug} = ${slug}),
    (select ${oldSlugs.recordId} from ${oldSlugs} where ${oldSlugs.kind} = ${sql.raw(`'${kind}'`)} and ${oldSlugs.slug} = ${slug}))`
  return db
    .select({
      scope: sql<ListScope>`${table.id}`.as('scope'),
      count: sql<number>`coalesce(${listingCounts.count}, 0)`.mapWith(Number).as('count'),
      name: sql<string>`${table.name}`.as('collection_name'),
      nameAr: sql<string>`${table.nameAr}`.as('collection_name_ar'),
      slug: sql<string>`${table.slug}`.as('collection_slug'),
    })
    .from(table)
    .leftJoin(listingCounts, eq(listingCounts.scope, table.id))
    .where(and(eq(table.id, found), isShown[kind]))
}

const scope = preparedPerVariant((db, kind: Collection['kind']) => collectionScope(db, kind).prepare(`scope_${kind}`))

/** The list of an active brand or category by its current or an old slug. */
export async function findScope(db: Db, kind: Collection['kind'], slug: string): Promise<CollectionScope | null> {
  if (!isAlphaDash(slug)) return null
  const [found] = await scope(db, kind).execute({ slug })
  return found ?? null
}

export function everythingScope(db: Db) {
  return db
    .select({
      scope: sql<ListScope>`${listingCounts.scope}`.as('scope'),
      count: sql<number>`${listingCounts.count}`.mapWith(Number).as('count'),
      name: sql<string>`''`.as('collection_name'),
      nameAr: sql<string>`''`.as('collection_name_ar'),
      slug: sql<string>`''`.as('collection_slug'),
    })
    .from(listingCounts)
    .where(eq(listingCounts.scope, EVERYTHING))
}

const everything = preparedOnce((db) => everythingScope(db).prepare('scope_everything'))

export async function findEverything(db: Db): Promise<Scope> {
  const [found] = await everything(db).execute()
  return { scope: EVERYTHING, count: found?.count ?? 0 }
}
