import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

export const WRITER = new URL('kill-writer.ts', import.meta.url).pathname

const MOST_ANSWERS_BEFORE_KILL = 150

export interface KillResult {
  rounds: number
  acknowledged: number
  /** Numbers acknowledged but gone after the restart. */
  lost: number[]
  /** Transactions of which only one half is there. */
  torn: number[]
}

/** Kills a writing process at random moments; every acknowledged number must be there at the next start. */
export async function killWhileWriting({ rounds }: { rounds: number }): Promise<KillResult> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-kill-'))
  const acknowledged: number[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      acknowledged.push(...(await writeUntilKilled(dataDir, round * 1_000_000)))
    }
    return { rounds, acknowledged: acknowledged.length, ...(await inspect(dataDir, acknowledged)) }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function writeUntilKilled(dataDir: string, first: number): Promise<number[]> {
  const writer = spawn(process.execPath, [...BRIEF_FLAGS, WRITER, dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: CHILD_ENVIRONMENT,
  })
  const gone = once(writer, 'exit')
  const answers: number[] = []
  const wanted = randomInt(1, MOST_ANSWERS_BEFORE_KILL)
  for await (const line of createInterface({ input: writer.stdout })) {
    answers.push(Number(line))
    if (answers.length === wanted) writer.kill('SIGKILL')
  }
  const [code, signal] = await gone
  if (signal !== 'SIGKILL') throw new Error(`The writer ended by itself with code ${code}.`)
  return answers
}

async function inspect(dataDir: string, acknowledged: number[]): Promise<Pick<KillResult, 'lost' | 'torn'>> {
  const database = await openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })
  try {
    const { rows } = await database.runSql<{ n: number; isWhole: boolean }>(
      'SELECT n, w.n IS NOT NULL AND m.n IS NOT NULL AS "isWhole" FROM written w FULL JOIN mirrored m USING (n)',
    )
    const present = new Set(rows.map(({ n }) => n))
    return { lost: acknowledged.filter((n) => !present.has(n)), torn: rows.filter(({ isWhole }) => !isWhole).map(({ n }) => n) }
  } finally {
    await database.close()
  }
}
