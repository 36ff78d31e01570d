import type { CollectionKind } from './collection-paths.ts'
import { inPickOrder } from './picked.ts'

/** What both forms hold. */
export interface CollectionValues {
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly slug: string
  readonly isActive: boolean
  /** Ids; a brand chooses none. */
  readonly products: readonly string[]
}

/** As much of a category or brand as its form needs. */
export interface ManagedCollection extends Omit<CollectionValues, 'products'> {
  readonly _id: string
  readonly version: number
  readonly products?: readonly string[]
}

export const NEW_COLLECTION: CollectionValues = {
  name: '',
  nameAr: '',
  description: '',
  descriptionAr: '',
  slug: '',
  isActive: true,
  products: [],
}

/** A brand goes without an Arabic name. */
export function optionalFields(kind: CollectionKind): readonly string[] {
  return kind === 'brands' ? ['nameAr', 'isActive'] : ['isActive']
}

/** Its state is nothing that the form changes. */
export function collectionValues({ name, nameAr, description, descriptionAr, slug, products = [] }: ManagedCollection): CollectionValues {
  return { name, nameAr, description, descriptionAr, slug, isActive: true, products: inPickOrder(products) }
}

export function brandBody({ name, nameAr, description, descriptionAr }: CollectionValues) {
  return { name, nameAr, description, descriptionAr }
}

export function categoryBody(values: CollectionValues) {
  return { ...brandBody(values), products: [...values.products] }
}
