import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue/products.ts'
import { MAX_PER_PAGE } from '#domain/paging.ts'
import { isAlphaDash } from '#domain/text/slugs.ts'
import { brands, listing, products } from '#server/catalogue/catalogue.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerVariant } from '#server/platform/db/prepared.ts'
import { type CardRow, cardColumns, type Paging } from './cards.repository.ts'
import {
  type Collection,
  type CollectionScope,
  collectionScope,
  everythingScope,
  findEverything,
  findScope,
  type Scope,
} from './scopes.repository.ts'

export const byOrder = {
  [PRODUCT_ORDERS.newest]: { name: 'newest', terms: () => [desc(listing.productId)] },
  [PRODUCT_ORDERS.priceHighToLow]: { name: 'dearest', terms: () => [desc(listing.priceMinor), desc(listing.productId)] },
  [PRODUCT_ORDERS.priceLowToHigh]: { name: 'cheapest', terms: () => [asc(listing.priceMinor), asc(listing.productId)] },
} as const satisfies Record<ProductOrder, { name: string; terms: () => SQL[] }>

/**
 * One page of a list and its count: an index range, whatever the size of the catalogue. Offset and limit are hidden from the planner:
 * knowing them, it would plan each page anew, which takes longer than reading it.
 */
const pagesOf = (kind: 'everything' | Collection['kind']) =>
  preparedPerVariant((db, order: ProductOrder) => {
    const { name, terms } = byOrder[order]
    const list = kind === 'everything' ? everythingScope(db).as('list') : collectionScope(db, kind).as('list')
    const page = sql`
      select ${listing.productId}, ${listing.priceMinor} from ${listing} where ${listing.scope} = list.scope
      order by ${sql.join(terms(), sql`, `)}
      limit (select ${sql.placeholder('limit')}::int) offset (select ${sql.placeholder('offset')}::bigint)`
    return db
      .select({ card: cardColumns, list: { scope: list.scope, count: list.count, name: list.name, nameAr: list.nameAr, slug: list.slug } })
      .from(list)
      .innerJoinLateral(sql`(select * from (${page}) page limit ${sql.raw(String(MAX_PER_PAGE))}) as listing`, sql`true`)
      .innerJoin(products, eq(products.id, listing.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .orderBy(...terms())
      .prepare(`list_${kind}_${name}`)
  })

const pages = { everything: pagesOf('everything'), brand: pagesOf('brand'), category: pagesOf('category') } as const

export interface ListPage {
  readonly rows: readonly CardRow[]
  readonly list: Scope
}

export interface CollectionPage {
  readonly rows: readonly CardRow[]
  readonly list: CollectionScope
}

export async function listEverything(db: Db, order: ProductOrder, paging: Paging): Promise<ListPage> {
  const found = await pages.everything(db, order).execute({ ...paging })
  return { rows: found.map(({ card }) => card), list: found[0]?.list ?? (await findEverything(db)) }
}

/** Null when there is no such active brand or category. */
export async function listCollection(
  db: Db,
  { kind, slug }: Collection,
  order: ProductOrder,
  paging: Paging,
): Promise<CollectionPage | null> {
  if (!isAlphaDash(slug)) return null
  const found = await pages[kind](db, order).execute({ slug, ...paging })
  const list = found[0]?.list ?? (await findScope(db, kind, slug))
  return list === null ? null : { rows: found.map(({ card }) => card), list }
}
