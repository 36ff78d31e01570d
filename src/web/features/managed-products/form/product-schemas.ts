import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { ProductEditForm, ProductForm } from '#contract/products.ts'
import { bodyOf, type ProductValues } from './product-values.ts'

const typed = z.custom<ProductValues>(() => true)

/** The picture's type is checked when it is chosen. */
const WithPicture = z.object({
  ...ProductForm.omit({ isActive: true }).shape,
  image: z.custom<File | null>((value) => value instanceof File, text('required')),
})

/** The server's own rules, and the need for a picture. */
export const AddSchema = typed
  .transform((values): z.input<typeof WithPicture> => ({ ...bodyOf(values), image: values.image }))
  .pipe(WithPicture)

/** A copy has the picture of its original. */
const WithoutPicture = ProductForm.omit({ isActive: true })
export const CopySchema = typed.transform((values): z.input<typeof WithoutPicture> => bodyOf(values)).pipe(WithoutPicture)

export const EditSchema = typed.transform((values): z.input<typeof ProductEditForm> => bodyOf(values)).pipe(ProductEditForm)
