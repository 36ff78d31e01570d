import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Db } from '#server/platform/db/database.ts'
import { appliedMigration, migrateWithin } from '#server/platform/db/schema/migrate.ts'
import { probeArabic } from '#server/platform/db/schema/probe.ts'
import { listSecrets, replaceSecret } from '#server/platform/secrets/secrets.repository.ts'
import { dropShop, onBareTables, setSequences } from './bare-tables.ts'
import { RowDigest } from './row-digest.ts'
import { prepareForLines, readLines, writeLines } from './row-lines.ts'
import { hasTable, listSequences, listTables, type RowSequence, type RowTable, tableId } from './row-tables.ts'

export interface StoredTable extends RowTable {
  readonly rows: number
  readonly digest: string
}

/** Says all that the files of rows do not say themselves. */
export interface StoredRows {
  /** The last migration that had run. */
  readonly migration: number
  readonly tables: readonly StoredTable[]
  readonly sequences: readonly RowSequence[]
}

const LIMIT_MS = 6 * 60 * 60_000
const WRITE_CHARACTERS = 512 * 1024
const WRITE_ROWS = 1000

export class RowsDifferError extends Error {
  constructor(tables: readonly string[]) {
    super(`The rows that arrived differ from those that were read in ${tables.join(', ')}.`)
    this.name = 'RowsDifferError'
  }
}

export function rowFile(folder: string, table: Pick<RowTable, 'schema' | 'name'>): string {
  return join(folder, `${tableId(table)}.jsonl`)
}

/** Writes all rows of one moment into a file for each table. */
export async function writeRowFiles(database: Database, folder: string): Promise<StoredRows> {
  return database.transaction(
    async (tx) => {
      await prepareForLines(tx)
      const tables: StoredTable[] = []
      for (const table of await listTables(tx)) tables.push(await writeTable(tx, table, rowFile(folder, table)))
      return { migration: await appliedMigration(tx), tables, sequences: await listSequences(tx) }
    },
    { isolationLevel: 'repeatable read', limitMs: LIMIT_MS },
  )
}

async function writeTable(tx: Db, table: RowTable, file: string): Promise<StoredTable> {
  const digest = new RowDigest()
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const lines of readLines(tx, table)) {
      for (const line of lines) digest.add(line)
      await handle.writeFile(`${lines.join('\n')}\n`)
    }
  } finally {
    await handle.close()
  }
  return { ...table, rows: digest.rows, digest: digest.text }
}

export interface Loading {
  readonly folder: string
  readonly stored: StoredRows
  readonly migrationsFolder: string
  /** Secrets that the database is to hold besides its own. */
  readonly secrets: Readonly<Record<string, string>>
}

/**
 * Makes the database hold these rows and nothing else, in one transaction: all or nothing. The schema is first brought to where the rows
 * come from, and to the newest once they are in and compared. The job queue's own tables must be there.
 */
export async function loadRowFiles(database: Database, { folder, stored, migrationsFolder, secrets }: Loading): Promise<void> {
  await database.transaction(
    async (tx) => {
      await prepareForLines(tx)
      const known = await secretsIn(tx)
      await dropShop(tx)
      await migrateWithin(tx, migrationsFolder, stored.migration)
      await probeArabic(tx)
      const tables = await tablesOf(tx, stored)
      await onBareTables(tx, tables, async () => {
        for (const table of tables) for await (const lines of linesOf(rowFile(folder, table))) await writeLines(tx, table, lines)
      })
      await setSequences(tx, stored.sequences)
      await refuseDifferences(tx, stored)
      await migrateWithin(tx, migrationsFolder)
      for (const [name, value] of Object.entries({ ...known, ...secrets })) await replaceSecret(tx, { name, value })
    },
    { limitMs: LIMIT_MS },
  )
}

/** Secrets belong to the place and not to the rows: they stay unless others are given. */
async function secretsIn(tx: Db): Promise<Record<string, string>> {
  if (!(await hasTable(tx, 'secrets'))) return {}
  return Object.fromEntries((await listSecrets(tx)).map(({ name, value }) => [name, value]))
}

/** The columns as they were read; a table that this schema lacks is a mistake that must be seen. */
async function tablesOf(tx: Db, { tables }: StoredRows): Promise<readonly StoredTable[]> {
  const known = new Set((await listTables(tx)).map(tableId))
  const unknown = tables.filter((table) => !known.has(tableId(table))).map(tableId)
  if (unknown.length > 0) throw new Error(`There is no table for the rows of ${unknown.join(', ')}.`)
  return tables
}

/** Splits at line feeds alone: JSON escapes them, and `readline` would also split at separators that texts may hold. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = ''
  let lines: string[] = []
  let characters = 0
  for await (const chunk of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) {
      lines.push(line)
      characters += line.length
      if (lines.length < WRITE_ROWS && characters < WRITE_CHARACTERS) continue
      yield lines
      lines = []
      characters = 0
    }
  }
  if (lines.length > 0) yield lines
}

async function refuseDifferences(tx: Db, { tables }: StoredRows): Promise<void> {
  const different: string[] = []
  for (const table of tables) {
    const digest = new RowDigest()
    for await (const lines of readLines(tx, table)) for (const line of lines) digest.add(line)
    if (digest.rows !== table.rows || digest.text !== table.digest) different.push(tableId(table))
  }
  if (different.length > 0) throw new RowsDifferError(different)
}
