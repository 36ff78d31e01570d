import { RefusalError } from '#domain/errors.ts'
import { groupIssues } from '#domain/sheets/results.ts'
import { writeCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import { type BatchDeps, type ProductBatch, writeProducts } from '#server/catalogue/batches/product-batches.service.ts'
import { type CatalogueChange, changeCatalogue, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { inTimedParts } from '#server/platform/transactions/timed-parts.ts'
import type { SheetPlan } from './planning/plan-sheet.service.ts'
import { managerOf } from './sender/sender.service.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { deleteWrites, insertWrites, moveRun, type OwnRun, type RunColumns } from './sheets.repository.ts'

const IMPORT_LIMIT_MS = 10 * 60_000
export interface Writing {
  readonly batch: BatchDeps
  readonly work: OwnRun & Parameters<typeof managerOf>[1]
  readonly plan: SheetPlan
}

/**
 * PostgreSQL takes the whole sheet in one transaction. The embedded database has one session, on which everybody else would wait
 * meanwhile: there it goes in parts, and what a killed process has not written yet is written by the next.
 */
export async function writePlan(deps: SheetDeps, writing: Writing): Promise<void> {
  const { batch } = writing.plan
  if (deps.database.kind === 'embedded' && 'products' in batch) return writeInParts(deps, writing, batch.products)
  // New names of brands and categories stand in the menus of all pages.
  const change = 'products' in batch ? changeTouched : changeCatalogue
  await change(deps, (open) => writePart(deps, open, writing, { part: batch, isFirst: true, isLast: true }), { limitMs: IMPORT_LIMIT_MS })
}

async function writeInParts(deps: SheetDeps, writing: Writing, batch: ProductBatch): Promise<void> {
  const steps = stepsOf(batch)
  let from = 0
  await inTimedParts(deps.database, async (rows) => {
    const isFirst = from === 0
    const part = { products: mergedBatch(batch, steps.slice(from, from + rows)) }
    from += rows
    const isLast = from >= steps.length
    await changeTouched(deps, (change) => writePart(deps, change, writing, { part, isFirst, isLast }))
    return !isLast
  })
}

type Step = Partial<Pick<ProductBatch, 'added' | 'edited' | 'confirmed' | 'off'>>

/** One for each product. */
function stepsOf({ added, edited, confirmed, off }: ProductBatch): Step[] {
  return [
    ...added.map((each) => ({ added: [each] })),
    ...edited.map((each) => ({ edited: [each] })),
    ...confirmed.map((each) => ({ confirmed: [each] })),
    ...off.map((each) => ({ off: [each] })),
  ]
}

function mergedBatch({ brandNames }: ProductBatch, steps: readonly Step[]): ProductBatch {
  return {
    brandNames,
    added: steps.flatMap(({ added = [] }) => added),
    edited: steps.flatMap(({ edited = [] }) => edited),
    confirmed: steps.flatMap(({ confirmed = [] }) => confirmed),
    off: steps.flatMap(({ off = [] }) => off),
  }
}

interface Part {
  readonly part: SheetPlan['batch']
  readonly isFirst: boolean
  readonly isLast: boolean
}

async function writePart(deps: SheetDeps, change: CatalogueChange, writing: Writing, { part, isFirst, isLast }: Part): Promise<void> {
  const { batch, work, plan } = writing
  const { tx } = change
  if ('collections' in part) await writeCollections(batch, change, part.collections)
  else {
    const written = await writeProducts(batch, change, part.products)
    if (!isLast)
      await insertWrites(
        tx,
        written.map(({ id, version, back }) => ({ runId: work.id, productId: id, version, back })),
      )
  }
  // Somebody whose access ended meanwhile imports nothing more.
  await managerOf(tx, work)
  if (isLast) await deleteWrites(tx, work.id)
  // Tries that come forward are not counted.
  const columns: RunColumns | null = isLast
    ? { ...resultColumns(plan), state: 'done', finished: deps.now() }
    : isFirst
      ? { tries: 1 }
      : null
  if (columns !== null && !(await moveRun(tx, work, ['importing'], columns))) throw new RefusalError('sheet/not-found')
}

export function resultColumns({ results, absent, summary }: SheetPlan): RunColumns {
  return { summary, groups: groupIssues(results), results: JSON.stringify([...results, ...absent]) }
}
