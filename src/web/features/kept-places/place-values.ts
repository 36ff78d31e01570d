import { inPickOrder } from './picked.ts'
import type { PlaceKind } from './place-paths.ts'

/** What both forms hold. */
export interface PlaceValues {
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
export interface KeptPlace extends Omit<PlaceValues, 'products'> {
  readonly _id: string
  readonly version: number
  readonly products?: readonly string[]
}

export const NEW_PLACE: PlaceValues = { name: '', nameAr: '', description: '', descriptionAr: '', slug: '', isActive: true, products: [] }

/** A brand goes without an Arabic name. */
export function optionalFields(kind: PlaceKind): readonly string[] {
  return kind === 'brands' ? ['nameAr', 'isActive'] : ['isActive']
}

/** Its state is nothing that the form changes. */
export function placeValues({ name, nameAr, description, descriptionAr, slug, products = [] }: KeptPlace): PlaceValues {
  return { name, nameAr, description, descriptionAr, slug, isActive: true, products: inPickOrder(products) }
}

export function brandBody({ name, nameAr, description, descriptionAr }: PlaceValues) {
  return { name, nameAr, description, descriptionAr }
}

export function categoryBody(values: PlaceValues) {
  return { ...brandBody(values), products: [...values.products] }
}
