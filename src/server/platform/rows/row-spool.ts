import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeAtExit } from '#server/platform/removed-at-exit.ts'

export interface RowSpool {
  readonly folder: string
  close(): Promise<void>
}

/** A folder for rows on their way, which hold all that the shop knows of people: it is gone when the process ends, however it does. */
export async function openRowSpool(name: string): Promise<RowSpool> {
  const folder = await mkdtemp(path.join(tmpdir(), name))
  const done = removeAtExit(folder)
  return {
    folder,
    async close() {
      await rm(folder, { recursive: true, force: true })
      done()
    },
  }
}
