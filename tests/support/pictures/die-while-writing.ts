import { open } from 'node:fs/promises'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'

/** A process that is killed when half of a picture is on disk. */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder?')
const storage = await openDiskStorage({
  folder,
  openNew: async (file) => {
    const handle = await open(file, 'wx')
    const writeFile = async (bytes: unknown) => {
      await handle.writeFile((bytes as Buffer).subarray(0, 500))
      process.kill(process.pid, 'SIGKILL')
    }
    return { writeFile, sync: () => handle.sync(), close: () => handle.close() }
  },
})
await storage.put('originals/abcd1234', Buffer.alloc(1000), 'image/png')
