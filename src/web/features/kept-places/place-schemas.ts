import { z } from 'zod'
import { BrandEditForm, BrandForm, CategoryEditForm, CategoryForm } from '#contract/place-forms.ts'
import type { PlaceValues } from './place-values.ts'

const places = z.custom<PlaceValues>(() => true)

/** The server's own rules; what a form does not show is not judged. */
export const CategoryAddSchema = places.transform((values): z.input<typeof CategoryForm> => values).pipe(CategoryForm)
export const CategoryEditSchema = places.transform((values): z.input<typeof CategoryEditForm> => values).pipe(CategoryEditForm)
/** One that was empty may stay so. */
export const EmptyCategoryEditSchema = places
  .transform(
    (values): z.input<typeof CategoryEditForm> => ({ ...values, products: values.products.length === 0 ? undefined : values.products }),
  )
  .pipe(CategoryEditForm)
export const BrandAddSchema = places.transform((values): z.input<typeof BrandForm> => values).pipe(BrandForm)
export const BrandEditSchema = places.transform((values): z.input<typeof BrandEditForm> => values).pipe(BrandEditForm)
