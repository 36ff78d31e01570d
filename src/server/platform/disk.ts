import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Larger than the free rest of a block that a file has begun. */
const PROBE = Buffer.alloc(64 * 1024, 1)

/** Throws when a folder can no longer be written to. */
export async function checkDisk(folder: string): Promise<void> {
  const path = join(folder, `.space-${process.pid}`)
  try {
    await writeFile(path, PROBE, { mode: 0o600 })
  } finally {
    await rm(path, { force: true })
  }
}

export interface DiskRoom {
  readonly free: number
  readonly total: number
}

/** The room on the disk of these folders that has least; null where none can be read. */
export async function readLeastRoom(folders: readonly string[]): Promise<DiskRoom | null> {
  const rooms = await Promise.all(folders.map(readRoom))
  return rooms.reduce((least, room) => (least === null || (room !== null && room.free < least.free) ? room : least), null)
}

async function readRoom(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}
