import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { BrokenArchiveError, checkArchive, readArchive } from '#server/platform/archive/archive-reader.ts'
import type { ArchiveEntry } from '#server/platform/archive/archive-writer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { newestMigration } from '#server/platform/db/schema/migrate.ts'
import { installJobs } from '#server/platform/jobs/job-boss.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isKey, type MediaStorage } from '#server/platform/media/storage.ts'
import { loadRowFiles, type StoredRows } from '#server/platform/rows/row-files.ts'
import { openRowSpool } from '#server/platform/rows/row-spool.ts'
import { BackupRefusal, FORMAT, keyOfEntry, MANIFEST, Manifest, rowFileOfEntry } from './backup.facts.ts'

export interface ReadBackup {
  readonly file: string
  readonly manifest: Manifest
  /** The files of rows, until `close`. */
  readonly folder: string
  close(): Promise<void>
}

/** Reads the whole archive once, so that a damaged one is refused before anything is touched. */
export async function readBackup(file: string, migrationsFolder: string): Promise<ReadBackup> {
  const { folder, close } = await openRowSpool('diyafa-restore-')
  try {
    const manifest = await unpackRows(file, folder)
    if (manifest.migration > newestMigration(migrationsFolder)) {
      throw new BackupRefusal(
        `${file} was made by a newer version of the shop (${manifest.shop}). Restore it with that version or a later one.`,
      )
    }
    return { file, manifest, folder, close }
  } catch (error) {
    await close()
    throw readingRefusal(error, file) ?? error
  }
}

async function unpackRows(file: string, folder: string): Promise<Manifest> {
  const manifest: Uint8Array[] = []
  const found = await checkArchive(file, ({ name }) => {
    if (name === MANIFEST) return (chunk) => void manifest.push(chunk)
    const rowFile = rowFileOfEntry(name)
    if (rowFile === null) return undefined
    const target = path.join(folder, rowFile)
    writeFileSync(target, '', { mode: 0o600, flag: 'wx' })
    return (chunk) => appendFile(target, chunk)
  })
  const stated = parsedManifest(Buffer.concat(manifest).toString(), file)
  refuseMissing(file, stated, found)
  return stated
}

function parsedManifest(text: string, file: string): Manifest {
  if (text === '') throw new BackupRefusal(`${file} is no whole backup of a shop: it has no manifest, which is written last.`)
  const json: unknown = JSON.parse(text)
  const format = z.object({ format: z.number() }).safeParse(json)
  if (format.success && format.data.format > FORMAT) {
    throw new BackupRefusal(`${file} was made by a newer version of the shop. Restore it with that version or a later one.`)
  }
  const manifest = Manifest.safeParse(json)
  if (!manifest.success) throw new BackupRefusal(`${file} is no backup of a shop: its manifest cannot be read.`)
  return manifest.data
}

function refuseMissing(file: string, { entries }: Manifest, found: readonly ArchiveEntry[]): void {
  const there = new Map(found.map((entry) => [entry.name, entry]))
  const wrong = entries.filter(({ name, size, sha256 }) => there.get(name)?.sha256 !== sha256 || there.get(name)?.size !== size)
  if (wrong.length > 0)
    throw new BackupRefusal(`${file} is damaged: ${wrong.length} of its parts are missing or changed. Nothing was restored.`)
}

function readingRefusal(error: unknown, file: string): BackupRefusal | null {
  if (error instanceof BrokenArchiveError)
    return new BackupRefusal(`${file} is damaged or no backup. Nothing was restored.`, { cause: error })
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT') return new BackupRefusal(`There is no ${file}.`)
  if (code === 'EACCES' || code === 'EISDIR') return new BackupRefusal(`${file} cannot be read.`)
  if (code === 'ENOSPC') return new BackupRefusal(`There is no room in ${tmpdir()} to unpack ${file}. Set TMPDIR to a larger place.`)
  return null
}

export interface RestoreDeps {
  readonly database: Database
  readonly storage: MediaStorage
  readonly migrationsFolder: string
  readonly log: Log
  /** Secrets to be stored in the tables of PostgreSQL, in place of those that are there. */
  readonly secrets?: Readonly<Record<string, string>> | undefined
}

/**
 * Puts the files into the store and then makes the database hold exactly the rows of the backup. Files of the shop that was there before
 * stay, because its rows may be needed until the new ones are in their place; `deleteOtherFiles` removes them.
 */
export async function restoreBackup(deps: RestoreDeps, backup: ReadBackup): Promise<{ files: ReadonlySet<string>; rows: number }> {
  const { manifest, folder } = backup
  const files = await restoreFiles(deps.storage, backup)
  await loadShop(deps, { folder, stored: manifest })
  return { files, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }
}

export async function deleteOtherFiles(storage: MediaStorage, files: ReadonlySet<string>): Promise<void> {
  for await (const key of storage.list('')) if (isKey(key) && !files.has(key)) await storage.delete(key)
}

/** The job queue makes its tables itself, and cannot do so within the transaction of the rows. */
export async function loadShop(
  { database, log, migrationsFolder, secrets = {} }: Omit<RestoreDeps, 'storage'>,
  { folder, stored }: { readonly folder: string; readonly stored: StoredRows },
): Promise<void> {
  await installJobs(database, log)
  await loadRowFiles(database, { folder, stored, migrationsFolder, secrets })
  await database.runSql('ANALYZE')
}

async function restoreFiles(storage: MediaStorage, { file, manifest }: ReadBackup): Promise<ReadonlySet<string>> {
  const stated = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]))
  const restored = new Set<string>()
  for await (const { name, chunks } of readArchive(file)) {
    const key = keyOfEntry(name)
    const parts: Uint8Array[] = []
    for await (const chunk of chunks) if (key !== null) parts.push(chunk)
    if (key === null) continue
    const bytes = Buffer.concat(parts)
    if (createHash('sha256').update(bytes).digest('hex') !== stated.get(name))
      throw new BackupRefusal(`${file} changed while it was read. Run the command again.`)
    await storage.put(key, bytes, contentTypeOf(key))
    if (!(await storage.get(key))?.equals(bytes))
      throw new BackupRefusal(`${key} reads differently where it was restored to. Run the command again.`)
    restored.add(key)
  }
  return restored
}

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
}

/** The shop answers with types of its own; the store's only serves people who look into it. */
export function contentTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

const SecretsFile = z.object({ format: z.literal(FORMAT), secrets: z.record(z.string().regex(/^[a-z-]+$/), z.string().min(1)) })

export async function readSecretsFile(file: string): Promise<Record<string, string>> {
  try {
    return SecretsFile.parse(JSON.parse(await readFile(file, 'utf8'))).secrets
  } catch (error) {
    throw new BackupRefusal(`${file} cannot be read as a file of secrets that a backup wrote.`, { cause: error })
  }
}
