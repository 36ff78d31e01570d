import type { CallReply } from '#contract/endpoints.ts'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { allPictures } from '#domain/catalogue/product-pictures.ts'
import { RefusalError } from '#domain/errors.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { copyNames, messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { refuseStaleEdit } from '#server/audit/stale-edits.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { listCategoriesOf } from './managed/managed-products.repository.ts'
import { columnsGiven, draftFacts, type SentDraft } from './product-drafts.facts.ts'
import { draftReply } from './product-drafts.replies.ts'
import {
  countDrafts,
  type DraftColumns,
  type DraftRow,
  findDraft,
  insertDraft,
  type ListedDraft,
  listCategoriesNamed,
  listDrafts,
  lockDraft,
  writeDraft,
} from './product-drafts.repository.ts'
import { findBrandName, lockProduct, type ProductRow } from './product-management.repository.ts'
import { chosenBrand, getBrandName, type ProductManagementDeps } from './product-management.service.ts'
import { lockPicture } from './product-pictures.service.ts'
import { changedFacts } from './products.facts.ts'

interface DraftsQuery {
  readonly page: number
  readonly limit: number
  readonly search: string
}

export async function listProductDrafts(
  { database: { db } }: Pick<ProductManagementDeps, 'database'>,
  manager: Manager,
  { page, limit, search }: DraftsQuery,
): Promise<CallReply<'GET /api/product/drafts'>> {
  const filter = { scope: managedScope(manager), term: search }
  const [rows, count] = await Promise.all([listDrafts(db, filter, { limit, offset: pageOffset(page, limit) }), countDrafts(db, filter)])
  const named = await listCategoriesNamed(db, [...new Set(rows.flatMap(({ row }) => row.categoryIds))])
  return { drafts: rows.map((each) => draftReply(manager, each, named)), totalPages: pageCount(count, limit), currentPage: page, count }
}

export async function getProductDraft(
  { database: { db } }: Pick<ProductManagementDeps, 'database'>,
  manager: Manager,
  id: string,
): Promise<CallReply<'GET /api/product/drafts/:id'>> {
  return { draft: await readDraft(db, manager, id) }
}

/** The whole draft, as changes answer it too; absent and foreign ones get the same answer. */
export async function readDraft(db: Db, manager: Manager, id: string): Promise<ProductDraft> {
  const found: ListedDraft | null = isId(id) ? await findDraft(db, { id, scope: managedScope(manager) }) : null
  if (found === null) throw new RefusalError('product/not-found')
  return draftReply(manager, found, await listCategoriesNamed(db, found.row.categoryIds))
}

/** Locks the draft until the transaction ends. */
export async function lockedDraft(tx: Db, manager: Manager, id: string): Promise<DraftRow> {
  const row = isId(id) ? await lockDraft(tx, { id, scope: managedScope(manager) }) : null
  if (row === null) throw new RefusalError('product/not-found')
  return row
}

export async function addProductDraft(
  deps: ProductManagementDeps,
  manager: Manager,
  form: SentDraft,
): Promise<CallReply<'POST /api/product/drafts'>> {
  const draft = await deps.database.transaction(async (tx) => insert(deps, tx, manager, await sentColumns(tx, manager, form)))
  return { success: true, message: messageText('productDrafted', manager.language), draft }
}

/** Copies a product into a draft without SKU. Both name the same picture files, which are deleted with the last reference. */
export async function copyProduct(
  deps: ProductManagementDeps,
  manager: Manager,
  id: string,
): Promise<CallReply<'POST /api/product/:id/copy'>> {
  const draft = await deps.database.transaction(async (tx) => {
    const product = isId(id) ? await lockProduct(tx, { id, scope: managedScope(manager) }) : null
    if (product === null) throw new RefusalError('product/not-found')
    const pictures = allPictures(product.imageName, product.pictures)
    for (const picture of pictures) await lockPicture(deps, tx, picture)
    const categories = manager.role === 'ROLE ADMIN' ? await listCategoriesOf(tx, id) : []
    return insert(deps, tx, manager, {
      ...copiedColumns(product),
      pictures,
      categoryIds: categories.map(({ _id }) => _id),
    })
  })
  return { success: true, message: messageText('productCopied', manager.language), draft }
}

function copiedColumns(product: ProductRow) {
  const { description, descriptionAr, quantity, priceMinor, isNew, specs, driveImages, brandId, imageName } = product
  const facts = { description, descriptionAr, quantity, priceMinor, isNew, specs, driveImages, brandId, imageName }
  return { ...copyNames(product), ...facts, isActive: false }
}

