import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { ManagedProduct, ProductForm } from '../products.ts'
import { DoneReply, IdParams } from '../replies.ts'

const CATEGORIES_MAX = 100

const categoriesField = z.array(z.string(text('invalid')).max(100, text('invalid')), text('required')).max(CATEGORIES_MAX, text('too-many'))

const ChangedProduct = DoneReply.extend({ product: ManagedProduct })

export const productPanelEndpoints = {
  'PUT /api/product/:id/categories': endpoint({
    about: 'Puts a product into exactly these categories; ids of categories that are not there are left out',
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: z.object({ categories: categoriesField }) }),
    reply: ChangedProduct,
  }),
  'POST /api/product/:id/copy': endpoint({
    about: 'Adds another product with the pictures of this one; everything else comes with the form',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: ProductForm }),
    reply: ChangedProduct,
  }),
}
