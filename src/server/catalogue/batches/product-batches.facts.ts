import type { InactiveReason, Switched } from '#domain/catalogue/switches.ts'
import type { ProductRow } from '#server/catalogue/products/product-management.repository.ts'
import type { BrandedProduct, FiledProduct, Membership } from './product-batches.repository.ts'

/** A product that a form of adding would take, but for its picture. */
export interface NewProduct {
  readonly columns: Pick<
    ProductRow,
    'sku' | 'name' | 'nameAr' | 'description' | 'descriptionAr' | 'quantity' | 'priceMinor' | 'isNew' | 'isActive' | 'specs'
  >
  readonly brandId: string
  readonly categoryIds: readonly string[]
}

export interface ProductEdit {
  readonly before: FiledProduct
  readonly columns: Partial<
    Pick<ProductRow, 'name' | 'nameAr' | 'description' | 'descriptionAr' | 'quantity' | 'priceMinor' | 'isNew' | 'isActive' | 'specs'>
  >
  /** Absent if the brand stays as it is. */
  readonly brandId?: string
  readonly categoryIds?: readonly string[]
  /** Takes a switch by hand back: the state before it, and the reasons that stood above the product then. */
  readonly switchedFrom?: Switched<InactiveReason> & { readonly above: readonly InactiveReason[] }
  /** Takes a new price back: the instant at which the one before it was confirmed. */
  readonly confirmedFrom?: Date
}

/** A product whose price is confirmed again as it was before a batch confirmed it. */
export interface Unconfirmed {
  readonly before: FiledProduct
  readonly was: Date
}

export interface ProductBatch {
  readonly added: readonly NewProduct[]
  readonly edited: readonly ProductEdit[]
  /** Products whose prices are confirmed as they are. */
  readonly confirmed: readonly FiledProduct[]
  /** Products whose confirmations are taken back. */
  readonly unconfirmed?: readonly Unconfirmed[]
  /** Products to be switched off by hand, with the brands for which they are. */
  readonly off: readonly BrandedProduct[]
  readonly brandNames: ReadonlyMap<string, string>
}

/** Takes back what a batch wrote: an edit, or a confirmation at an instant, which nobody may have renewed since. */
export type ProductBack = Omit<ProductEdit, 'before'> | { readonly confirmed: { readonly was: Date; readonly at: Date } }

/** A product as a batch left it, with what takes the batch back; null where the batch added the product. */
export interface WrittenProduct {
  readonly id: string
  readonly version: number
  readonly back: ProductBack | null
}

/** Everything that an edit is planned on is as it was. */
export function isSame(planned: FiledProduct, now: FiledProduct | undefined): boolean {
  return now !== undefined && standingOf(planned) === standingOf(now)
}

/** A confirmed price raises no version. */
function standingOf({ row: { isActive, version, brandId, priceConfirmed, inactiveReasons }, categoryIds }: FiledProduct): string {
  return JSON.stringify([isActive, version, brandId, priceConfirmed, inactiveReasons, categoryIds])
}

export interface Moves {
  readonly left: readonly Membership[]
  readonly entered: readonly Membership[]
}

export function movesOf({ before, categoryIds }: ProductEdit): Moves {
  if (categoryIds === undefined) return { left: [], entered: [] }
  const pairs = (ids: readonly string[]) => ids.map((categoryId) => ({ productId: before.row.id, categoryId }))
  return {
    left: pairs(before.categoryIds.filter((id) => !categoryIds.includes(id))),
    entered: pairs(categoryIds.filter((id) => !before.categoryIds.includes(id))),
  }
}

export function isMoved(edit: ProductEdit): boolean {
  const { left, entered } = movesOf(edit)
  return left.length + entered.length > 0
}

export function nameIn({ brandNames }: ProductBatch, brandId: string | null): string | null {
  return brandId === null ? null : (brandNames.get(brandId) ?? null)
}
