import type { CallReply } from '#contract/endpoints.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { type InactiveReason, switchedBack } from '#domain/catalogue/switches.ts'
import { trashBegin } from '#domain/catalogue/trash.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChanges } from '#server/audit/audit.service.ts'
import { type CatalogueChange, changeManyTouched } from '#server/catalogue/catalogue-change.service.ts'
import { moveIntoOrOut } from '#server/catalogue/collections/category-members.service.ts'
import { recordConfirmations } from '#server/catalogue/products/confirmed-prices.service.ts'
import { findBrandName } from '#server/catalogue/products/product-management.repository.ts'
import { type ProductManagementDeps, uniqueRefusalOr } from '#server/catalogue/products/product-management.service.ts'
import { listNamesInTrash } from '#server/catalogue/products/product-trash.repository.ts'
import { bringBackMany } from '#server/catalogue/products/product-trash.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { reasonsAboveEach } from '#server/catalogue/switching/reasons-above.service.ts'
import { listMembersAmong } from '#server/catalogue/switching/switching.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { isUnchangedSince } from './many-products.facts.ts'
import {
  findRun,
  isWritten,
  listManyRows,
  listRunRows,
  lockBrands,
  type ManyRow,
  type RunRecord,
  type RunRow,
  takeRun,
  type UndoOutcome,
  writeMany,
  writeOutcome,
} from './many-products.repository.ts'
import { editOf, lockAll, undoableSince } from './many-products.service.ts'

interface Undoing {
  readonly manager: Manager
  readonly run: RunRecord
  readonly rows: readonly RunRow[]
}

