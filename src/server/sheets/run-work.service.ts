import { setTimeout } from 'node:timers/promises'
import type { Manager } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { groupIssues, mayImport, type RowResult, summaryOf } from '#domain/sheets/results.ts'
import { writeCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import { type BatchDeps, StaleBatchError, writeProducts } from '#server/catalogue/batches/product-batches.service.ts'
import { type CatalogueChange, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { planSheet, type SheetPlan } from './planning/plan-sheet.service.ts'
import { managerOf } from './sender/sender.service.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { beginWork, findRows, moveRun, type RunColumns } from './sheets.repository.ts'
import { WorkProgress } from './work-progress.service.ts'

export type RunWorkDeps = SheetDeps

/** A process that is killed over and over by a sheet must not go on for ever. */
const TRIES_MOST = 4
const PLANS_MOST = 4
const IMPORT_LIMIT_MS = 10 * 60_000
/** Writing a row takes about this many times as long as planning it. */
const WRITING_WEIGHT = 3
/** The embedded database serves nobody else while it writes a part. */
const ROWS_PER_PART = 40
const PAUSE_MS = 5

type Work = NonNullable<Awaited<ReturnType<typeof beginWork>>>

/** Checks or imports a sheet. Work whose process was killed is begun anew by the next. */
export async function workOnRun(deps: RunWorkDeps, runId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps.database
  const work = await beginWork(db, runId, deps.now())
  if (work === null) return
  const progress = new WorkProgress(db, runId, signal)
  try {
    if (work.tries > TRIES_MOST) throw new RefusalError('internal')
    const manager = await managerOf(db, work)
    const rows = JSON.parse(work.rows) as string[][]
    if (work.state === 'checking') await check(deps, work, { manager, rows, progress })
    else await importAll(deps, work, { manager, rows, progress })
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    await moveRun(db, work, [work.state], { state: 'failed', failure: error.refusal, finished: deps.now() })
  } finally {
    progress.stop()
  }
}

interface Doing {
  readonly manager: Manager
  readonly rows: readonly (readonly string[])[]
  readonly progress: WorkProgress
}

async function check(deps: RunWorkDeps, work: Work, { manager, rows, progress }: Doing): Promise<void> {
  progress.begin(work.rowCount)
  const plan = await planSheet({ db: deps.database.db, manager, onPlanned: (planned) => progress.add(planned) }, work, rows)
  await moveRun(deps.database.db, work, ['checking'], { ...resultColumns(plan), state: 'checked', finished: deps.now() })
}

function resultColumns({ results, summary }: SheetPlan): RunColumns {
  return { summary, groups: groupIssues(results), results: JSON.stringify(results) }
}

async function importAll(deps: RunWorkDeps, work: Work, doing: Doing): Promise<void> {
  const { manager, rows, progress } = doing
  for (let attempt = 1; ; attempt += 1) {
    progress.begin(work.rowCount * (1 + WRITING_WEIGHT))
    const plan = await planSheet({ db: deps.database.db, manager, onPlanned: (planned) => progress.add(planned) }, work, rows)
    // The catalogue has changed since the check: the person decides anew.
    if (!mayImport(plan.summary, work.isPartial)) {
      await moveRun(deps.database.db, work, ['importing'], { ...resultColumns(plan), state: 'checked', finished: deps.now() })
      return
    }
    try {
      const isContinued = deps.database.kind === 'embedded' && (work.tries > 1 || attempt > 1)
      await write(deps, work, isContinued ? await withFormerResults(deps.database.db, work, plan) : plan, doing)
      return
    } catch (error) {
      const isStale =
        error instanceof StaleBatchError ||
        isUniqueViolation(error, 'products_sku_unique') ||
        isUniqueViolation(error, 'products_slug_unique')
      if (!isStale || attempt >= PLANS_MOST) throw error
    }
  }
}

/** Rows that an earlier part has written are unchanged by now: they count as what the check said of them. */
async function withFormerResults(db: Db, work: Work, plan: SheetPlan): Promise<SheetPlan> {
  const former = JSON.parse((await findRows(db, work))?.results ?? '[]') as RowResult[]
  const checked = new Map(former.map((result) => [result.row, result]))
  const results = plan.results.map((result) => (result.outcome === 'unchanged' ? (checked.get(result.row) ?? result) : result))
  return { ...plan, results, summary: summaryOf(results, plan.summary) }
}

/**
 * PostgreSQL takes the whole sheet in one transaction. The embedded database has one session, on which everybody else would wait
 * meanwhile: there it goes in parts, and what a killed process has not written yet is written by the next.
 */
async function write(deps: RunWorkDeps, work: Work, plan: SheetPlan, { manager, progress }: Doing): Promise<void> {
  const onWritten = (products: number) => progress.add(products * WRITING_WEIGHT)
  const writing = { newId: deps.newId, now: deps.now, manager, onWritten }
  const parts = deps.database.kind === 'embedded' ? partsOf(plan.batch) : [plan.batch]
  for (const [place, part] of parts.entries()) {
    const isLast = place === parts.length - 1
    await changeCatalogue(deps, (change) => writePart(deps, change, { work, plan, part, writing, isLast }), { limitMs: IMPORT_LIMIT_MS })
    if (!isLast) await setTimeout(PAUSE_MS)
  }
}

interface Part {
  readonly work: Work
  readonly plan: SheetPlan
  readonly part: SheetPlan['batch']
  readonly writing: BatchDeps
  readonly isLast: boolean
}

async function writePart(deps: RunWorkDeps, change: CatalogueChange, { work, plan, part, writing, isLast }: Part): Promise<void> {
  if ('products' in part) await writeProducts(writing, change, part.products)
  else await writeCollections(writing, change, part.collections)
  // Somebody whose access ended meanwhile imports nothing more.
  await managerOf(change.tx, work)
  if (!isLast) return
  const isOurs = await moveRun(change.tx, work, ['importing'], { ...resultColumns(plan), state: 'done', finished: deps.now() })
  if (!isOurs) throw new RefusalError('sheet/not-found')
}

function partsOf(batch: SheetPlan['batch']): SheetPlan['batch'][] {
  if (!('products' in batch)) return [batch]
  const { added, edited, confirmed, off, brandNames } = batch.products
  const none = { added: [], edited: [], confirmed: [], off: [], brandNames }
  return [
    ...chunks(added).map((part) => ({ products: { ...none, added: part } })),
    ...chunks(edited).map((part) => ({ products: { ...none, edited: part } })),
    ...chunks(confirmed).map((part) => ({ products: { ...none, confirmed: part } })),
    ...chunks(off).map((part) => ({ products: { ...none, off: part } })),
  ]
}

function chunks<T>(all: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / ROWS_PER_PART) }, (_, place) =>
    all.slice(place * ROWS_PER_PART, (place + 1) * ROWS_PER_PART),
  )
}
