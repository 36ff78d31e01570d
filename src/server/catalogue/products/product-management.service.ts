import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { ProductForm } from '#contract/products.ts'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { plainPicture, type StoredPicture } from '#domain/catalogue/product-pictures.ts'
import type { Specs } from '#domain/catalogue/specs.ts'
import { RefusalError } from '#domain/errors.ts'
import { amountFromDecimal } from '#domain/money/money.ts'
import { slugFrom } from '#domain/text/slugs.ts'
import { messageText } from '#i18n/messages.ts'
import { fieldText } from '#i18n/texts.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { type ChangeDeps, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import { freeProductSlugs, insertMemberships, insertProducts } from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { startReasons } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { isId, type Making } from '#server/platform/ids.ts'
import { type ManagedDeps, readManaged } from './managed/managed-products.service.ts'
import { findBrandName, findBySku, lockProduct, lockSlugsLike, type ProductRow } from './product-management.repository.ts'
import { lockPicture, type PictureDeps, withPicture } from './product-pictures.service.ts'
import { firstState, productFacts } from './products.facts.ts'

export interface ProductManagementDeps extends ManagedDeps, ChangeDeps, PictureDeps, Making {}

type Form = z.output<typeof ProductForm>

const SLUG_TRIES = 5

/** The picture is cleaned last, after everything that can be refused without it. */
export async function addProduct(
  deps: ProductManagementDeps,
  manager: Manager,
  { form, upload }: { readonly form: Form; readonly upload: Buffer },
): Promise<CallReply<'POST /api/product/add'>> {
  const { db } = deps.database
  const brandId = chosenBrand(manager, form.brand)
  await getBrandName(db, manager, brandId)
  if ((await findBySku(db, form.sku)) !== null) throw skuTaken()
  return withPicture(deps, upload, async (picture) => ({
    success: true,
    message: messageText('productAdded', manager.language),
    product: await insertProduct(deps, manager, async () => ({
      ...columnsOf(form),
      brandId,
      categoryIds: [],
      pictures: [plainPicture(picture.name)],
    })),
  }))
}

/** A product as it is about to be added. */
export interface NewProduct
  extends Pick<
    ProductRow,
    'sku' | 'name' | 'nameAr' | 'description' | 'descriptionAr' | 'quantity' | 'priceMinor' | 'isNew' | 'isActive' | 'specs' | 'driveImages'
  > {
  readonly brandId: string
  readonly categoryIds: readonly string[]
  /** The main one in front. */
  readonly pictures: readonly StoredPicture[]
}

/** Adds what `prepare` reads or makes inside the transaction. Another insert may have taken the slug that was just found free: then the next one is tried. */
export async function insertProduct(deps: ProductManagementDeps, manager: Manager, prepare: (tx: Db) => Promise<NewProduct>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insertOnce(deps, manager, prepare)
    } catch (error) {
      if (attempt >= SLUG_TRIES || !isUniqueViolation(error, 'products_slug_unique')) throw uniqueRefusalOr(error)
    }
  }
}

async function insertOnce(deps: ProductManagementDeps, manager: Manager, prepare: (tx: Db) => Promise<NewProduct>) {
  return changeTouched(deps, async ({ tx, touch }) => {
    const { categoryIds, pictures, ...columns } = await prepare(tx)
    for (const picture of pictures) await lockPicture(deps, tx, picture)
    const slug = await freeSlug(tx, columns.name)
    const reasons = await startReasons(tx, { brandId: columns.brandId, categoryIds })
    const brandName = await getBrandName(tx, manager, columns.brandId)
    const { isActive, inactiveReasons } = firstState(columns.isActive, reasons)
    const row: ProductRow = {
      ...columns,
      id: deps.newId(),
      created: deps.now(),
      priceConfirmed: deps.now(),
      slug,
      imageName: pictures[0]?.name ?? null,
      pictures: pictures.length > 1 || pictures.some(({ alt, altAr }) => alt + altAr !== '') ? pictures : [],
      isActive,
      inactiveReasons: [...inactiveReasons],
      ratingSum: 0,
      reviewCount: 0,
      version: 1,
    }
    await insertProducts(tx, [row])
    await insertMemberships(
      tx,
      categoryIds.map((categoryId) => ({ productId: row.id, categoryId })),
    )
    await catalogueSearch.index(tx, [row.id])
    touch([row.id])
    await recordChange(tx, deps, {
      actor: actorOf(manager),
      action: 'product.added',
      recordKind: 'product',
      recordId: row.id,
      before: null,
      after: productFacts(row, brandName),
    })
    return readManaged(deps, tx, manager, row.id)
  })
}

function columnsOf(form: Form) {
  return {
    sku: form.sku,
    name: form.name,
    nameAr: form.nameAr,
    description: form.description,
    descriptionAr: form.descriptionAr,
    quantity: form.quantity,
    priceMinor: amountFromDecimal(form.price),
    isNew: form.taxable,
    isActive: form.isActive,
    specs: form.specs as Specs,
    driveImages: form.images,
  }
}

/** A merchant's products belong to the own brand, whatever the form says. */
export function chosenBrand(manager: Manager, asked: string): string {
  const scope = managedScope(manager)
  if (scope === 'none') throw invalidBrand(manager)
  return scope === 'all' ? asked : scope.brandId
}

export async function getBrandName(db: Db, manager: Manager, brandId: string): Promise<string> {
  const name = isId(brandId) ? await findBrandName(db, brandId) : null
  if (name === null) throw invalidBrand(manager)
  return name
}

function invalidBrand({ language }: Manager): RefusalError {
  return new RefusalError('validation', { fields: { brand: [fieldText('invalid', language, { field: 'brand' })] } })
}

/** A slug of the name that no product has; a slug that is given stays as it is where it is free. */
export async function freeSlug(tx: Db, name: string): Promise<string> {
  await lockSlugsLike(tx, slugFrom(name))
  const [slug = ''] = await freeProductSlugs(tx, [name])
  return slug
}

export function skuTaken(): RefusalError {
  return new RefusalError('product/sku-taken', { field: 'sku' })
}

export function slugTaken(): RefusalError {
  return new RefusalError('product/slug-taken', { field: 'slug' })
}

/** A lost race gets the same refusal as a record that was there before. */
export function uniqueRefusalOr(error: unknown): unknown {
  if (isUniqueViolation(error, 'products_sku_unique')) return skuTaken()
  return isUniqueViolation(error, 'products_slug_unique') ? slugTaken() : error
}

/** A product's id and the manager who works on it. */
export interface Work {
  readonly manager: Manager
  readonly id: string
}

/** Locks the product until the transaction ends; absent and foreign ones get the same answer. */
export async function lockedProduct(tx: Db, { manager, id }: Work, movesTo: string | null = null): Promise<ProductRow> {
  const target = movesTo !== null && isId(movesTo) ? movesTo : null
  const row = isId(id) ? await lockProduct(tx, { id, scope: managedScope(manager) }, target) : null
  if (row === null) throw new RefusalError('product/not-found')
  return row
}
