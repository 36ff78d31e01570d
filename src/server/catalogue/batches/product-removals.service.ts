import type { Manager } from '#domain/accounts/viewer.ts'
import { actorOf, recordChanges } from '#server/audit/audit.service.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import { trashProducts } from '#server/catalogue/products/product-trash.service.ts'
import { productFacts } from '#server/catalogue/products/products.facts.ts'
import type { Making } from '#server/platform/ids.ts'
import type { FiledProduct } from './product-batches.repository.ts'

interface Removing {
  readonly manager: Manager
  readonly products: readonly FiledProduct[]
  readonly brandNames: ReadonlyMap<string, string>
}

/** Deletes locked products inside one change of the catalogue, as a press on each would. */
export async function removeProducts(
  deps: Making & Parameters<typeof trashProducts>[0],
  change: CatalogueChange,
  { manager, products, brandNames }: Removing,
): Promise<void> {
  if (products.length === 0) return
  await trashProducts(deps, change, { manager, ids: products.map(({ row }) => row.id) })
  const entries = products.map(({ row }) => ({
    actor: actorOf(manager),
    action: 'product.deleted' as const,
    recordKind: 'product' as const,
    recordId: row.id,
    before: productFacts(row, row.brandId === null ? null : (brandNames.get(row.brandId) ?? null)),
    after: null,
  }))
  await recordChanges(change.tx, deps, entries)
}
