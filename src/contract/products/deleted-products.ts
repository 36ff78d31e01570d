import { z } from 'zod'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { CollectionReference } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { limitField, pageField, searchTerm } from '../fields.ts'
import { ManagedProduct, skuField } from '../products.ts'
import { DoneReply, IdParams, PagingReply } from '../replies.ts'

const DeletedProduct = z.object({
  _id: z.string(),
  /** A draft, which comes back as one. */
  isDraft: z.boolean(),
  sku: z.string(),
  name: z.string(),
  nameAr: z.string(),
  imageUrl: z.string().nullable(),
  images: z.array(z.string()),
  /** Null where the brand is gone as well. */
  brand: CollectionReference.nullable(),
  deleted: z.string(),
  deletedBy: z.string(),
  /** The time from which it can't be taken back any more. */
  goneForGood: z.string(),
})
export type DeletedProduct = z.infer<typeof DeletedProduct>

export const deletedProductEndpoints = {
  'GET /api/product/deleted': endpoint({
    about:
      'Deleted products and drafts that can still be taken back, the latest first: all of an admin, those of the own brand of a merchant',
    access: { managers: ['catalogue'] },
    query: z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE), search: searchTerm }),
    reply: PagingReply.extend({ products: z.array(DeletedProduct) }),
  }),
  'POST /api/product/deleted/:id/restore': endpoint({
    about:
      'Takes a deleted product back as it was, under another SKU where one is sent; a page link that is taken gets a number. One that is there again already is answered as it is',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: z.object({ sku: skuField.optional() }) }),
    reply: DoneReply.extend({ product: ManagedProduct }),
  }),
}
