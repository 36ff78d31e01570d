import type { Manager } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { isOfRow, mayImport, type SheetResult, summaryOf } from '#domain/sheets/results.ts'
import { StaleBatchError } from '#server/catalogue/batches/product-batches.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { planSheet, type SheetPlan } from './planning/plan-sheet.service.ts'
import { takeBack } from './run-undoing.service.ts'
import { resultColumns, writePlan } from './run-writing.service.ts'
import { managerOf, undoerOf } from './sender/sender.service.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { beginWork, countWrites, findRows, moveRun, readOtherTabs } from './sheets.repository.ts'
import { WorkProgress } from './work-progress.service.ts'

export type RunWorkDeps = SheetDeps

/** A process that is killed over and over by a sheet must not go on for ever. */
const TRIES_MOST = 4
const PLANS_MOST = 4
/** Writing a row takes about this many times as long as planning it. */
const WRITING_WEIGHT = 15

type Work = NonNullable<Awaited<ReturnType<typeof beginWork>>>

/** Checks or imports a sheet. Work whose process was killed is begun anew by the next. */
export async function workOnRun(deps: RunWorkDeps, runId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps.database
  const work = await beginWork(db, runId, deps.now())
  if (work === null) return
  const progress = new WorkProgress(db, runId, signal)
  try {
    // The reason of an import that is still under way: it is being taken back.
    if (work.failure !== null) return await giveUp(deps, work, { progress, failure: work.failure })
    if (work.tries > TRIES_MOST) throw new RefusalError('internal')
    const manager = await managerOf(db, work)
    const rows = JSON.parse(work.rows) as string[][]
    if (work.state === 'checking') await check(deps, work, { manager, rows, progress })
    else await importAll(deps, work, { manager, rows, progress })
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    await giveUp(deps, work, { progress, failure: error.refusal })
  } finally {
    progress.stop()
  }
}

/** An import that can't be finished leaves nothing. If its process is killed during the clean-up, the next process continues it. */
async function giveUp(
  deps: RunWorkDeps,
  work: Work,
  { progress, failure }: { readonly progress: WorkProgress; readonly failure: string },
): Promise<void> {
  const { db } = deps.database
  const written = await countWrites(db, work.id)
  if (written > 0) {
    await moveRun(db, work, ['importing'], { failure })
    progress.begin(written)
    await takeBack(deps, { runId: work.id, manager: await undoerOf(db, work), onWritten: (products) => progress.add(products) })
  }
  await moveRun(db, work, [work.state], { state: 'failed', failure, finished: deps.now() })
}

interface Doing {
  readonly manager: Manager
  readonly rows: readonly (readonly string[])[]
  readonly progress: WorkProgress
}

async function check(deps: RunWorkDeps, work: Work, { manager, rows, progress }: Doing): Promise<void> {
  progress.begin(work.rowCount)
  const plan = await planned(deps, work, { manager, rows, progress })
  await moveRun(deps.database.db, work, ['checking'], { ...resultColumns(plan), state: 'checked', finished: deps.now() })
}

function planned({ database: { db } }: RunWorkDeps, work: Work, { manager, rows, progress }: Doing): Promise<SheetPlan> {
  return planSheet({ db, manager, readOtherTabs: () => readOtherTabs(db, work), onPlanned: (done) => progress.add(done) }, work, rows)
}

async function importAll(deps: RunWorkDeps, work: Work, doing: Doing): Promise<void> {
  const { db } = deps.database
  let written = await countWrites(db, work.id)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await importOnce(deps, work, { ...doing, isContinued: written > 0 })
    } catch (error) {
      const isStale =
        error instanceof StaleBatchError ||
        isUniqueViolation(error, 'products_sku_unique') ||
        isUniqueViolation(error, 'products_slug_unique')
      const now = await countWrites(db, work.id)
      if (!isStale || (attempt >= PLANS_MOST && now === written)) throw error
      written = now
    }
  }
}

interface Importing extends Doing {
  /** True if parts of the import have been written before. */
  readonly isContinued: boolean
}

async function importOnce(deps: RunWorkDeps, work: Work, { manager, rows, progress, isContinued }: Importing): Promise<void> {
  const { db } = deps.database
  progress.begin(work.rowCount * (1 + WRITING_WEIGHT))
  const plan = await planned(deps, work, { manager, rows, progress })
  if (isContinued && plan.summary.refused > 0 && !work.isPartial) throw new RefusalError('sheet/undone')
  if (!isContinued && !mayImport(plan.summary, work.isPartial)) {
    // The catalogue has changed since the check: the person decides anew.
    await moveRun(db, work, ['importing'], { ...resultColumns(plan), state: 'checked', failure: 'sheet/changed', finished: deps.now() })
    return
  }
  const told = isContinued ? await withFormerResults(db, work, plan) : plan
  const onWritten = (products: number) => progress.add(products * WRITING_WEIGHT)
  await writePlan(deps, { batch: { ...deps, manager, onWritten }, work, plan: told })
}

/** Rows that an earlier part has written are unchanged by now, and products that it has switched off are off: they count as what the check said of them. */
async function withFormerResults(db: Db, work: Work, plan: SheetPlan): Promise<SheetPlan> {
  const former = JSON.parse((await findRows(db, work))?.results ?? '[]') as SheetResult[]
  const checked = new Map(former.filter(isOfRow).map((result) => [result.row, result]))
  const results = plan.results.map((result) => (result.outcome === 'unchanged' ? (checked.get(result.row) ?? result) : result))
  const absent = former.flatMap((result) => (isOfRow(result) ? [] : [result]))
  return { ...plan, results, absent, summary: summaryOf(results, work.summary ?? plan.summary) }
}
