import { eq, inArray, sql } from 'drizzle-orm'
import { type Amount, amountFromDecimal } from '#domain/money/money.ts'
import { brands, categories, oldSlugs, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { type ChangeDeps, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addProducts } from '#server/catalogue/loading/loading.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { BLANK_PRODUCT, type TestShop } from './test-shop.ts'

/** Changes that no screen makes yet, through the only write path of the catalogue. */
export async function switchBrand({ change }: TestShop, slug: string, isActive: boolean): Promise<void> {
  await changeCatalogue(change, async ({ tx, touch }) => {
    const [brand] = await tx.update(brands).set({ isActive }).where(eq(brands.slug, slug)).returning({ id: brands.id })
    const below = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.brandId, brand?.id ?? ''))
    touch(below.map(({ id }) => id))
  })
}

/** Locks brands before categories and each kind by id, so that two switches at once can't deadlock. */
export async function switchCategory({ change }: TestShop, slug: string, isActive: boolean): Promise<void> {
  await changeCatalogue(change, async ({ tx, touch }) => {
    const below = await tx
      .select({ id: products.id, brandId: products.brandId })
      .from(productCategories)
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .innerJoin(products, eq(products.id, productCategories.productId))
      .where(eq(categories.slug, slug))
    const ids = below.map(({ id }) => id)
    const beside = tx.select({ id: productCategories.categoryId }).from(productCategories).where(inArray(productCategories.productId, ids))
    await tx
      .select({ id: brands.id })
      .from(brands)
      .where(
        inArray(
          brands.id,
          below.flatMap(({ brandId }) => brandId ?? []),
        ),
      )
      .orderBy(brands.id)
      .for('share')
    await tx
      .select({ id: categories.id })
      .from(categories)
      .where(inArray(categories.id, beside))
      .orderBy(categories.id)
      .for('no key update')
    await tx.update(categories).set({ isActive }).where(eq(categories.slug, slug))
    touch(ids)
  })
}

/** Approved reviews, as the sums that are stored with the product. */
export async function rate({ change }: TestShop, productId: string, stars: readonly number[]): Promise<void> {
  const ratingSum = stars.reduce((sum, each) => sum + each, 0)
  await changeCatalogue(change, ({ tx }) =>
    tx
      .update(products)
      .set({ ratingSum, reviewCount: stars.length })
      .where(inArray(products.id, [productId])),
  )
}

/** Moves the record to a new slug; the old one still leads to it. */
export async function moveSlug({ change }: TestShop, kind: 'product' | 'brand' | 'category', from: string, to: string): Promise<void> {
  const table = { product: products, brand: brands, category: categories }[kind]
  await changeCatalogue(change, async ({ tx }) => {
    const [record] = await tx.update(table).set({ slug: to }).where(eq(table.slug, from)).returning({ id: table.id })
    await tx.insert(oldSlugs).values({ kind, slug: from, recordId: record?.id ?? '' })
  })
}

/** Adds one product to a shop that is already filled. */
export async function addProductTo(
  { change, making }: TestShop,
  given: { brandId: string; categoryIds: readonly string[]; isActive: boolean },
): Promise<string> {
  const draft = { ...BLANK_PRODUCT, ...given, sku: `SKU-${making.newId()}`, price: amountFromDecimal(1000) }
  const [id] = await changeCatalogue(change, (open) => addProducts(open, making, [draft]))
  return id ?? ''
}

/** Prices look as if they had last been confirmed so many days ago. */
export async function agePrices({ change: { database } }: TestShop, ids: readonly string[], days: number): Promise<void> {
  await database.db
    .update(products)
    .set({ priceConfirmed: new Date(Date.now() - days * 24 * 3_600_000) })
    .where(inArray(products.id, [...ids]))
}

export interface ProductEdit {
  readonly name?: string
  readonly nameAr?: string
  readonly price?: Amount
  readonly quantity?: number
  readonly isActive?: boolean
}

/** Changes fields of a product without the form and the person that a screen would ask for. */
export async function editProduct(deps: ChangeDeps, id: string, edit: ProductEdit): Promise<void> {
  const { price, ...columns } = edit
  await changeCatalogue(deps, async ({ tx, touch }) => {
    await tx
      .update(products)
      .set({ ...columns, ...(price === undefined ? {} : { priceMinor: price }), version: sql`${products.version} + 1` })
      .where(eq(products.id, id))
    if (edit.name !== undefined || edit.nameAr !== undefined) await catalogueSearch.index(tx, [id])
    touch([id])
  })
}
