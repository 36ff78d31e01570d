import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands, addCategories, addProducts } from '#server/catalogue/loading/loading.service.ts'
import { reindexAtOnce } from '#server/catalogue/search/reindexing.service.ts'
import { indexVersion } from '#server/catalogue/search/search-index.service.ts'
import { makeIndexes } from '#server/indexes/indexes.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { runMigrations } from '#server/platform/db/schema/migrate.ts'
import { createIds } from '#server/platform/ids.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'
import { addDesk, openEntries, restDesk } from './desk.ts'
import { fillGrown } from './growth/fill-grown.ts'
import { type Sizes, unsafely } from './growth/filling.ts'
import { startPostgres } from './postgres-server.ts'
import { freePort } from './processes.ts'
import { addStaff } from './staff.ts'
import { brandDrafts, categoryDrafts, productDrafts } from './stock.ts'

export type DatabaseKind = 'embedded' | 'postgres'

export interface StockedDatabase {
  readonly kind: DatabaseKind
  /** Environment variables the shop is started with. */
  readonly settings: Readonly<Record<string, string>>
  readonly url: string | null
  /** The root of the database's own processes, where it has some. */
  readonly pid: number | null
  stop(): Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '..')
const MIGRATIONS_FOLDER = path.join(ROOT, 'migrations')
const PRODUCTS_PER_BATCH = 500
const RETENTION_MS = 24 * 60 * 60_000

export interface StockOptions {
  readonly kind: DatabaseKind
  readonly products: number
  /** Fills it further, on PostgreSQL. */
  readonly sizes?: Sizes
  readonly tell: (what: string) => void
}

/** A database with that many products, filled once for each state of the migrations, the fold and the stock. */
export async function openStocked(options: StockOptions): Promise<StockedDatabase> {
  const sized = options.sizes === undefined ? options.products : Object.values(options.sizes).join('-')
  const folder = path.join(ROOT, '.cache', `bench-${options.kind}-${sized}-${fingerprint()}`)
  const marker = path.join(folder, 'filled')
  if (!fs.existsSync(marker)) {
    fs.rmSync(folder, { recursive: true, force: true })
    dropOldOnes(path.dirname(folder))
  }
  if (options.kind === 'embedded') {
    const dataDir = path.join(folder, 'data')
    await fillOnce(options, marker, async () => openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() }))
    return { kind: options.kind, settings: { DATA_DIR: dataDir }, url: null, pid: null, stop: async () => {} }
  }
  const server = await startPostgres(folder, await freePort())
  try {
    const { sizes, tell } = options
    const further = sizes && (() => unsafely(server.url, () => fillGrown(server.url, sizes, tell)))
    await fillOnce(options, marker, () => openDatabase({ databaseUrl: server.url, dataDir: '', log: failingLog }), further)
  } catch (error) {
    await server.stop()
    throw error
  }
  const dataDir = path.join(folder, 'shop')
  return {
    kind: options.kind,
    settings: { DATABASE_URL: server.url, DATA_DIR: dataDir },
    url: server.url,
    pid: server.pid,
    stop: server.stop,
  }
}

/** Only databases of earlier states are deleted: today's may be in use by another run. */
function dropOldOnes(cache: string): void {
  if (!fs.existsSync(cache)) return
  for (const name of fs.readdirSync(cache)) {
    const folder = path.join(cache, name)
    if (name.startsWith('bench-') && Date.now() - fs.statSync(folder).mtimeMs > RETENTION_MS)
      fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function fillOnce(
  { products, tell }: StockOptions,
  marker: string,
  open: () => Promise<Database>,
  further?: () => Promise<void>,
): Promise<void> {
  const isFilled = fs.existsSync(marker)
  const database = await open()
  try {
    if (!isFilled) {
      await runMigrations(database, MIGRATIONS_FOLDER)
      await makeIndexes(database)
      await fill(database, products, tell)
      await addStaff(database)
      await addDesk(database, openEntries(products))
      await database.db.execute(sql`VACUUM (ANALYZE)`)
      await further?.()
    }
    await restDesk(database)
  } finally {
    await database.close()
  }
  fs.writeFileSync(marker, '')
}

async function fill(database: Database, products: number, tell: StockOptions['tell']): Promise<void> {
  const deps = { database, onCatalogueChange: () => {} }
  const making = { newId: createIds(Date.now), now: () => new Date() }
  const { brandIds, categoryIds } = await changeCatalogue(deps, async (change) => ({
    brandIds: await addBrands(change, making, brandDrafts()),
    categoryIds: await addCategories(change, making, categoryDrafts()),
  }))
  for (let from = 0; from < products; from += PRODUCTS_PER_BATCH) {
    const drafts = productDrafts(from, Math.min(PRODUCTS_PER_BATCH, products - from), brandIds, categoryIds)
    await changeCatalogue(deps, (change) => addProducts(change, making, drafts), { limitMs: 120_000 })
    tell(`filling the ${database.kind} database: ${from + drafts.length} of ${products} products`)
  }
  await reindexAtOnce(database)
  await database.db.execute(sql`VACUUM (ANALYZE)`)
  await database.db.execute(sql`CHECKPOINT`)
}

function fingerprint(): string {
  const hash = createHash('sha256').update(indexVersion())
  const folders = [MIGRATIONS_FOLDER, path.join(ROOT, 'demo/data')]
  for (const folder of folders) {
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = path.join(folder, name)
      if (fs.statSync(file).isFile()) hash.update(name).update('\0').update(fs.readFileSync(file)).update('\0')
    }
  }
  const bench = path.join(ROOT, 'bench')
  const fills = fs
    .readdirSync(path.join(bench, 'growth'))
    .filter((name) => name.startsWith('fill'))
    .toSorted()
  for (const file of ['stock.ts', 'staff.ts', 'desk.ts', ...fills.map((name) => path.join('growth', name))])
    hash.update(fs.readFileSync(path.join(bench, file)))
  return hash.digest('hex').slice(0, 12)
}
