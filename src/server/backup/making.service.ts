import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkArchive } from '#server/platform/archive/archive-reader.ts'
import { type ArchiveEntry, type ArchiveWriter, openArchiveWriter } from '#server/platform/archive/archive-writer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { writeDurably } from '#server/platform/durable-file.ts'
import { errorCode } from '#server/platform/error-code.ts'
import { isKey, type MediaStorage } from '#server/platform/media/storage.ts'
import { removeAtExit } from '#server/platform/removed-at-exit.ts'
import { rowFile, type StoredRows, writeRowFiles } from '#server/platform/rows/row-files.ts'
import { tableId } from '#server/platform/rows/row-tables.ts'
import { readSecrets } from '#server/platform/secrets/secrets.ts'
import { archiveName, BackupRefusal, FORMAT, fileEntry, MANIFEST, type Manifest, rowEntry, writingRefusal } from './backup.facts.ts'

export interface BackupDeps {
  readonly database: Database
  readonly storage: MediaStorage
  readonly dataDir: string
  readonly version: string
  readonly now: () => Date
}

export interface BackupTarget {
  /** A file that does not exist yet, or a folder. */
  readonly to: string
  /** A file of its own for the secrets; without it they are left out. */
  readonly secretsTo?: string | undefined
}

export interface MadeBackup {
  readonly file: string
  readonly bytes: number
  readonly rows: number
  readonly files: number
}

/** A pass of so few files takes moments. */
const FEW_FILES = 5
const PASSES_MOST = 4

/** Everything of one moment in one archive that has been read back; on any failure nothing is left. */
export async function makeBackup(deps: BackupDeps, { to, secretsTo }: BackupTarget): Promise<MadeBackup> {
  const file = await targetFile(to, deps.now())
  if (secretsTo !== undefined && (await statIfThere(secretsTo)) !== null)
    throw new BackupRefusal(`${secretsTo} is there already. Name a file for the secrets that is not.`)
  const made = await writing(file, () => writeArchive(deps, file))
  try {
    if (secretsTo !== undefined) await writing(secretsTo, () => writeSecretsFile(deps, secretsTo))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return { file, ...made }
}

/** Names the file in the sentence that an operator gets. */
async function writing<T>(file: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw writingRefusal(error, file) ?? error
  }
}

async function targetFile(to: string, at: Date): Promise<string> {
  const found = await statIfThere(to)
  if (found?.isDirectory()) return path.join(to, archiveName(at))
  if (found !== null) throw new BackupRefusal(`${to} is there already. Name a file that is not, or a folder.`)
  return to
}

async function writeArchive(deps: BackupDeps, file: string): Promise<Omit<MadeBackup, 'file'>> {
  const spool = `${file}.rows`
  await rm(spool, { recursive: true, force: true })
  await mkdir(spool, { mode: 0o700 })
  const writer = openArchiveWriter(file)
  const done = [spool, writer.unfinished].map(removeAtExit)
  try {
    // Files are written before the rows that name them and may go right after: those there before the moment of the rows are copied
    // first, those that came until then afterwards. The passes before it are repeated until one finds little, so that no more than a
    // file that both came and went within moments can be missed.
    const files = new Map<string, ArchiveEntry>()
    for (let pass = 1; pass <= PASSES_MOST; pass += 1) if ((await addFiles(deps.storage, writer, files)) <= FEW_FILES) break
    const stored = await writeRowFiles(deps.database, spool)
    await addFiles(deps.storage, writer, files)
    const entries = [...files.values(), ...(await addRows(writer, stored, spool))]
    await addManifest(deps, writer, { stored, entries })
    await writer.finish()
    await refuseDifference(writer.unfinished, entries)
    await writer.publish()
    const { size } = await stat(file)
    return { bytes: size, rows: stored.tables.reduce((sum, { rows }) => sum + rows, 0), files: files.size }
  } catch (error) {
    await writer.abandon()
    throw error
  } finally {
    await rm(spool, { recursive: true, force: true })
    for (const each of done) each()
  }
}

/** Adds the files that are not in the archive yet, and answers how many those were. */
async function addFiles(storage: MediaStorage, writer: ArchiveWriter, done: Map<string, ArchiveEntry>): Promise<number> {
  const before = done.size
  for await (const key of storage.list('')) {
    if (!isKey(key) || done.has(key)) continue
    const bytes = await storage.get(key)
    // It was deleted since the list was read.
    if (bytes !== null) done.set(key, await writer.add(fileEntry(key), bytes.length, [bytes]))
  }
  return done.size - before
}

async function addRows(writer: ArchiveWriter, { tables }: StoredRows, spool: string): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = []
  for (const table of tables) {
    const file = rowFile(spool, table)
    entries.push(await writer.add(rowEntry(tableId(table)), (await stat(file)).size, createReadStream(file)))
  }
  return entries
}

async function addManifest(
  { database, version, now }: BackupDeps,
  writer: ArchiveWriter,
  { stored, entries }: { readonly stored: StoredRows; readonly entries: readonly ArchiveEntry[] },
): Promise<void> {
  const facts = { format: FORMAT, shop: version, made: now().toISOString(), database: database.kind }
  const { migration, tables, sequences } = stored
  const manifest = { ...facts, migration, sequences, tables, entries } satisfies Readonly<Record<keyof Manifest, unknown>>
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  await writer.add(MANIFEST, bytes.length, [bytes])
}

/** Disks and their drivers have been wrong before: only what was read back counts as written. */
async function refuseDifference(file: string, entries: readonly ArchiveEntry[]): Promise<void> {
  const found = await checkArchive(file, () => undefined)
  const isSame = found.length === entries.length + 1 && entries.every((entry, at) => isEqual(entry, found[at]))
  if (!isSame)
    throw new BackupRefusal(`What was read back from ${file} differs from what was written. The backup was removed; try another disk.`)
}

function isEqual(a: ArchiveEntry, b: ArchiveEntry | undefined): boolean {
  return b !== undefined && a.name === b.name && a.size === b.size && a.sha256 === b.sha256
}

async function writeSecretsFile(deps: BackupDeps, file: string): Promise<void> {
  const secrets = await readSecrets(deps)
  await writeDurably(file, `${JSON.stringify({ format: FORMAT, secrets }, null, 1)}\n`)
}

async function statIfThere(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
