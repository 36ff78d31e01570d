import type { Manager } from '#domain/accounts/viewer.ts'
import { findCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import {
  type BatchDeps,
  type FiledProduct,
  findByIds,
  type ProductEdit,
  type Unconfirmed,
  writeProducts,
} from '#server/catalogue/batches/product-batches.service.ts'
import { removeProducts } from '#server/catalogue/batches/product-removals.service.ts'
import { changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { inTimedParts } from '#server/platform/transactions/timed-parts.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { deleteWrites, listWrites } from './sheets.repository.ts'

interface Undoing {
  readonly runId: string
  readonly manager: Manager
  /** Called with the number of products that were taken back since the last call. */
  readonly onWritten: (products: number) => void
}

/** Takes back what an import has written in parts; a product that somebody has changed since stays as it is. */
export async function takeBack(deps: SheetDeps, { runId, manager, onWritten }: Undoing): Promise<void> {
  const { db } = deps.database
  const { brands, categories } = await findCollections(db)
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]))
  const there = { brandIds: new Set(brandNames.keys()), categoryIds: new Set(categories.map(({ id }) => id)) }
  const batch: BatchDeps = { ...deps, manager, onWritten }
  await inTimedParts(deps.database, async (rows) => {
    const writes = await listWrites(db, runId, rows)
    if (writes.length === 0) return false
    await changeTouched(deps, async (change) => {
      const found = await findByIds(
        change.tx,
        writes.map(({ productId }) => productId),
      )
      const now = new Map(found.map((each) => [each.row.id, each]))
      const ours = writes.flatMap((write) => {
        const current = now.get(write.productId)
        return current === undefined || current.row.version !== write.version ? [] : [{ write, current }]
      })
      const backs = ours.map(({ write, current }) => ({ back: write.back as StoredBack | null, current }))
      const edited = backs.flatMap(({ back, current }) => (back === null || 'confirmed' in back ? [] : [editOf(back, current, there)]))
      const unconfirmed = backs.flatMap(({ back, current }) => (back !== null && 'confirmed' in back ? unconfirmedOf(back, current) : []))
      await writeProducts(batch, change, { added: [], edited, confirmed: [], unconfirmed, off: [], brandNames })
      const added = backs.flatMap(({ back, current }) => (back === null ? [current] : []))
      await removeProducts(deps, change, { manager, products: added, brandNames })
      await deleteWrites(
        change.tx,
        runId,
        writes.map(({ productId }) => productId),
      )
    })
    return true
  })
}

/** A stored write in reverse. It is JSON, in which instants are texts. */
type StoredBack = StoredEdit | { readonly confirmed: { readonly was: string; readonly at: string } }

interface StoredEdit extends Omit<ProductEdit, 'before' | 'confirmedFrom'> {
  readonly confirmedFrom?: string
}

interface There {
  readonly brandIds: ReadonlySet<string>
  readonly categoryIds: ReadonlySet<string>
}

/** A brand or category that was deleted since takes no product back. */
function editOf({ confirmedFrom, brandId, categoryIds, ...back }: StoredEdit, before: FiledProduct, there: There): ProductEdit {
  return {
    ...back,
    before,
    ...(confirmedFrom === undefined ? {} : { confirmedFrom: new Date(confirmedFrom) }),
    ...(brandId === undefined || !there.brandIds.has(brandId) ? {} : { brandId }),
    ...(categoryIds === undefined ? {} : { categoryIds: categoryIds.filter((id) => there.categoryIds.has(id)) }),
  }
}

/** A confirmation raises no version: one that somebody has renewed since is told by its instant. */
function unconfirmedOf({ confirmed: { was, at } }: Extract<StoredBack, { confirmed: object }>, before: FiledProduct): Unconfirmed[] {
  return before.row.priceConfirmed.getTime() === Date.parse(at) ? [{ before, was: new Date(was) }] : []
}
