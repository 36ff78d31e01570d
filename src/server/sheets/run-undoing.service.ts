import type { Manager } from '#domain/accounts/viewer.ts'
import { actorOf, recordChanges } from '#server/audit/audit.service.ts'
import { findCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import {
  type BatchDeps,
  type FiledProduct,
  findByIds,
  type ProductEdit,
  writeProducts,
} from '#server/catalogue/batches/product-batches.service.ts'
import { type CatalogueChange, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { trashProducts } from '#server/catalogue/products/product-trash.service.ts'
import { productFacts } from '#server/catalogue/products/products.facts.ts'
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
      await remove(deps, change, { manager, added, brandNames })
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

interface Removing {
  readonly manager: Manager
  readonly added: readonly FiledProduct[]
  readonly brandNames: ReadonlyMap<string, string>
}

async function remove(deps: SheetDeps, change: CatalogueChange, { manager, added, brandNames }: Removing): Promise<void> {
  if (added.length === 0) return
  await trashProducts(deps, change, { manager, ids: added.map(({ row }) => row.id) })
  const entries = added.map(({ row }) => ({
    actor: actorOf(manager),
    action: 'product.deleted' as const,
    recordKind: 'product' as const,
    recordId: row.id,
    before: productFacts(row, row.brandId === null ? null : (brandNames.get(row.brandId) ?? null)),
    after: null,
  }))
  await recordChanges(change.tx, deps, entries)
}
