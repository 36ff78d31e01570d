import type { CollectionKind } from '../collection-paths.ts'

/** The fields that both forms share. */
export interface CollectionValues {
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly slug: string
  readonly isActive: boolean
  /** Ids of products that are put into a category; always empty for a brand. */
  readonly products: readonly string[]
  /** Ids of products that are taken out of a category. */
  readonly removed: readonly string[]
  /** The id of the category that it is within; empty for none. */
  readonly parent: string
}

/** The fields of a category or brand that its form needs. */
export interface ManagedCollection extends Omit<CollectionValues, 'products' | 'removed' | 'parent'> {
  readonly _id: string
  readonly version: number
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
  removed: [],
  parent: '',
}

/** A brand needs no Arabic name. */
export function optionalFields(kind: CollectionKind): readonly string[] {
  return kind === 'brands' ? ['nameAr', 'isActive'] : ['isActive', 'parent']
}

/** The form's initial values; the switch is no part of the form. */
export function collectionValues(collection: ManagedCollection): CollectionValues {
  const { name, nameAr, description, descriptionAr, slug, parent } = collection
  return { name, nameAr, description, descriptionAr, slug, isActive: true, products: [], removed: [], parent: parent ?? '' }
}

export function brandBody({ name, nameAr, description, descriptionAr }: CollectionValues) {
  return { name, nameAr, description, descriptionAr }
}

export function categoryBody(values: CollectionValues) {
  return { ...brandBody(values), products: [...values.products], parent: parentOf(values) }
}

/** Names the products that come and go, however many stay. */
export function categoryChanges(values: CollectionValues) {
  return { ...brandBody(values), added: [...values.products], removed: [...values.removed], parent: parentOf(values) }
}

function parentOf({ parent }: CollectionValues): string | null {
  return parent === '' ? null : parent
}
