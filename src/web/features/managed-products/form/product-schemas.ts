import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { DraftForm } from '#contract/products/product-drafts.ts'
import { ProductEditForm, ProductForm } from '#contract/products.ts'
import { bodyOf, draftBodyOf, type ProductValues } from './product-values.ts'

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

/** A draft may have its picture already. */
const WithoutPicture = ProductForm.omit({ isActive: true })
export const PicturedSchema = typed.transform((values): z.input<typeof WithoutPicture> => bodyOf(values)).pipe(WithoutPicture)

export const DraftSchema = typed.transform((values): z.input<typeof DraftForm> => draftBodyOf(values)).pipe(DraftForm)

export const EditSchema = typed.transform((values): z.input<typeof ProductEditForm> => bodyOf(values)).pipe(ProductEditForm)
