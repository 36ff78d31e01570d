import { listOpenPayloads } from '#server/platform/jobs/job-status.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { sheetRunJob } from './sheets.jobs.ts'
import { lockWorking, moveRun } from './sheets.repository.ts'

/** The tries of two jobs: a sheet that has not ended by then never will. */
const TRIES_AT_ALL = 2 * (sheetRunJob.retry.limit + 1)

/**
 * A sheet whose job was lost, or has used up its tries, would hold up all others. Its work is sent once more, which goes on with it or
 * takes it back; where that has failed as often, the sheet is ended as it stands.
 */
export async function restartLostRuns({ database, jobs, now }: Pick<SheetDeps, 'database' | 'jobs' | 'now'>): Promise<void> {
  await database.transaction(async (tx) => {
    const working = await lockWorking(tx)
    if (working.length === 0) return
    const open = new Set((await listOpenPayloads(tx, sheetRunJob)).map(({ runId }) => runId))
    for (const run of working) {
      if (open.has(run.id)) continue
      if (run.tries < TRIES_AT_ALL) await jobs.send(tx, sheetRunJob, { runId: run.id })
      else await moveRun(tx, run, [run.state], { state: 'failed', failure: 'internal', finished: now() })
    }
  })
}
