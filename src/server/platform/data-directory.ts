import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { errorCode, isOutOfSpace } from './error-code.ts'
import { StartRefusal } from './start-refusal.ts'

/** The size of the test file: a full disk refuses it, and writing it costs next to nothing. */
const PROBE_BYTES = 4 * 1024 * 1024
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that place is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
}
const ROOT_ID = 0
const FULL_DISK = /no space left on device|disk quota exceeded/i

/** Makes the directory and writes to it once, so that an unusable place is reported before anything starts. */
export function openDataDirectory(directory: string): void {
  try {
    makeFolder(directory)
    tryWriting(path.join(directory, `.write-${process.pid}`))
  } catch (error) {
    throw refusal(error, directory)
  }
}

/** Root would leave files behind that the owner of the directory, whose shop it is, can't open. */
export function refuseRootAtOthers(directory: string): void {
  const owner = statSync(directory, { throwIfNoEntry: false })?.uid ?? ROOT_ID
  if (process.getuid?.() !== ROOT_ID || owner === ROOT_ID) return
  throw new StartRefusal(
    `${directory} belongs to the user ${owner}, who could not open what root writes there. ` +
      `Run this as that user: sudo -u '#${owner}' env DATA_DIR=${directory} …`,
  )
}

/** Turns a file system error about this directory into a sentence for the operator; null for any other failure. */
export function dataDirectoryRefusal(error: unknown, directory: string): StartRefusal | null {
  if (!(error instanceof Error) || error instanceof StartRefusal) return null
  const isThere = 'path' in error && String(error.path).startsWith(directory)
  return isThere || isFull(error) ? refusal(error, directory) : null
}

function refusal(error: unknown, directory: string): StartRefusal {
  const reason = (isFull(error) ? REASONS.ENOSPC : REASONS[errorCode(error)]) ?? String(error)
  return new StartRefusal(`The directory that DATA_DIR names, ${directory}, cannot be used: ${reason}.`, { cause: error })
}

function isFull(error: unknown): boolean {
  return isOutOfSpace(error) || (error instanceof Error && FULL_DISK.test(error.message))
}

/** Makes one level at a time: with `recursive`, Node never returns for places such as /proc, whose parents it takes for missing. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
    const parent = path.dirname(folder)
    if (errorCode(error) !== 'ENOENT' || parent === folder) throw error
    makeFolder(parent)
    mkdirSync(folder)
  }
}

function tryWriting(file: string): void {
  const handle = openSync(file, 'w', 0o600)
  try {
    writeSync(handle, Buffer.alloc(PROBE_BYTES))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
    rmSync(file, { force: true })
  }
}
