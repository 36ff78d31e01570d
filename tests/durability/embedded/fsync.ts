import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'
import { WRITER } from './kill.ts'

export interface FsyncCount {
  readonly fsyncs: number
  /** Commits that were acknowledged without an fsync since the commit before. */
  readonly commitsWithout: readonly number[]
}

/** Counts the fsync calls of the embedded database's thread, commit by commit. */
export async function countFsyncs(commits: number): Promise<FsyncCount> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-fsync-'))
  const database = await openEmbedded({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })
  try {
    await database.runSql('CREATE TABLE committed (n int)')
    const { fsyncs: atStart } = await database.counts()
    const commitsWithout: number[] = []
    let fsyncs = atStart
    for (let n = 0; n < commits; n += 1) {
      await database.db.execute(sql`INSERT INTO committed VALUES (${n})`)
      const after = await database.counts()
      if (after.fsyncs === fsyncs) commitsWithout.push(n)
      fsyncs = after.fsyncs
    }
    return { fsyncs: fsyncs - atStart, commitsWithout }
  } finally {
    await database.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Checks that strace is installed and allowed to trace. */
export function canWatchSystem(): boolean {
  return spawnSync('strace', ['-f', '-qq', '-e', 'trace=fsync', '-o', os.devNull, process.execPath, '--version']).status === 0
}

/** Counts the same calls as the operating system sees them, without those that no commit caused. */
export function countFsyncCalls(commits: number): number {
  return callsOf(commits) - callsOf(0)
}

function callsOf(commits: number): number {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-fsync-'))
  const trace = path.join(dataDir, 'trace')
  const watched = [process.execPath, WRITER, dataDir, '1', String(commits)]
  try {
    const { status } = spawnSync('strace', ['-f', '-qq', '-e', 'trace=fsync', '-o', trace, ...watched], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`The watched writer ended with ${status}.`)
    return fs.readFileSync(trace, 'utf8').match(/fsync\(/g)?.length ?? 0
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
