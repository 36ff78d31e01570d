import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { EVERYTHING } from '#domain/list-scope.ts'
import { isAlphaDash } from '#domain/text/slugs.ts'
import { brands, categories, listing, oldSlugs, productCategories, products } from '#server/catalogue/catalogue.tables.ts'
import { cardColumns } from '#server/catalogue/listing/cards.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'

/** The product has this slug, or had it once, and is on show. */
function isOnShowAs(slug: SQLWrapper): SQL | undefined {
  const id = sql`coalesce(
    (select ${products.id} from ${products} where ${products.slug} = ${slug}),
    (select ${oldSlugs.recordId} from ${oldSlugs} where ${oldSlugs.kind} = 'product' and ${oldSlugs.slug} = ${slug}))`
  return and(eq(listing.scope, EVERYTHING), eq(listing.productId, id))
}

const item = preparedOnce((db) =>
  db
    .select({
      ...cardColumns,
      pictures: products.pictures,
      categories: sql<{ _id: string; name: string; nameAr: string; slug: string }[]>`(
        select coalesce(json_agg(json_build_object('_id', c.id, 'name', c.name, 'nameAr', c.name_ar, 'slug', c.slug) order by c.id), '[]'::json)
        from ${productCategories} pc join ${categories} c on c.id = pc.category_id and c.is_active and c.is_parent_active where pc.product_id = ${products.id})`,
    })
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(isOnShowAs(sql.placeholder('slug')))
    .prepare('product_on_show'),
)

export async function findOnShow(db: Db, slug: string) {
  if (!isAlphaDash(slug)) return null
  const [found] = await item(db).execute({ slug })
  return found ?? null
}

const itemId = preparedOnce((db) =>
  db
    .select({ id: listing.productId })
    .from(listing)
    .where(isOnShowAs(sql.placeholder('slug')))
    .prepare('id_of_product_on_show'),
)

/** The id alone, where nothing of the product is shown. */
export async function findIdOnShow(db: Db, slug: string): Promise<string | null> {
  if (!isAlphaDash(slug)) return null
  const [found] = await itemId(db).execute({ slug })
  return found?.id ?? null
}
