import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '#server/platform/start-refusal.ts'

const LOCK_FILE = 'database.lock'
const HOLDER_FILE = 'database.pid'
const SQLITE_BUSY = 5

export class DirectoryInUseError extends StartRefusal {
  constructor(directory: string, holder: string) {
    super(
      `The database in ${directory} is in use by another process (${holder}). ` +
        'Stop that one first, or give this one a directory of its own with DATA_DIR.',
    )
    this.name = 'DirectoryInUseError'
  }
}

/**
 * Two processes on one embedded database corrupt it silently. The lock is the operating system's own file lock, which
 * SQLite takes for an exclusive transaction on Linux, macOS and Windows alike: it is granted to one process at a time and
 * ends with that process however it dies, so there is no stale lock to judge and no moment between looking and taking.
 * The process id beside it only serves the message.
 */
export function lockDirectory(directory: string): { release(): void } {
  fs.mkdirSync(directory, { recursive: true })
  const holderFile = path.join(directory, HOLDER_FILE)
  const lock = new DatabaseSync(path.join(directory, LOCK_FILE), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
    throw new DirectoryInUseError(path.resolve(directory), readHolder(holderFile))
  }
  fs.writeFileSync(holderFile, `${process.pid}\n`)
  return {
    release() {
      fs.rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

/** Refuses a directory that another process has locked, and leaves nothing in it. */
export function refuseLocked(directory: string): void {
  if (fs.existsSync(path.join(directory, LOCK_FILE))) lockDirectory(directory).release()
}

function readHolder(holderFile: string): string {
  try {
    return `pid ${fs.readFileSync(holderFile, 'utf8').trim()}`
  } catch {
    return 'pid unknown'
  }
}
