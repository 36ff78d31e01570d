import { z } from 'zod'
import { CATEGORY_PRODUCTS_MAX, COLLECTION_NAME_MAX } from '#domain/catalogue/categories.ts'
import { DESCRIPTION_MAX } from '#domain/catalogue/products.ts'
import { text } from '../fields.ts'
import { slugField } from '../products.ts'
import { flagField, line, optionalLine, referencedId, versionField, words } from './form-fields.ts'

/** The most collections that one call may arrange: no shop has as many brands. */
const PLACED_MAX = 2000

const productIds = z
  .array(z.string(text('invalid')).max(100, text('invalid')), text('invalid'))
  .max(CATEGORY_PRODUCTS_MAX, text('too-many'))

const eachOnce = (given: unknown) => (Array.isArray(given) ? [...new Set(given.map(referencedId))] : (given ?? []))

/** Each product once, in the given order. */
const productsField = z.preprocess(eachOnce, productIds.min(1, text('required-several')))
const movedField = z.preprocess(eachOnce, productIds)

/** The id of the category that it is within; null or empty for none. */
const parentField = z.preprocess((given) => {
  const id = referencedId(given)
  return id === '' ? null : id
}, z.string(text('invalid')).max(100, text('invalid')).nullable())

const categoryFields = {
  name: line({ most: COLLECTION_NAME_MAX }),
  nameAr: line({ most: COLLECTION_NAME_MAX }),
  description: words({ most: DESCRIPTION_MAX }),
  descriptionAr: words({ most: DESCRIPTION_MAX }),
  products: productsField,
}

const brandFields = {
  name: line({ most: COLLECTION_NAME_MAX }),
  nameAr: optionalLine(COLLECTION_NAME_MAX),
  description: words({ most: DESCRIPTION_MAX }),
  descriptionAr: words({ most: DESCRIPTION_MAX }),
}

const startsActive = z.preprocess((value) => value ?? true, flagField)
const edit = { slug: slugField, version: versionField }

export const CategoryForm = z.object({ ...categoryFields, parent: parentField.optional(), isActive: startsActive })
/** The same for a shop that has no products yet: they may come later. */
export const CategoryNewFactsForm = CategoryForm.extend({ products: movedField })
/** A key that is left out changes nothing; a key that is sent follows the rule of adding. */
export const CategoryEditForm = z.object({ ...categoryFields, parent: parentField, ...edit }).partial()
/** The same with the products that come and go in place of all that stay. */
export const CategoryFactsForm = CategoryEditForm.omit({ products: true }).extend({
  added: movedField.optional(),
  removed: movedField.optional(),
})
/** The ids of the shown records in the wanted order. */
export const PositionForm = z.object({
  order: z
    .array(z.string(text('invalid')).max(100, text('invalid')), text('invalid'))
    .min(1, text('required-several'))
    .max(PLACED_MAX, text('too-many')),
})
export const BrandForm = z.object({ ...brandFields, isActive: startsActive })
export const BrandEditForm = z.object({ ...brandFields, ...edit }).partial()
