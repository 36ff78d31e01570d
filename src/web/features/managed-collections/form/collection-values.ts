import type { CollectionKind } from '../collection-paths.ts'
import { inPickOrder } from '../picker/picked.ts'

/** The fields that both forms share. */
export interface CollectionValues {
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly slug: string
  readonly isActive: boolean
  /** Product ids; always empty for a brand. */
  readonly products: readonly string[]
  /** The id of the category that it is within; empty for none. */
  readonly parent: string
}

/** The fields of a category or brand that its form needs. */
export interface ManagedCollection extends Omit<CollectionValues, 'products' | 'parent'> {
  readonly _id: string
  readonly version: number
  readonly products?: readonly string[]
  readonly parent?: string | null
}

export const NEW_COLLECTION: CollectionValues = {
  name: '',
  nameAr: '',
  description: '',
  descriptionAr: '',
  slug: '',
  isActive: true,
  products: [],
  parent: '',
}

/** A brand needs no Arabic name. */
export function optionalFields(kind: CollectionKind): readonly string[] {
  return kind === 'brands' ? ['nameAr', 'isActive'] : ['isActive', 'parent']
}

/** The form's initial values; the switch is no part of the form. */
export function collectionValues(collection: ManagedCollection): CollectionValues {
  const { name, nameAr, description, descriptionAr, slug, products = [], parent } = collection
  return { name, nameAr, description, descriptionAr, slug, isActive: true, products: inPickOrder(products), parent: parent ?? '' }
}

export function brandBody({ name, nameAr, description, descriptionAr }: CollectionValues) {
  return { name, nameAr, description, descriptionAr }
}

export function categoryBody(values: CollectionValues) {
  return { ...brandBody(values), products: [...values.products], parent: values.parent === '' ? null : values.parent }
}
