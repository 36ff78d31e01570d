import { eq, inArray } from 'drizzle-orm'
import { brands, categories, oldSlugs, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.ts'
import type { TestShop } from './test-shop.ts'

/** Changes that no screen makes yet, through the one way into the catalogue. */
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

export async function switchCategory({ change }: TestShop, slug: string, isActive: boolean): Promise<void> {
  await changeCatalogue(change, async ({ tx, touch }) => {
    const [category] = await tx.update(categories).set({ isActive }).where(eq(categories.slug, slug)).returning({ id: categories.id })
    const below = await tx
      .select({ id: productCategories.productId })
      .from(productCategories)
      .where(eq(productCategories.categoryId, category?.id ?? ''))
    touch(below.map(({ id }) => id))
  })
}

/** Approved reviews, as the sums that are kept with the product. */
export async function rate({ change }: TestShop, productId: string, stars: readonly number[]): Promise<void> {
  const ratingSum = stars.reduce((sum, each) => sum + each, 0)
  await changeCatalogue(change, ({ tx }) =>
    tx
      .update(products)
      .set({ ratingSum, reviewCount: stars.length })
      .where(inArray(products.id, [productId])),
  )
}

/** The record keeps the slug it had, and answers to it beside its new one. */
export async function moveSlug({ change }: TestShop, kind: 'product' | 'brand' | 'category', from: string, to: string): Promise<void> {
  const table = { product: products, brand: brands, category: categories }[kind]
  await changeCatalogue(change, async ({ tx }) => {
    const [record] = await tx.update(table).set({ slug: to }).where(eq(table.slug, from)).returning({ id: table.id })
    await tx.insert(oldSlugs).values({ kind, slug: from, recordId: record?.id ?? '' })
  })
}
