import type { Specs } from '#domain/catalogue/specs.ts'
import type { InactiveReason } from '#domain/catalogue/switches.ts'
import type { Amount } from '#domain/money/money.ts'
import { slugFrom } from '#domain/text/slugs.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import {
  type BrandInsert,
  type CategoryInsert,
  freeProductSlugs,
  insertBrands,
  insertCategories,
  insertMemberships,
  insertProducts,
  type ProductInsert,
} from '#server/catalogue/records.repository.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import type { Making } from '#server/platform/ids.ts'

export interface BrandDraft {
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly isActive: boolean
}

export interface CategoryDraft extends BrandDraft {
  readonly drawing: string | null
}

export interface ProductDraft {
  readonly sku: string
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly price: Amount
  readonly quantity: number
  readonly isNew: boolean
  readonly isActive: boolean
  readonly inactiveReasons: readonly InactiveReason[]
  readonly specs: Specs
  readonly brandId: string
  readonly categoryIds: readonly string[]
  readonly imageName: string | null
  /** Ids of more pictures; the default is none. */
  readonly driveImages?: string[]
  /** The default is now. */
  readonly priceConfirmed?: Date
}

/** Answers ids in the order of the drafts. */
export async function addBrands(change: CatalogueChange, making: Making, drafts: readonly BrandDraft[]): Promise<string[]> {
  const rows = drafts.map((draft): BrandInsert => ({ ...draft, id: making.newId(), slug: slugFrom(draft.name), created: making.now() }))
  await insertBrands(change.tx, rows)
  return rows.map(({ id }) => id)
}

export async function addCategories(change: CatalogueChange, making: Making, drafts: readonly CategoryDraft[]): Promise<string[]> {
  const rows = drafts.map((draft): CategoryInsert => ({ ...draft, id: making.newId(), slug: slugFrom(draft.name), created: making.now() }))
  await insertCategories(change.tx, rows)
  return rows.map(({ id }) => id)
}

/** Later drafts become newer products. */
export async function addProducts({ tx, touch }: CatalogueChange, making: Making, drafts: readonly ProductDraft[]): Promise<string[]> {
  const slugs = await freeProductSlugs(
    tx,
    drafts.map(({ name }) => name),
  )
  const rows = drafts.map((draft, index): ProductInsert => productRow(making, draft, slugs[index] ?? ''))
  const ids = rows.map(({ id }) => id)
  await insertProducts(tx, rows)
  await insertMemberships(tx, memberships(ids, drafts))
  await catalogueSearch.index(tx, ids)
  touch(ids)
  return ids
}

function productRow(deps: Making, draft: ProductDraft, slug: string): ProductInsert {
  const { price, categoryIds: _, inactiveReasons, ...columns } = draft
  const now = deps.now()
  const priced = { priceMinor: price, priceConfirmed: draft.priceConfirmed ?? now }
  return { ...columns, ...priced, id: deps.newId(), slug, inactiveReasons: [...inactiveReasons], created: now }
}

function memberships(ids: readonly string[], drafts: readonly ProductDraft[]) {
  return drafts.flatMap(({ categoryIds }, index) => categoryIds.map((categoryId) => ({ productId: ids[index] ?? '', categoryId })))
}
