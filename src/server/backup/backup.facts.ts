import { z } from 'zod'
import { StartRefusal } from '#server/platform/start-refusal.ts'

/** A sentence for the operator about a backup, a restore or a move that cannot be done. */
export class BackupRefusal extends StartRefusal {
  override name = 'BackupRefusal'
}

export const MANIFEST = 'manifest.json'
export const FORMAT = 1
const ROWS = 'rows/'
const FILES = 'files/'
const ENDING = '.tar.gz'

/** Stands last in an archive: one that was cut short has none. */
export const Manifest = z.object({
  format: z.number().int(),
  shop: z.string(),
  made: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  migration: z.number(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.number().int(),
      digest: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.number().nullable() })),
  entries: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof Manifest>

export function rowEntry(table: string): string {
  return `${ROWS}${table}.jsonl`
}

export function fileEntry(key: string): string {
  return `${FILES}${key}`
}

/** The key of a file in the store; null for other entries. */
export function keyOfEntry(name: string): string | null {
  return name.startsWith(FILES) ? name.slice(FILES.length) : null
}

/** The name of the file that an entry of rows becomes; null for other entries. */
export function rowFileOfEntry(name: string): string | null {
  return /^rows\/([\w.]+\.jsonl)$/.exec(name)?.[1] ?? null
}

/** Names sort as the moments do. */
export function archiveName(at: Date): string {
  return `diyafa-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}${ENDING}`
}

/** The archives beyond the newest ones; files of any other name are nobody's to delete. */
export function superfluousArchives(names: readonly string[], most: number): string[] {
  const archives = names.filter((name) => /^diyafa-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/.test(name)).toSorted()
  return archives.slice(0, Math.max(0, archives.length - most))
}

/** Archives and spools of processes that died. */
export function isUnfinished(name: string): boolean {
  return /^diyafa-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz\.(unfinished|rows)$/.test(name)
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that place is read-only',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
}

/** Turns an error of the file system into a sentence; null for any other. */
export function writingRefusal(error: unknown, file: string): BackupRefusal | null {
  const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined
  return reason === undefined
    ? null
    : new BackupRefusal(`The backup cannot be written to ${file}: ${reason}. Nothing was left there.`, { cause: error })
}
