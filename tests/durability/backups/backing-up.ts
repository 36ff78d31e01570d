import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type MadeBackup, makeBackup } from '#server/backup/making.service.ts'
import { readBackup, restoreBackup } from '#server/backup/restoring.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import type { MediaStorage } from '#server/platform/media/storage.ts'
import { rowFile, writeRowFiles } from '#server/platform/rows/row-files.ts'
import { tableId } from '#server/platform/rows/row-tables.ts'
import { failingLog } from '../../support/database/failing-log.ts'
import { MIGRATIONS_FOLDER } from '../../support/database/template.ts'
import { photo } from '../../support/pictures/pictures.ts'
import { managing, productFields } from '../../support/shop/product-management.ts'
import { openTestShop, type TestShop } from '../../support/shop/test-shop.ts'

export interface BackedUp {
  readonly written: number
  readonly rows: number
  readonly files: number
  readonly longestMs: number
  readonly faults: readonly string[]
}

/** Line separators that text may hold, and everything that a line of text must escape. */
const ODD_TEXT = 'a\u2028b\u2029c\\n"d"\n\te \u0001 فرن'

/**
 * Backs up a shop while products with pictures are added and deleted and messages come in, restores each backup into another database,
 * and compares: with what was acknowledged while it went on, and row by row and file by file once it is quiet.
 */
export async function backUpUnderLoad(from: Database, to: Database, { backups }: { backups: number }): Promise<BackedUp> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-backing-up-'))
  const store = await openDiskStorage({ folder: path.join(folder, 'media') })
  const shop = await openTestShop(from, { hasLimits: false, overStorage: () => store })
  const setting = { from, to, store, folder }
  const faults: string[] = []
  const written = new Set<string>()
  const brand = await managing(() => shop).brandOf('merchant')
  let longestMs = 0
  try {
    for (let round = 0; round < backups; round += 1) {
      const load = beginLoad({ shop, brand, written, faults })
      await load.untilWritten(4)
      const acknowledged = [...written]
      const begun = performance.now()
      const made = await backedUp(setting, `busy-${round}`)
      longestMs = Math.max(longestMs, performance.now() - begun)
      await load.end()
      faults.push(...(await notConsistent(to, await restoredCopy(setting, made.file), acknowledged)))
    }
    await shop.close()
    const made = await backedUp(setting, 'quiet')
    const copy = await restoredCopy(setting, made.file)
    faults.push(...(await differentRows(setting)), ...(await differentFiles(store, copy)))
    return { written: written.size, rows: made.rows, files: made.files, longestMs, faults }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

interface Setting {
  readonly from: Database
  readonly to: Database
  readonly store: MediaStorage
  readonly folder: string
}

function backedUp({ from, store, folder }: Setting, name: string): Promise<MadeBackup> {
  const deps = { database: from, storage: store, dataDir: folder, version: '0', now: () => new Date() }
  return makeBackup(deps, { to: path.join(folder, `${name}.tar.gz`) })
}

/** The files of the restored shop. */
async function restoredCopy({ to }: Setting, file: string): Promise<MediaStorage> {
  const copy = await openDiskStorage({ folder: `${file}.media` })
  const backup = await readBackup(file, MIGRATIONS_FOLDER)
  try {
    await restoreBackup({ database: to, storage: copy, migrationsFolder: MIGRATIONS_FOLDER, log: failingLog }, backup)
  } finally {
    await backup.close()
  }
  return copy
}

interface Load {
  readonly shop: TestShop
  readonly brand: string
  /** The SKUs of acknowledged products. */
  readonly written: Set<string>
  readonly faults: string[]
}

function beginLoad({ shop, brand, written, faults }: Load) {
  const manager = managing(() => shop)
  let isOver = false
  const add = async () => {
    while (!isOver) {
      const fields = { ...productFields(brand), description: ODD_TEXT }
      const answer = await manager.add('merchant', fields, await photo({ width: 60, height: 40 }).jpeg().toBuffer())
      if (answer.status === 200) written.add(fields.sku)
      else faults.push(`a product was answered ${answer.status}: ${answer.text}`)
    }
  }
  const write = async () => {
    while (!isOver) {
      const message = { name: 'Ola', email: 'ola@people.example', message: `${ODD_TEXT} again and again` }
      const answer = await manager.call(null, 'POST /api/contact/add', message)
      if (answer.status !== 200) faults.push(`a message was answered ${answer.status}: ${answer.text}`)
    }
  }
  const running = Promise.all([add(), write()])
  return {
    async untilWritten(more: number) {
      const wanted = written.size + more
      while (written.size < wanted && faults.length === 0) await pause(10)
    },
    async end() {
      isOver = true
      await running
    },
  }
}

async function notConsistent({ db }: Database, store: MediaStorage, acknowledged: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ sku: string; image: string; description: string }>(
    sql`select p.sku, p.image_name as image, p.description from products p`,
  )
  const there = new Map(rows.map((row) => [row.sku, row]))
  const faults = acknowledged.filter((sku) => !there.has(sku)).map((sku) => `${sku} was acknowledged before the backup and is not in it`)
  for (const { sku, image, description } of rows) {
    if (!(await store.has(`originals/${image}`))) faults.push(`the picture of ${sku} is not in the backup`)
    if (description !== ODD_TEXT) faults.push(`the text of ${sku} became ${JSON.stringify(description)}`)
  }
  return faults
}

async function differentRows({ from, to, folder }: Setting): Promise<string[]> {
  const [before, after] = [path.join(folder, 'rows-before'), path.join(folder, 'rows-after')]
  for (const each of [before, after]) fs.mkdirSync(each)
  const stored = await writeRowFiles(from, before)
  const arrived = await writeRowFiles(to, after)
  const faults = stored.tables.flatMap((table) => {
    const lines = (at: string) => fs.readFileSync(rowFile(at, table), 'utf8').split('\n').toSorted().join('\n')
    return lines(before) === lines(after) ? [] : [`the rows of ${tableId(table)} differ`]
  })
  if (stored.tables.length !== arrived.tables.length) faults.push('there is another number of tables')
  if (JSON.stringify(stored.sequences) !== JSON.stringify(arrived.sequences)) faults.push('the numbers go on elsewhere')
  return faults
}

async function differentFiles(a: MediaStorage, b: MediaStorage): Promise<string[]> {
  const [keys, others] = await Promise.all([keysOf(a), keysOf(b)])
  if (JSON.stringify(keys) !== JSON.stringify(others)) return ['there are other files']
  const faults: string[] = []
  for (const key of keys) if (!(await a.get(key))?.equals((await b.get(key)) ?? Buffer.alloc(0))) faults.push(`${key} differs`)
  return faults
}

async function keysOf(store: MediaStorage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.list('')) keys.push(key)
  return keys.toSorted()
}
