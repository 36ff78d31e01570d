import type { CallReply } from '#contract/endpoints.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import type { ProductDraftsAction } from '#domain/catalogue/product-drafts.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { refusalText } from '#i18n/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { trashDraft } from './draft-trash.service.ts'
import { productOf, refusedFields, type SentDraft } from './product-drafts.facts.ts'
import { deleteDraft, findDraft, listCategoriesNamed } from './product-drafts.repository.ts'
import { lockedDraft, refuseStaleDraft, sentColumns } from './product-drafts.service.ts'
import { findBySku } from './product-management.repository.ts'
import { insertProduct, type NewProduct, type ProductManagementDeps, skuTaken } from './product-management.service.ts'

interface Publishing {
  readonly id: string
  /** The values that were typed since the draft was saved. */
  readonly form: SentDraft
}

export async function publishDraft(
  deps: ProductManagementDeps,
  manager: Manager,
  publishing: Publishing,
): Promise<CallReply<'POST /api/product/drafts/:id/publish'>> {
  return { success: true, message: messageText('productAdded', manager.language), product: await publish(deps, manager, publishing) }
}

/** The draft becomes a product in one transaction, under an id of its own: lists put the newest products first by their ids. */
async function publish(deps: ProductManagementDeps, manager: Manager, publishing: Publishing): Promise<ManagedProduct> {
  return insertProduct(deps, manager, (tx) => completed(tx, manager, publishing))
}

async function completed(tx: Db, manager: Manager, { id, form }: Publishing): Promise<NewProduct> {
  const row = await lockedDraft(tx, manager, id)
  await refuseStaleDraft(tx, manager, row, form.version)
  const whole = { ...row, ...(await sentColumns(tx, manager, form)) }
  const { issues, product } = productOf(whole)
  if (product === null) throw new RefusalError('validation', { fields: refusedFields(issues, manager.language) })
  if ((await findBySku(tx, product.sku)) !== null) throw skuTaken()
  await deleteDraft(tx, id)
  const categories = await listCategoriesNamed(tx, whole.categoryIds)
  return { ...product, categoryIds: categories.map(({ _id }) => _id) }
}

interface Many {
  readonly action: ProductDraftsAction
  readonly ids: readonly string[]
}

/** Each draft by itself: what one lacks holds up no other. */
export async function changeManyDrafts(
  deps: ProductManagementDeps,
  manager: Manager,
  { action, ids }: Many,
): Promise<CallReply<'POST /api/product/drafts/many'>> {
  const left: CallReply<'POST /api/product/drafts/many'>['left'] = []
  let done = 0
  for (const id of new Set(ids.filter(isId).map((each) => each.toLowerCase()))) {
    try {
      if (action === 'publish') await publish(deps, manager, { id, form: {} })
      else await trashDraft(deps, manager, id)
      done += 1
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      const found = await findDraft(deps.database.db, { id, scope: managedScope(manager) })
      if (found === null) continue
      const { sku, name, nameAr } = found.row
      left.push({ _id: id, sku, name, nameAr, why: sentenceOf(error, manager) })
    }
  }
  const message = messageText(action === 'publish' ? 'draftsPublished' : 'draftsDeleted', manager.language, { count: String(done) })
  return { success: true, message, done, left }
}

function sentenceOf({ refusal, fields, values }: RefusalError, { language }: Manager): string {
  if (fields === undefined) return refusalText(refusal, language, values)
  return Object.values(fields).flat().join(' ')
}
