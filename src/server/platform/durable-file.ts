import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const OWNER_ONLY = 0o600

/** Writes a file that its owner alone reads. After a crash it is whole or as it was before; once this returns, it is on disk. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.part`
  try {
    const handle = await open(unfinished, 'w', OWNER_ONLY)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(path.dirname(file))
}

/** Puts the names of a folder's files on disk. Windows cannot open a folder and needs no sync of it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
