import type { Manager } from '#domain/accounts/viewer.ts'
import { switchedBack, switchedByHand, withoutReason, withReason } from '#domain/catalogue/switches.ts'
import { actorOf, type RecordedChange, recordChanges } from '#server/audit/audit.service.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import type { ProductRow } from '#server/catalogue/products/product-management.repository.ts'
import { changedFacts, changesSearchText, movedState, productFacts, stateOf } from '#server/catalogue/products/products.facts.ts'
import { insertMemberships } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import type { ReasonsAbove } from '#server/catalogue/switching/reasons-above.service.ts'
import type { BatchDeps } from './batches.deps.ts'
import {
  type Moves,
  movesOf,
  nameIn,
  type ProductBack,
  type ProductBatch,
  type ProductEdit,
  type WrittenProduct,
} from './product-batches.facts.ts'
import { removeMemberships, writeProductEdits } from './product-batches.repository.ts'

export interface Within {
  readonly reasons: ReasonsAbove
  readonly batch: ProductBatch
  /** Called with the products that have left categories and come into others. */
  readonly onMoved: (moves: Moves) => void
}

/** Writes edits of locked products. */
export async function editPart(deps: BatchDeps, { tx, touch }: CatalogueChange, part: readonly ProductEdit[], within: Within) {
  const rows: ProductRow[] = []
  const entries: RecordedChange[] = []
  const moves = { left: part.flatMap((edit) => movesOf(edit).left), entered: part.flatMap((edit) => movesOf(edit).entered) }
  const moved = new Set([...moves.left, ...moves.entered].map(({ productId }) => productId))
  const toIndex: string[] = []
  const written: WrittenProduct[] = []
  for (const edit of part) {
    const { before } = edit
    const { id } = before.row
    const after = { ...(await edited(edit, within.reasons)), priceConfirmed: confirmedAt(deps, edit) }
    rows.push(after)
    if (moved.has(id) || changesSearchText(before.row, after)) toIndex.push(id)
    const facts = changedFacts(
      productFacts(before.row, nameIn(within.batch, before.row.brandId)),
      productFacts(after, nameIn(within.batch, after.brandId)),
    )
    const version = before.row.version + 1
    const entry = { ...entryOf(deps.manager, id), action: 'product.edited' as const }
    // Moves alone are told by the histories of the categories.
    if (facts !== null) entries.push({ ...entry, before: facts.before, after: { ...facts.after, version } })
    written.push({ id, version, back: await backOf(edit, within.reasons) })
  }
  await writeProductEdits(tx, rows)
  if (moves.left.length > 0) await removeMemberships(tx, moves.left)
  await insertMemberships(tx, moves.entered)
  within.onMoved(moves)
  await catalogueSearch.index(tx, toIndex)
  await recordChanges(tx, deps, entries)
  touch(rows.map(({ id }) => id))
  deps.onWritten(part.length)
  return written
}

async function backOf({ before, columns, brandId, categoryIds: into }: ProductEdit, reasons: ReasonsAbove): Promise<ProductBack> {
  const { row, categoryIds } = before
  const { isActive, ...others } = columns
  const names = Object.keys(others) as (keyof typeof others)[]
  return {
    columns: Object.fromEntries(names.map((name) => [name, row[name]])),
    ...(isActive === undefined ? {} : { switchedFrom: { ...stateOf(row), above: await reasons.product(before) } }),
    ...(isPriced({ before, columns }) ? { confirmedFrom: row.priceConfirmed } : {}),
    ...(brandId === undefined || row.brandId === null ? {} : { brandId: row.brandId }),
    ...(into === undefined ? {} : { categoryIds }),
  }
}

function isPriced({ before: { row }, columns: { priceMinor = row.priceMinor } }: Pick<ProductEdit, 'before' | 'columns'>): boolean {
  return priceMinor !== row.priceMinor
}

/** A sheet confirms a price that it changes. It does not confirm the unchanged prices of a sheet of all products. */
function confirmedAt({ now }: BatchDeps, edit: ProductEdit): Date {
  return edit.confirmedFrom ?? (isPriced(edit) ? now() : edit.before.row.priceConfirmed)
}

/** Makes the row that is stored: with the columns of the form, and off where the new brand or categories are. */
async function edited({ before, columns, brandId, categoryIds, switchedFrom }: ProductEdit, reasons: ReasonsAbove) {
  const { row, categoryIds: were } = before
  let state = stateOf(row)
  if (brandId !== undefined && brandId !== row.brandId) state = movedState(state, await reasons.brand(brandId))
  if (categoryIds !== undefined) {
    const still = await reasons.categories(categoryIds)
    for (const reason of await reasons.categories(were)) if (!still.includes(reason)) state = withoutReason(state, reason)
    for (const reason of await reasons.categories(categoryIds.filter((id) => !were.includes(id)))) state = withReason(state, reason)
  }
  if (columns.isActive !== undefined && columns.isActive !== row.isActive) state = switchedByHand(columns.isActive)
  if (switchedFrom !== undefined) {
    const now = await reasons.product({ row: { brandId: brandId ?? row.brandId }, categoryIds: categoryIds ?? were })
    state = switchedBack(switchedFrom, { once: switchedFrom.above, now })
  }
  const { isActive, inactiveReasons } = state
  return { ...row, ...columns, isActive, inactiveReasons: [...inactiveReasons], brandId: brandId ?? row.brandId } satisfies ProductRow
}

export function entryOf(manager: Manager, id: string) {
  return { actor: actorOf(manager), recordKind: 'product', recordId: id } as const
}
