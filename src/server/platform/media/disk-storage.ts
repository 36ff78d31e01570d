import { randomUUID } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { syncFolder } from '#server/platform/durable-file.ts'
import { errorCode, isOutOfSpace } from '../error-code.ts'
import { assertKey, type MediaStorage, StorageError } from './storage.ts'

export interface DiskStorageOptions {
  readonly folder: string
  /** Opens a new file for writing; tests pass one that behaves like a full disk. */
  readonly openNew?: (file: string) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>
}

const TEMP_FOLDER = '.tmp'
/** No write takes this long: an older unfinished file of another machine is abandoned. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** Pictures in a folder. A file is written beside its place and moved there once it is complete and on disk. */
export async function openDiskStorage({ folder, openNew = openForWriting }: DiskStorageOptions): Promise<MediaStorage> {
  const temp = path.join(folder, TEMP_FOLDER)
  await mkdir(temp, { recursive: true })
  await sweep(temp)
  return {
    put: async (key, bytes) => put(fileOf(folder, key), path.join(temp, tempName()), bytes, openNew),
    get: async (key) => nullIfAbsent(readFile(fileOf(folder, key))),
    has: async (key) => (await nullIfAbsent(stat(fileOf(folder, key)))) !== null,
    delete: async (key) => rm(fileOf(folder, key), { force: true }),
    list: (prefix) => list(folder, prefix),
  }
}

/**
 * Two levels of folders by the first four characters, so that no folder holds hundreds of thousands of pictures, whose names are random.
 * Names that are ids begin with their time: the files of seven weeks share a folder.
 */
function fileOf(folder: string, key: string): string {
  assertKey(key)
  const slash = key.indexOf('/')
  return path.join(folder, key.slice(0, slash), key.slice(slash + 1, slash + 3), key.slice(slash + 3, slash + 5), key.slice(slash + 1))
}

async function put(file: string, temp: string, bytes: Buffer, openNew: NonNullable<DiskStorageOptions['openNew']>): Promise<void> {
  try {
    const handle = await openNew(temp)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await mkdir(path.dirname(file), { recursive: true })
    await rename(temp, file)
    await syncFolders(path.dirname(file), path.dirname(path.dirname(temp)))
  } catch (error) {
    await rm(temp, { force: true })
    throw isOutOfSpace(error) ? new StorageError('full', error) : error
  }
}

function openForWriting(file: string): Promise<FileHandle> {
  return open(file, 'wx', 0o640)
}

/**
 * A moved file survives a crash only when its folder is synced too, and a new folder only when its parent is, even if another process
 * made it.
 */
async function syncFolders(folder: string, top: string): Promise<void> {
  for (let at = folder; ; at = path.dirname(at)) {
    await syncFolder(at)
    if (at === top) return
  }
}

async function* list(folder: string, prefix: string): AsyncIterable<string> {
  const kinds = await readdir(folder)
  for (const kind of kinds.sort()) {
    if (kind === TEMP_FOLDER || !`${kind}/`.startsWith(prefix.slice(0, kind.length + 1))) continue
    const start = prefix.slice(kind.length + 1)
    for (const first of await shards(path.join(folder, kind), start.slice(0, 2))) {
      for (const second of await shards(path.join(folder, kind, first), start.slice(2, 4))) {
        for (const name of await shards(path.join(folder, kind, first, second), start)) yield `${kind}/${name}`
      }
    }
  }
}

async function shards(folder: string, start: string): Promise<string[]> {
  const names = await nullIfAbsent(readdir(folder))
  return (names ?? []).filter((name) => name.startsWith(start)).sort()
}

async function nullIfAbsent<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** The start time distinguishes a process from an earlier one with the same number. */
function tempName(): string {
  return [randomUUID(), process.pid, Math.floor(performance.timeOrigin), hostname()].join('~')
}

/** Removes unfinished files of killed processes and leaves those that living ones are writing. */
async function sweep(temp: string): Promise<void> {
  for (const name of await readdir(temp)) {
    if (await isAbandoned(temp, name)) await rm(path.join(temp, name), { force: true })
  }
}

async function isAbandoned(temp: string, name: string): Promise<boolean> {
  const [, pid, startedAt, host] = name.split('~')
  if (host === hostname()) {
    if (Number(pid) === process.pid) return Number(startedAt) !== Math.floor(performance.timeOrigin)
    if (!isAlive(Number(pid))) return true
  }
  const found = await nullIfAbsent(stat(path.join(temp, name)))
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
