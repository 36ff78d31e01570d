import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONCURRENT_INDEXES } from '#server/indexes/indexes.repository.ts'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { failingLog } from './failing-log.ts'
import { MAKE_EMPTYING, MIGRATIONS_FOLDER, prepareTemplate } from './template.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CACHE_FOLDER = path.join(ROOT, '.cache')
const RETENTION_MS = 24 * 60 * 60_000

/** The files of a migrated, empty embedded database, made once per state of the migrations and indexes. */
export async function migratedSnapshot(): Promise<Buffer> {
  const file = path.join(CACHE_FOLDER, `test-database-${fingerprint()}.tar`)
  if (fs.existsSync(file)) return fs.readFileSync(file)
  const snapshot = await makeSnapshot()
  fs.mkdirSync(CACHE_FOLDER, { recursive: true })
  dropOldSnapshots()
  // Workers that race each write a file of their own; the last rename wins and all are equal.
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, snapshot)
  fs.renameSync(unfinished, file)
  return snapshot
}

async function makeSnapshot(): Promise<Buffer> {
  const database = await openEmbedded({ dataDir: null, log: failingLog })
  try {
    await prepareTemplate(database)
    return await database.snapshot()
  } finally {
    await database.close()
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(MAKE_EMPTYING).update(JSON.stringify(CONCURRENT_INDEXES))
  for (const name of fs.readdirSync(MIGRATIONS_FOLDER, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = path.join(MIGRATIONS_FOLDER, name)
    if (fs.statSync(file).isFile()) hash.update(name).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json')))
  return hash.digest('hex').slice(0, 16)
}

function dropOldSnapshots(): void {
  for (const name of fs.readdirSync(CACHE_FOLDER)) {
    if (!name.startsWith('test-database-')) continue
    const file = path.join(CACHE_FOLDER, name)
    const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > RETENTION_MS) fs.rmSync(file, { force: true })
  }
}
