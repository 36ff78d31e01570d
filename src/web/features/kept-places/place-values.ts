import type { ManagedBrand } from '#contract/brands.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { inPickOrder } from './picked.ts'

/** What both forms hold. */
export interface PlaceValues {
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly slug: string
  readonly isActive: boolean
}

export interface CategoryValues extends PlaceValues {
  /** Ids. */
  readonly products: readonly string[]
}

export type BrandValues = PlaceValues

const NEW: PlaceValues = { name: '', nameAr: '', description: '', descriptionAr: '', slug: '', isActive: true }

export const NEW_BRAND: BrandValues = NEW
export const NEW_CATEGORY: CategoryValues = { ...NEW, products: [] }

/** Its state is nothing that the form changes. */
export function brandValues({ name, nameAr, description, descriptionAr, slug }: ManagedBrand): BrandValues {
  return { name, nameAr, description, descriptionAr, slug, isActive: true }
}

export function categoryValues({ name, nameAr, description, descriptionAr, slug, products }: ManagedCategory): CategoryValues {
  return { name, nameAr, description, descriptionAr, slug, isActive: true, products: inPickOrder(products) }
}

export function brandBody({ name, nameAr, description, descriptionAr }: BrandValues) {
  return { name, nameAr, description, descriptionAr }
}

export function categoryBody({ name, nameAr, description, descriptionAr, products }: CategoryValues) {
  return { name, nameAr, description, descriptionAr, products: [...products] }
}
