import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#server/platform/db/embedded.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'
import { WRITER } from './kill.ts'

/** How often the embedded database asked the disk to keep what it wrote, over so many commits. */
export async function countFsyncs(commits: number): Promise<number> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-fsync-'))
  const database = await openEmbedded({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })
  try {
    await database.runSql('CREATE TABLE committed (n int)')
    const before = await database.counts()
    for (let n = 0; n < commits; n += 1) await database.db.execute(sql`INSERT INTO committed VALUES (${n})`)
    const after = await database.counts()
    return after.fsyncs - before.fsyncs
  } finally {
    await database.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The same as the operating system sees it; null where strace is not installed. */
export function countFsyncCalls(commits: number): number | null {
  const callsOf = (count: number) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-fsync-'))
    const trace = path.join(dataDir, 'trace')
    const run = (tool: string[]) => {
      const [command = '', ...args] = [...tool, process.execPath, WRITER, dataDir, '1', String(count)]
      return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status
    }
    const status = run(['strace', '-f', '-qq', '-e', 'trace=fsync', '-o', trace])
    const calls = status === 0 ? fs.readFileSync(trace, 'utf8').match(/fsync\(/g) : null
    fs.rmSync(dataDir, { recursive: true, force: true })
    return calls?.length ?? null
  }
  const idle = callsOf(0)
  const busy = callsOf(commits)
  return idle === null || busy === null ? null : busy - idle
}
