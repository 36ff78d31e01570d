import { rm, writeFile } from 'node:fs/promises'
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
