import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands, addCategories, addProducts } from '#server/catalogue/loading/loading.service.ts'
import { reindexAtOnce } from '#server/catalogue/search/reindexing.service.ts'
import { LARGE_FROM, makeBitmaps } from '#server/catalogue/search/search-bitmaps.service.ts'
import { hasEntriesBeyond } from '#server/catalogue/search/search-bitmaps-made.repository.ts'
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
const CACHE = path.join(ROOT, '.cache')
const MIGRATIONS_FOLDER = path.join(ROOT, 'migrations')
const PRODUCTS_PER_BATCH = 500
const RETENTION_MS = DAY_MS

export interface StockOptions {
  readonly kind: DatabaseKind
  readonly products: number
  /** Fills it further, on PostgreSQL. */
  readonly sizes?: Sizes
  readonly tell: (what: string) => void
}

/**
 * A database with that many products, filled once for each state of the migrations, the fold and the stock. Each run has a copy of its own,
 * so that none finds what another wrote; one that is filled further is too large to copy, and its runs hardly write.
 */
export async function openStocked(options: StockOptions): Promise<StockedDatabase> {
  const sized = options.sizes === undefined ? options.products : Object.values(options.sizes).join('-')
  const filled = path.join(CACHE, `bench-${options.kind}-${sized}-${fingerprint()}`)
  const marker = path.join(filled, 'filled')
  dropOldOnes()
  if (!fs.existsSync(marker)) {
    fs.rmSync(filled, { recursive: true, force: true })
    await (await openFolder(options.kind, filled, (database, url) => fillAll(database, url, options))).stop()
    fs.writeFileSync(marker, '')
  }
  if (options.sizes !== undefined) return openFolder(options.kind, filled, restDesk)
  const copy = fs.mkdtempSync(path.join(CACHE, 'bench-run-'))
  const remove = () => fs.rmSync(copy, { recursive: true, force: true })
  try {
    // The server of PostgreSQL starts only on files of its own user, whom this copy keeps.
    execFileSync('cp', ['-a', `${filled}/.`, copy])
    const opened = await openFolder(options.kind, copy, restDesk)
    return { ...opened, stop: () => opened.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Works on the database before it is handed out. */
async function openFolder(
  kind: DatabaseKind,
  folder: string,
  work: (database: Database, url: string | null) => Promise<void>,
): Promise<StockedDatabase> {
  const workOn = async (database: Database, url: string | null) => {
    try {
      await work(database, url)
    } finally {
      await database.close()
    }
  }
  if (kind === 'embedded') {
    const dataDir = path.join(folder, 'data')
    await workOn(await openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() }), null)
    return { kind, settings: { DATA_DIR: dataDir }, url: null, pid: null, stop: async () => {} }
  }
  const { url, pid, stop } = await startPostgres(folder, await freePort())
  try {
    await workOn(await openDatabase({ databaseUrl: url, dataDir: '', log: failingLog }), url)
  } catch (error) {
    await stop()
    throw error
  }
  return { kind, settings: { DATABASE_URL: url, DATA_DIR: path.join(folder, 'shop') }, url, pid, stop }
}

/** Deletes those of earlier states and of runs that were killed; today's may be in use by another run. */
function dropOldOnes(): void {
  fs.mkdirSync(CACHE, { recursive: true })
  for (const name of fs.readdirSync(CACHE)) {
    const folder = path.join(CACHE, name)
    if (name.startsWith('bench-') && Date.now() - fs.statSync(folder).mtimeMs > RETENTION_MS)
      fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function fillAll(database: Database, url: string | null, { products, sizes, tell }: StockOptions): Promise<void> {
  await runMigrations(database, MIGRATIONS_FOLDER)
  await makeIndexes(database)
  await fill(database, products, tell)
  await addStaff(database)
  await addDesk(database, openEntries(products))
  await database.db.execute(sql`VACUUM (ANALYZE)`)
  if (sizes === undefined || url === null) return
  await unsafely(url, () => fillGrown(url, sizes, tell))
  if (await hasEntriesBeyond(database.db, LARGE_FROM)) await makeBitmaps(database)
  tell('filled in: the bitmaps of the search')
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
