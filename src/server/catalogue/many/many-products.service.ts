import type { CallReply } from '#contract/endpoints.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { type ManyChange, UNDO_MINUTES } from '#domain/catalogue/many-products.ts'
import { DAY_MS } from '#domain/durations.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChanges } from '#server/audit/audit.service.ts'
import { lockAbove } from '#server/catalogue/catalogue-change.repository.ts'
import { type CatalogueChange, changeManyTouched } from '#server/catalogue/catalogue-change.service.ts'
import { moveIntoOrOut } from '#server/catalogue/collections/category-members.service.ts'
import { recordConfirmations } from '#server/catalogue/products/confirmed-prices.service.ts'
import type { ProductManagementDeps } from '#server/catalogue/products/product-management.service.ts'
import { trashProducts } from '#server/catalogue/products/product-trash.service.ts'
import { changedFacts, productFacts } from '#server/catalogue/products/products.facts.ts'
import type { CategoryRecord } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { reasonsAboveEach } from '#server/catalogue/switching/reasons-above.service.ts'
import { lockCategoryWith, lockProducts } from '#server/catalogue/switching/switching.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { markOf, type Plan, type Planned, planOf, shownChange } from './many-products.facts.ts'
import {
  deleteRunsBefore,
  findRun,
  insertRun,
  insertRunRows,
  isWritten,
  listOpenRuns,
  type RunRecord,
  raisesVersion,
  writeMany,
  writeRunCount,
} from './many-products.repository.ts'
import { readMany, type Selection, selectedIds } from './many-selection.service.ts'

const EXAMPLES = 5
const UNDO_MS = UNDO_MINUTES * 60_000

interface Ask {
  readonly selection: Selection
  readonly change: ManyChange
}

export async function previewMany(
  deps: ProductManagementDeps,
  manager: Manager,
  { selection, change }: Ask,
): Promise<CallReply<'POST /api/product/many/preview'>> {
  const ids = await selectedIds(deps, manager, selection)
  const { rows, context } = await readMany(deps.database.db, manager, { ids, change, now: deps.now() })
  const plan = planOf(rows, change, context)
  const { changes, unchanged, impossible } = plan
  const examples = changes.slice(0, EXAMPLES).map((planned) => {
    const { id: _id, name, nameAr, sku } = planned.product
    return { _id, name, nameAr, sku, ...shownChange(planned, change, context) }
  })
  return { chosen: rows.length, changes: changes.length, unchanged, impossible, examples, mark: markOf(plan) }
}

export interface ManyWork extends Ask {
  readonly key: string
  /** The number of changes that the preview counted. */
  readonly changes: number
  /** The mark of the preview; programs that know none are held to the number alone. */
  readonly mark?: string | undefined
}

export async function changeMany(
  deps: ProductManagementDeps,
  manager: Manager,
  work: ManyWork,
): Promise<CallReply<'POST /api/product/many'>> {
  const done = (run: RunRecord) => ({
    success: true as const,
    message: messageText('manyChanged', manager.language, { count: String(run.count) }),
    run: runReply(run),
  })
  const former = await findRun(deps.database.db, work.key, manager.id)
  if (former !== null) return done(former)
  const ids = await selectedIds(deps, manager, work.selection)
  return done(await changeManyTouched(deps, async (change) => runOnce(deps, change, { manager, work, ids })))
}

interface Run {
  readonly manager: Manager
  readonly work: ManyWork
  readonly ids: readonly string[]
}

/** A second press waits here for the first one, and finds its key. */
async function runOnce(deps: ProductManagementDeps, open: CatalogueChange, { manager, work, ids }: Run): Promise<RunRecord> {
  const { tx } = open
  const { change, key } = work
  const run = { id: key, actorId: manager.id, at: deps.now(), change, count: 0 }
  if (!(await insertRun(tx, run))) {
    const former = await findRun(tx, key, manager.id)
    if (former === null) throw new RefusalError('conflict')
    return former
  }
  const category = await lockAll(tx, change, ids)
  const { rows, context } = await readMany(tx, manager, { ids, change, now: run.at })
  const planned = planOf(rows, change, context)
  refuseOthers(planned, work)
  const plan = { ...planned, changes: await withAbove(tx, planned.changes) }
  await write(deps, open, { manager, change, category, changes: plan.changes })
  await record(deps, tx, { manager, change, changes: plan.changes, brandName: context.brandName, at: run.at })
  await insertRunRows(
    tx,
    plan.changes.map(({ product, before, after }) => ({
      runId: key,
      productId: product.id,
      before,
      after,
      version: versionAfter(product.version, change),
    })),
  )
  await writeRunCount(tx, key, plan.changes.length)
  await deleteRunsBefore(tx, new Date(deps.now().getTime() - DAY_MS))
  return { ...run, count: plan.changes.length, undone: null, outcome: null }
}

