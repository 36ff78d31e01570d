import { z } from 'zod'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { ManagedBrand } from '../brands.ts'
import { ManagedCategory } from '../categories.ts'
import { endpoint } from '../endpoint.ts'
import { limitField, pageField, searchTerm } from '../fields.ts'
import { DoneReply, IdParams, PagingReply } from '../replies.ts'

const DeletedCollection = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  /** The number of products that it had. */
  productCount: z.number(),
  deleted: z.string(),
  deletedBy: z.string(),
  /** The time from which it can't be taken back any more. */
  goneForGood: z.string(),
})
export type DeletedCollection = z.infer<typeof DeletedCollection>

const DeletedQuery = z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE), search: searchTerm })
const DeletedReply = PagingReply.extend({ deleted: z.array(DeletedCollection) })

export const deletedCollectionEndpoints = {
  'GET /api/category/deleted': endpoint({
    about: 'Deleted categories that can still be taken back, the latest first',
    access: { staff: ['catalogue'] },
    query: DeletedQuery,
    reply: DeletedReply,
  }),
  'POST /api/category/deleted/:id/restore': endpoint({
    about:
      'Takes a deleted category back with the products that are still there; a page link that is taken gets a number. One that is there again already is answered as it is',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: DoneReply.extend({ category: ManagedCategory }),
  }),
  'GET /api/brand/deleted': endpoint({
    about: 'Deleted brands that can still be taken back, the latest first',
    access: { staff: ['catalogue'] },
    query: DeletedQuery,
    reply: DeletedReply,
  }),
  'POST /api/brand/deleted/:id/restore': endpoint({
    about:
      'Takes a deleted brand back with the products that have none since; a page link that is taken gets a number. One that is there again already is answered as it is',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: DoneReply.extend({ brand: ManagedBrand }),
  }),
}
