import { z } from 'zod'
import { PICTURE_TEXT_MAX, PRODUCT_PICTURES_MAX } from '#domain/catalogue/product-pictures.ts'
import { isStorable } from '#domain/text/clean-text.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { optionalLine } from '../forms/form-fields.ts'
import { ManagedProduct } from '../products.ts'
import { DoneReply, IdParams } from '../replies.ts'

const CATEGORIES_MAX = 100

export const categoriesField = z
  .array(z.string(text('invalid')).max(100, text('invalid')), text('required'))
  .max(CATEGORIES_MAX, text('too-many'))

export const pictureName = z.string(text('invalid')).max(100, text('invalid')).refine(isStorable, text('invalid'))

const PictureForm = z.object({ name: pictureName, alt: optionalLine(PICTURE_TEXT_MAX), altAr: optionalLine(PICTURE_TEXT_MAX) })

export const ArrangedPictures = z.array(PictureForm, text('required')).max(PRODUCT_PICTURES_MAX, text('too-many'))

const ChangedProduct = DoneReply.extend({ product: ManagedProduct })

export const productPanelEndpoints = {
  'PUT /api/product/:id/categories': endpoint({
    about: 'Puts a product into exactly these categories; ids of categories that are not there are left out',
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: z.object({ categories: categoriesField }) }),
    reply: ChangedProduct,
  }),
  'POST /api/product/:id/pictures': endpoint({
    about: 'Adds a picture behind the others, as multipart/form-data',
    access: { managers: ['catalogue'] },
    params: IdParams,
    upload: 'image',
    reply: ChangedProduct,
  }),
  'PUT /api/product/:id/pictures': endpoint({
    about: 'The order of the pictures, the main one in front, and their alternative texts; pictures that are not named stay at the end',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: z.object({ pictures: ArrangedPictures }) }),
    reply: ChangedProduct,
  }),
  'DELETE /api/product/:id/pictures/:name': endpoint({
    about: 'Removes a picture; the last one can only be replaced',
    access: { managers: ['catalogue'] },
    params: IdParams.extend({ name: pictureName }),
    reply: ChangedProduct,
  }),
}