/** Notes the reasons above products as they are switched, so that undoing it tells what has come up since. */
async function withAbove(tx: Db, changes: readonly Planned[]): Promise<readonly Planned[]> {
  if (!changes.some(({ after }) => after.isActive !== undefined)) return changes
  const above = await reasonsAboveEach(
    tx,
    changes.map(({ product }) => product),
  )
  return changes.map((each) => ({ ...each, before: { ...each.before, above: above.get(each.product.id) ?? [] } }))
}

/** Nothing else than the preview showed is done unseen. */
function refuseOthers(plan: Plan, work: ManyWork): void {
  const { changes } = plan
  const isAsShown = changes.length === work.changes && (work.mark === undefined || work.mark === markOf(plan))
  if (!isAsShown) throw new RefusalError('product/many-changed')
}

/** Locks in the order of all writers, so that none blocks another: brands, categories, products. */
export async function lockAll(tx: Db, change: ManyChange, ids: readonly string[]): Promise<CategoryRecord | null> {
  const isOfCategory = change.kind === 'category-add' || change.kind === 'category-remove'
  const category = isOfCategory ? await lockCategoryWith(tx, change.category, ids) : null
  await lockAbove(tx, ids)
  await lockProducts(tx, ids)
  return category
}

/** Memberships and deletions leave the versions of products as they are. */
function versionAfter(version: number, { kind }: ManyChange): number {
  return isWritten(kind) && raisesVersion(kind) ? version + 1 : version
}

interface Writing {
  readonly manager: Manager
  readonly change: ManyChange
  readonly category: CategoryRecord | null
  readonly changes: readonly Pick<Planned, 'product' | 'after'>[]
}

async function write(deps: ProductManagementDeps, open: CatalogueChange, { manager, change, category, changes }: Writing): Promise<void> {
  const { tx, touch } = open
  const ids = changes.map(({ product }) => product.id)
  if (isWritten(change.kind)) {
    await writeMany(
      tx,
      change.kind,
      changes.map(({ product, after }) => ({ id: product.id, columns: after })),
    )
  }
  if (category !== null) await moveIntoOrOut(tx, deps, { manager, category, ids, isAdding: change.kind === 'category-add' })
  if (change.kind === 'delete') await trashProducts(deps, open, { manager, ids })
  if (change.kind === 'brand' || category !== null) await catalogueSearch.index(tx, ids, deps)
  if (change.kind !== 'price-confirm') touch(ids)
}

interface Recording extends Pick<Writing, 'manager' | 'change'> {
  readonly changes: readonly Planned[]
  /** The name of the brand that the products move to. */
  readonly brandName: string | null
  readonly at: Date
}

/** Each product's history tells what became of it. */
async function record(deps: ProductManagementDeps, tx: Db, { manager, change, changes, brandName, at }: Recording): Promise<void> {
  const actor = actorOf(manager)
  if (change.kind === 'delete') {
    const deleted = changes.map(({ product, brandName: was }) => ({ before: productFacts(product, was), recordId: product.id }))
    await recordChanges(
      tx,
      deps,
      deleted.map((each) => ({ ...each, actor, action: 'product.deleted', recordKind: 'product', after: null })),
    )
  }
  if (change.kind === 'price-confirm') {
    const confirmed = changes.map(({ product }) => ({ id: product.id, before: product.priceConfirmed, after: at }))
    await recordConfirmations(tx, deps, manager, { changes: confirmed, action: 'product.price-confirmed' })
  } else if (isWritten(change.kind)) {
    const edits = changes.map((planned) => editOf(planned, change.kind === 'brand' ? brandName : planned.brandName))
    await recordChanges(
      tx,
      deps,
      edits.map((each) => ({ ...each, actor, action: 'product.edited', recordKind: 'product' })),
    )
  }
}

/** The facts of one product that a change of many, or its undoing, edited. */
export function editOf({ product, brandName, after }: Pick<Planned, 'product' | 'brandName' | 'after'>, brandAfter: string | null) {
  const { inactiveReasons = product.inactiveReasons, priceConfirmed: _, ...columns } = after
  const now = { ...product, ...columns, inactiveReasons: [...inactiveReasons] }
  const facts = changedFacts(productFacts(product, brandName), productFacts(now, brandAfter))
  return { recordId: product.id, before: facts?.before ?? {}, after: { ...facts?.after, version: product.version + 1 } }
}

export async function readOpenRuns(deps: ProductManagementDeps, manager: Manager): Promise<CallReply<'GET /api/product/many/last'>> {
  const runs = await listOpenRuns(deps.database.db, { actorId: manager.id, after: undoableSince(deps.now()) })
  const replies = runs.map(runReply)
  return { run: replies[0] ?? null, runs: replies }
}

export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS)
}

function runReply({ id, change, count, at }: RunRecord) {
  return { _id: id, kind: change.kind, count, undoUntil: new Date(at.getTime() + UNDO_MS).toISOString() }
}
