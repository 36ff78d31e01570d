import { z } from 'zod'
import { BrandEditForm, BrandForm, CategoryFactsForm, CategoryNewFactsForm } from '#contract/forms/collection-forms.ts'
import type { CollectionValues } from './collection-values.ts'

const collections = z.custom<CollectionValues>(() => true)

/** The server's own rules, without fields that the form does not show. */
export const CategoryAddSchema = collections.transform((values): z.input<typeof CategoryNewFactsForm> => values).pipe(CategoryNewFactsForm)
export const CategoryEditSchema = collections
  .transform(({ products, ...values }): z.input<typeof CategoryFactsForm> => ({ ...values, added: products }))
  .pipe(CategoryFactsForm)
export const BrandAddSchema = collections.transform((values): z.input<typeof BrandForm> => values).pipe(BrandForm)
export const BrandEditSchema = collections.transform((values): z.input<typeof BrandEditForm> => values).pipe(BrandEditForm)
