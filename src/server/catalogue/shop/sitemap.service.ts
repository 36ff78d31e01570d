import { RefusalError } from '#domain/errors.ts'
import { findEverything } from '#server/catalogue/listing/scopes.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { replicaOf } from '#server/platform/db/replica.ts'
import { SingleFlight } from '#server/platform/single-flight.ts'
import { listActiveBrands, listActiveCategories } from './collections.repository.ts'
import type { PageAddresses } from './robots.facts.ts'
import { type SitemapLocation, sitemapFile, sitemapIndex } from './sitemap.replies.ts'
import { listPartStarts, listSlugsOnShow } from './sitemap.repository.ts'

export interface SitemapSource extends SitemapLocation {
  readonly database: Database
  readonly pages: PageAddresses
}

export interface Sitemap {
  index(): Promise<string>
  file(name: string): Promise<string>
}

/** Each product has two addresses, so a file stays far below the allowed 50,000, and is small enough to cache. */
const PRODUCTS_PER_FILE = 2000
/** The parts are found anew once the shop has this many products more or fewer, or one part is larger than the limit. */
const DRIFT_MOST = PRODUCTS_PER_FILE / 2
const PRODUCTS_MOST = 2 * PRODUCTS_PER_FILE
export const COLLECTIONS_FILE = 'collections.xml'

/** All products by their ids, in parts that a file each holds: the products that they begin with, but for the first part. */
interface Parts {
  readonly starts: readonly string[]
  /** The number of products when they were found. */
  readonly count: number
}

/** Finding the parts reads an index as a whole, so they stand for a time; whatever comes and goes meanwhile is in exactly one of them. */
export function openSitemap(source: SitemapSource): Sitemap {
  const db = () => replicaOf(source.database).db
  const finding = new SingleFlight<Parts>()
  let known: Parts = { starts: [], count: 0 }
  const countNow = async () => (await findEverything(db())).count
  const findParts = () =>
    finding.run('parts', async () => {
      const count = await countNow()
      known = { starts: await listPartStarts(db(), PRODUCTS_PER_FILE), count }
      return known
    })
  const readParts = async (count: number) => (Math.abs(count - known.count) < DRIFT_MOST ? known : findParts())
  const readSlugs = async ({ starts }: Parts, number: number) => {
    if (number > starts.length + 1) throw new RefusalError('not-found')
    return listSlugsOnShow(db(), { first: starts[number - 2], before: starts[number - 1] }, PRODUCTS_MOST + 1)
  }
  return {
    index: async () => {
      const count = await countNow()
      const { starts } = await readParts(count)
      const files = Array.from({ length: count === 0 ? 0 : starts.length + 1 }, (_, n) => `products-${n + 1}.xml`)
      return sitemapIndex(source, [COLLECTIONS_FILE, ...files])
    },
    file: async (name) => {
      if (name === COLLECTIONS_FILE) return sitemapFile(source, await collectionPaths(replicaOf(source.database), source.pages))
      const number = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? Number.NaN)
      if (Number.isNaN(number)) throw new RefusalError('not-found')
      const found = await readSlugs(await readParts(await countNow()), number)
      const isFitting = found.length > 0 && found.length <= PRODUCTS_MOST
      const slugs = isFitting ? found : await readSlugs(await findParts(), number)
      if (slugs.length === 0) throw new RefusalError('not-found')
      return sitemapFile(
        source,
        slugs.map((slug) => `/product/${slug}`),
      )
    },
  }
}

async function collectionPaths(database: Database, { open }: PageAddresses): Promise<string[]> {
  // Robots can wait: the file takes one connection of the pool, not two.
  const categories = await listActiveCategories(database.db)
  const brands = await listActiveBrands(database)
  const pages = open.map((page) => `/${page}`)
  return [...pages, ...categories.map(({ slug }) => `/shop/category/${slug}`), ...brands.map(({ slug }) => `/shop/brand/${slug}`)]
}
