import type { CallReply } from '#contract/endpoints.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { ChangedBeforeLockError, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { listCategoriesOf } from '#server/catalogue/products/managed/managed-products.repository.ts'
import { type ManagedDeps, readManaged } from '#server/catalogue/products/managed/managed-products.service.ts'
import { lockProduct } from '#server/catalogue/products/product-management.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { lockCategoriesWith } from '#server/catalogue/switching/switching.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import type { CollectionManagementDeps } from './category-management.service.ts'
import { moveIntoOrOut } from './category-members.service.ts'

interface Choice {
  readonly id: string
  readonly categories: readonly string[]
}

/** Puts a product into exactly these categories. */
export async function chooseCategories(
  deps: CollectionManagementDeps & ManagedDeps,
  manager: Manager,
  { id, categories }: Choice,
): Promise<CallReply<'PUT /api/product/:id/categories'>> {
  if (!isId(id)) throw new RefusalError('product/not-found')
  const wanted = new Set(categories.filter(isId).map((each) => each.toLowerCase()))
  const product = await changeTouched(deps, async ({ tx, touch }) => {
    const were = await readIds(tx, id)
    const moving = [...wanted, ...were].filter((each) => wanted.has(each) !== were.has(each))
    const locked = await lockCategoriesWith(tx, moving, [id])
    if ((await lockProduct(tx, { id, scope: managedScope(manager) })) === null) throw new RefusalError('product/not-found')
    // Two people may choose at once: the second one's moves begin from the choice of the first.
    if ([...(await readIds(tx, id))].join() !== [...were].join()) throw new ChangedBeforeLockError()
    for (const category of locked) {
      await moveIntoOrOut(tx, deps, { manager, category, ids: [id], isAdding: wanted.has(category.id) })
    }
    await catalogueSearch.index(tx, [id])
    touch([id])
    return readManaged(deps, tx, manager, id)
  })
  return { success: true, message: messageText('productChanged', manager.language), product }
}

/** The ids of the product's categories, in order. */
async function readIds(tx: Db, productId: string): Promise<ReadonlySet<string>> {
  return new Set((await listCategoriesOf(tx, productId)).map(({ _id }) => _id))
}
