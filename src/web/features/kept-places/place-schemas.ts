import { z } from 'zod'
import { BrandEditForm, BrandForm, CategoryEditForm, CategoryForm } from '#contract/place-forms.ts'
import type { BrandValues, CategoryValues } from './place-values.ts'

const categories = z.custom<CategoryValues>(() => true)
const brands = z.custom<BrandValues>(() => true)

/** The server's own rules; what a form does not show is not judged. */
export const CategoryAddSchema = categories.transform((values): z.input<typeof CategoryForm> => values).pipe(CategoryForm)
export const CategoryEditSchema = categories.transform((values): z.input<typeof CategoryEditForm> => values).pipe(CategoryEditForm)
export const BrandAddSchema = brands.transform((values): z.input<typeof BrandForm> => values).pipe(BrandForm)
export const BrandEditSchema = brands.transform((values): z.input<typeof BrandEditForm> => values).pipe(BrandEditForm)
