import type { Manager } from '#domain/accounts/viewer.ts'
import { findCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import {
  type BatchDeps,
  type FiledProduct,
  findByIds,
  type ProductEdit,
  writeProducts,
} from '#server/catalogue/batches/product-batches.service.ts'
import { removeProducts } from '#server/catalogue/batches/product-removals.service.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import type { SheetDeps } from './sheets.deps.ts'
import { deleteWrites, listWrites, type RunWrite } from './sheets.repository.ts'

const ROWS_PER_PART = 20

interface Undoing {
  readonly runId: string
  readonly manager: Manager
  /** Called with the number of products that were taken back since the last call. */
  readonly onWritten: (products: number) => void
}

/** Takes back what an import has written in parts; a product that somebody has changed since stays as it is. */
export async function takeBack(deps: SheetDeps, { runId, manager, onWritten }: Undoing): Promise<void> {
  const { db } = deps.database
  const { brands } = await findCollections(db)
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]))
  const batch: BatchDeps = { newId: deps.newId, now: deps.now, manager, onWritten }
  for (;;) {
    const writes = await listWrites(db, runId, ROWS_PER_PART)
    if (writes.length === 0) return
    await changeCatalogue(deps, async (change) => {
      const found = await findByIds(
        change.tx,
        writes.map(({ productId }) => productId),
      )
      const now = new Map(found.map((each) => [each.row.id, each]))
      const ours = writes.flatMap((write) => {
        const current = now.get(write.productId)
        return current === undefined || current.row.version !== write.version ? [] : [{ write, current }]
      })
      const edited = ours.flatMap(({ write, current }) => (write.back === null ? [] : [editOf(write, current)]))
      await writeProducts(batch, change, { added: [], edited, confirmed: [], off: [], brandNames })
      const added = ours.flatMap(({ write, current }) => (write.back === null ? [current] : []))
      await removeProducts(deps, change, { manager, products: added, brandNames })
      await deleteWrites(
        change.tx,
        runId,
        writes.map(({ productId }) => productId),
      )
    })
  }
}

function editOf({ back }: RunWrite, before: FiledProduct): ProductEdit {
  return { ...(back as Omit<ProductEdit, 'before'>), before }
}
