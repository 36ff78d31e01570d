import { RefusalError } from '#domain/errors.ts'
import { findEverything } from '#server/catalogue/listing/scopes.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { replicaOf } from '#server/platform/db/replica.ts'
import { listActiveBrands, listActiveCategories } from './collections.repository.ts'
import { type SitemapLocation, sitemapFile, sitemapIndex } from './sitemap.replies.ts'
import { listSlugsOnShow } from './sitemap.repository.ts'

export interface SitemapSource extends SitemapLocation {
  readonly database: Database
}

/** Each product has two addresses, so a file stays far below the allowed 50,000, and is small enough to cache. */
const PRODUCTS_PER_FILE = 2000
const COLLECTIONS_FILE = 'collections.xml'
const FIXED_PATHS = ['/', '/shop', '/brands', '/contact', '/sell']

export async function makeSitemapIndex(deps: SitemapSource): Promise<string> {
  const { count } = await findEverything(replicaOf(deps.database).db)
  const files = Array.from({ length: Math.ceil(count / PRODUCTS_PER_FILE) }, (_, n) => `products-${n + 1}.xml`)
  return sitemapIndex(deps, [COLLECTIONS_FILE, ...files])
}

export async function makeSitemapFile(deps: SitemapSource, name: string): Promise<string> {
  if (name === COLLECTIONS_FILE) return sitemapFile(deps, await collectionPaths(replicaOf(deps.database)))
  const number = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? Number.NaN)
  if (Number.isNaN(number)) throw new RefusalError('not-found')
  const slugs = await listSlugsOnShow(replicaOf(deps.database).db, { limit: PRODUCTS_PER_FILE, offset: (number - 1) * PRODUCTS_PER_FILE })
  if (slugs.length === 0) throw new RefusalError('not-found')
  return sitemapFile(
    deps,
    slugs.map((slug) => `/product/${slug}`),
  )
}

async function collectionPaths(database: Database): Promise<string[]> {
  // Robots can wait: the file takes one connection of the pool, not two.
  const categories = await listActiveCategories(database.db)
  const brands = await listActiveBrands(database)
  return [...FIXED_PATHS, ...categories.map(({ slug }) => `/shop/category/${slug}`), ...brands.map(({ slug }) => `/shop/brand/${slug}`)]
}