/** Products that were changed since stay as they are. Repeated, it answers the same. */
export async function undoMany(
  deps: ProductManagementDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'POST /api/product/many/:id/undo'>> {
  const undo = changeManyTouched(deps, async (open) => {
    const now = deps.now()
    if (!isId(id)) throw new RefusalError('product/many-over')
    const run = await takeRun(open.tx, id, { actorId: manager.id, after: undoableSince(now) }, now)
    if (run === null) return formerOutcome(open.tx, manager, id)
    const undoing = { manager, run, rows: await listRunRows(open.tx, run.id) }
    const outcome = await (run.change.kind === 'delete' ? undoDeletion(deps, open, undoing) : undoChange(deps, open, undoing))
    await writeOutcome(open.tx, run.id, outcome)
    return outcome
  })
  const { undone, left } = await undo.catch((error: unknown) => {
    // A product that is added at this moment took an SKU or a slug of one that comes back.
    throw uniqueRefusalOr(error) === error ? error : new RefusalError('conflict')
  })
  return { success: true, message: messageText('manyUndone', manager.language, { count: String(undone) }), undone, left: [...left] }
}

/** A press whose answer was lost is repeated, even after the time for undoing has ended. */
async function formerOutcome(tx: Db, manager: Manager, id: string): Promise<UndoOutcome> {
  const run = await findRun(tx, id, manager.id)
  if (run === null || run.undone === null) throw new RefusalError('product/many-over')
  return run.outcome ?? { undone: run.count, left: [] }
}

async function undoDeletion(deps: ProductManagementDeps, open: CatalogueChange, { manager, rows }: Undoing): Promise<UndoOutcome> {
  const versions = new Map(rows.map(({ productId, version }) => [productId, version]))
  const { back, left } = await bringBackMany(deps, open, { manager, versions })
  return { undone: back.length, left: left.map(leftProduct) }
}

async function undoChange(
  deps: ProductManagementDeps,
  open: CatalogueChange,
  { manager, run: { change }, rows }: Undoing,
): Promise<UndoOutcome> {
  const { tx, touch } = open
  const ids = rows.map(({ productId }) => productId)
  const brandIds = rows.flatMap(({ before: { brandId } }) => brandId ?? [])
  // Brands come first in the order of all writers; one that was deleted since takes no product back.
  const brandsLeft = await lockBrands(tx, brandIds)
  const category = await lockAll(tx, change, ids)
  const now = new Map((await listManyRows(tx, ids, managedScope(manager))).map((row) => [row.product.id, row]))
  const isOfCategory = change.kind === 'category-add' || change.kind === 'category-remove'
  const members = isOfCategory ? await listMembersAmong(tx, change.category, ids) : new Set<string>()
  const isUntouched = ({ productId, before, after, version }: RunRow, { product }: ManyRow) => {
    if (typeof before.brandId === 'string' && !brandsLeft.has(before.brandId)) return false
    if (isOfCategory) return category !== null && members.has(productId) === (change.kind === 'category-add')
    return product.version === version && isUnchangedSince(product, after)
  }
  const known = rows.flatMap((row) => {
    const current = now.get(row.productId)
    return current === undefined ? [] : [{ row, current, isUntouched: isUntouched(row, current) }]
  })
  const ours = known.filter((each) => each.isUntouched)
  const chosen = ours.map(({ row }) => row.productId)
  if (category !== null && chosen.length > 0) {
    await moveIntoOrOut(tx, deps, { manager, category, ids: chosen, isAdding: change.kind === 'category-remove' })
  }
  if (isWritten(change.kind)) await writeBack(deps, tx, { manager, kind: change.kind, ours })
  if (isOfCategory || change.kind === 'brand') await catalogueSearch.index(tx, chosen, deps)
  if (change.kind !== 'price-confirm') touch(chosen)
  const gone = ids.filter((id) => !now.has(id))
  const deleted = await listNamesInTrash(tx, gone, { scope: managedScope(manager), after: trashBegin(deps.now()) })
  const changed = known.filter((each) => !each.isUntouched).map(({ current }) => current.product)
  return { undone: chosen.length, left: [...changed, ...deleted].map(leftProduct) }
}

interface WritingBack {
  readonly manager: Manager
  readonly kind: Parameters<typeof writeMany>[1]
  readonly ours: readonly { readonly row: RunRow; readonly current: ManyRow }[]
}

async function writeBack(deps: ProductManagementDeps, tx: Db, { manager, kind, ours }: WritingBack): Promise<void> {
  const columns = await stillRight(tx, ours)
  await writeMany(
    tx,
    kind,
    ours.map(({ row }) => ({ id: row.productId, columns: columns.get(row.productId) ?? row.before })),
  )
  if (kind === 'price-confirm') {
    const changes = ours.map(({ row, current: { product } }) => {
      const before = product.priceConfirmed
      return { id: product.id, before, after: row.before.priceConfirmed === undefined ? before : new Date(row.before.priceConfirmed) }
    })
    await recordConfirmations(tx, deps, manager, { changes, action: 'product.price-confirmation-undone' })
    return
  }
  const brandNames = new Map<string, string | null>()
  for (const { row } of ours) {
    const { brandId } = row.before
    if (typeof brandId === 'string' && !brandNames.has(brandId)) brandNames.set(brandId, await findBrandName(tx, brandId))
  }
  const edits = ours.map(({ row, current }) => {
    const { brandId } = row.before
    const brandAfter = brandId === undefined ? current.brandName : brandId === null ? null : (brandNames.get(brandId) ?? null)
    return editOf({ ...current, after: columns.get(row.productId) ?? row.before }, brandAfter)
  })
  await recordChanges(
    tx,
    deps,
    edits.map((each) => ({ ...each, actor: actorOf(manager), action: 'product.edited', recordKind: 'product' })),
  )
}

/** Each as it was, but for what was switched above it meanwhile; a change from before `above` was noted took all that stands as there. */
async function stillRight(tx: Db, ours: WritingBack['ours']): Promise<Map<string, RunRow['before']>> {
  const switched = ours.filter(({ row }) => row.before.isActive !== undefined)
  const owned = switched.map(({ row: { before }, current: { product } }) => ({ ...product, brandId: before.brandId ?? product.brandId }))
  const standing = await reasonsAboveEach(tx, owned)
  const right = new Map(ours.map(({ row }) => [row.productId, row.before]))
  for (const { row } of switched) {
    const { isActive = false, inactiveReasons = [], above } = row.before
    const now = standing.get(row.productId) ?? []
    const before = { isActive, inactiveReasons: inactiveReasons as InactiveReason[] }
    right.set(row.productId, { ...row.before, ...switchedBack(before, { once: (above as InactiveReason[] | undefined) ?? now, now }) })
  }
  return right
}

function leftProduct({
  id,
  name,
  nameAr,
  sku,
}: {
  readonly id: string
  readonly name: string
  readonly nameAr: string
  readonly sku: string
}) {
  return { _id: id, name, nameAr, sku }
}