async function insert(deps: ProductManagementDeps, tx: Db, manager: Manager, columns: Partial<DraftColumns>): Promise<ProductDraft> {
  const now = deps.now()
  const row: DraftRow = { ...EMPTY, ...columns, id: deps.newId(), version: 1, created: now, changed: now, changedById: manager.id }
  await insertDraft(tx, row)
  const facts = Object.entries(await factsOfDraft(tx, row)).filter(([, value]) => !isEmpty(value))
  const after = { ...Object.fromEntries(facts), version: row.version }
  await recordDraft(deps, tx, manager, { id: row.id, action: 'product.drafted', before: null, after })
  return readDraft(tx, manager, row.id)
}

/** The history tells what a draft has, and not all that it has not. */
function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}

const EMPTY = {
  sku: '',
  name: '',
  nameAr: '',
  description: '',
  descriptionAr: '',
  quantity: null,
  priceMinor: null,
  isNew: null,
  specs: {},
  driveImages: [],
  brandId: null,
  categoryIds: [],
  imageName: null,
  pictures: [],
  isActive: true,
} satisfies Partial<DraftColumns>

export async function editProductDraft(
  deps: ProductManagementDeps,
  manager: Manager,
  { id, form }: { readonly id: string; readonly form: SentDraft },
): Promise<CallReply<'PUT /api/product/drafts/:id'>> {
  const draft = await deps.database.transaction(async (tx) => {
    const before = await lockedDraft(tx, manager, id)
    const columns = await sentColumns(tx, manager, form)
    await refuseStaleDraft(tx, manager, before, form.version)
    await writeChange(deps, tx, { manager, before, columns, action: 'product.edited' })
    return readDraft(tx, manager, id)
  })
  return { success: true, message: messageText('productDrafted', manager.language), draft }
}

export async function refuseStaleDraft(
  tx: Db,
  { language }: Manager,
  { id, version }: Pick<DraftRow, 'id' | 'version'>,
  sent: number | undefined,
): Promise<void> {
  await refuseStaleEdit(tx, { recordKind: 'product', recordId: id, sent, version, language })
}

interface DraftChange {
  readonly manager: Manager
  readonly before: DraftRow
  readonly columns: Partial<DraftColumns>
  readonly action: 'product.edited' | 'product.pictured'
}

/** Writes a change of a locked draft with its history; where nothing differs, nothing is written. Pictures raise no version, as with products. */
export async function writeChange(deps: ProductManagementDeps, tx: Db, { manager, before, columns, action }: DraftChange): Promise<void> {
  const changed = changedFacts(await factsOfDraft(tx, before), await factsOfDraft(tx, { ...before, ...columns }))
  if (changed === null) return
  const version = action === 'product.edited' ? before.version + 1 : before.version
  await writeDraft(tx, before.id, { ...columns, version, changed: deps.now(), changedById: manager.id })
  const after = version === before.version ? changed.after : { ...changed.after, version }
  await recordDraft(deps, tx, manager, { id: before.id, action, before: changed.before, after })
}

/** The columns of a form: a merchant's drafts belong to the own brand, and only staff choose categories. */
export async function sentColumns(tx: Db, manager: Manager, form: SentDraft): Promise<Partial<DraftColumns>> {
  const { brand, categories } = form
  const isOfStaff = manager.role === 'ROLE ADMIN'
  const brandId = isOfStaff ? brand : chosenBrand(manager, '')
  if (typeof brandId === 'string') await getBrandName(tx, manager, brandId)
  const named = isOfStaff && categories !== undefined ? await listCategoriesNamed(tx, categories.filter(isId)) : undefined
  return {
    ...columnsGiven(form),
    ...(brandId === undefined ? {} : { brandId }),
    ...(named === undefined ? {} : { categoryIds: named.map(({ _id }) => _id) }),
  }
}

export async function factsOfDraft(tx: Db, row: DraftRow) {
  const brandName = row.brandId === null ? null : await findBrandName(tx, row.brandId)
  const categories = await listCategoriesNamed(tx, row.categoryIds)
  return draftFacts(
    row,
    brandName,
    categories.map(({ name }) => name),
  )
}

type Facts = Readonly<Record<string, unknown>> | null

interface DraftEntry {
  readonly id: string
  readonly action: 'product.drafted' | 'product.edited' | 'product.pictured' | 'product.deleted' | 'product.restored'
  readonly before: Facts
  readonly after: Facts
}

export async function recordDraft(deps: ProductManagementDeps, tx: Db, manager: Manager, { id, ...entry }: DraftEntry): Promise<void> {
  await recordChange(tx, deps, { actor: actorOf(manager), recordKind: 'product', recordId: id, ...entry })
}
