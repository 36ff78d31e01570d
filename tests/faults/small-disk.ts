import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const CHUNK = Buffer.alloc(64 * 1024, 1)

export interface SmallDisk {
  readonly folder: string
  /** Takes all room but so many bytes. */
  fill(leaving?: number): void
  free(): void
  remove(): void
}

/** A disk of its own in memory; mounting it needs root. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0) throw new Error('A disk can be mounted by root only: run this proof as root.')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder])
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill(leaving = 0) {
      const file = fs.openSync(filler, 'w')
      try {
        for (;;) fs.writeSync(file, CHUNK)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        fs.ftruncateSync(file, Math.max(0, fs.fstatSync(file).size - leaving))
      } finally {
        fs.closeSync(file)
      }
    },
    free: () => fs.rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
