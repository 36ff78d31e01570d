import fs from 'node:fs'
import path from 'node:path'
import { unpackTar } from 'modern-tar'

const OWNER_ONLY_DIRECTORY = 0o700
const OWNER_ONLY_FILE = 0o600

/** True also where a process died while one cluster took another's place: both are there, under other names. */
export function hasCluster(directory: string): boolean {
  return [directory, nextOf(directory), replacedOf(directory)].some(isCluster)
}

function isCluster(directory: string): boolean {
  return fs.existsSync(path.join(directory, 'PG_VERSION'))
}

const nextOf = (directory: string) => `${directory}.next`
const replacedOf = (directory: string) => `${directory}.replaced`

/** Fills a fresh cluster's directory from a snapshot; a start that dies on the way, or a damaged snapshot, leaves nothing that looks like one. */
export async function createCluster(directory: string, snapshot: Buffer): Promise<void> {
  const entries = await unpackTar(snapshot, { strict: true })
  const unfinished = `${directory}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: OWNER_ONLY_DIRECTORY })
  for (const { header, data } of entries) {
    const target = path.join(unfinished, header.name)
    if (!target.startsWith(unfinished + path.sep)) throw new Error(`The snapshot has an entry outside its directory: ${header.name}`)
    const folder = data === undefined ? target : path.dirname(target)
    fs.mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_DIRECTORY })
    if (data !== undefined) fs.writeFileSync(target, data, { mode: OWNER_ONLY_FILE })
  }
  syncTree(unfinished)
  fs.renameSync(unfinished, directory)
  syncDirectory(path.dirname(directory))
}

/** Puts a whole cluster in the place of the one that is there. A process that dies on the way has done so by the next start. */
export function replaceCluster(directory: string, fresh: string): void {
  finishReplacing(directory)
  syncTree(fresh)
  fs.renameSync(fresh, nextOf(directory))
  syncDirectory(path.dirname(directory))
  finishReplacing(directory)
}

/** Ends a replacement that was begun: forward where the new cluster is there, since it got its name only once it was whole. */
export function finishReplacing(directory: string): void {
  const next = nextOf(directory)
  const replaced = replacedOf(directory)
  if (isCluster(next)) {
    if (fs.existsSync(directory)) {
      fs.rmSync(replaced, { recursive: true, force: true })
      fs.renameSync(directory, replaced)
    }
    fs.renameSync(next, directory)
    syncDirectory(path.dirname(directory))
  } else if (!fs.existsSync(directory) && isCluster(replaced)) {
    fs.renameSync(replaced, directory)
    syncDirectory(path.dirname(directory))
  }
  fs.rmSync(replaced, { recursive: true, force: true })
}

/** Runs after everything is written: the first call then flushes most of the rest as well. */
function syncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const target = path.join(directory, entry.name)
    if (entry.isDirectory()) syncTree(target)
    else sync(target, 'r+')
  }
  syncDirectory(directory)
}

function syncDirectory(directory: string): void {
  // Windows has no fsync of folders and needs none.
  if (process.platform !== 'win32') sync(directory, 'r')
}

function sync(target: string, mode: 'r' | 'r+'): void {
  const handle = fs.openSync(target, mode)
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
