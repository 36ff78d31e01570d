import { z } from 'zod'
import { CATEGORY_DRAWINGS } from '#domain/catalogue/drawings.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { CategoryReply, CollectionReference } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { limitField, pageField, searchTerm, text } from './fields.ts'
import { CategoryEditForm, CategoryFactsForm, CategoryForm, CategoryNewFactsForm, PositionForm } from './forms/collection-forms.ts'
import { SwitchForm } from './forms/form-fields.ts'
import { DoneReply, IdParams, PagingReply } from './replies.ts'

/** A category as admins see it, on show or not. */
const CategoryFacts = CategoryReply.extend({
  version: z.number(),
  /** The category that it is within. */
  within: CollectionReference.nullable(),
  /** False while the category that it is within is off: then nobody sees it, whatever its own switch says. */
  isParentActive: z.boolean(),
  /** The number of categories within it. */
  childCount: z.number(),
  /** The number of its products, with those of the categories within it. */
  productCount: z.number(),
  /** The number of products that switching it would take off or bring back. */
  affects: z.number(),
})

/** The ids of its own products, newest first; left out when a page of the list was requested. */
const ListedCategory = CategoryFacts.extend({ products: z.array(z.string()).optional() })

/** One category. Its products are counted; lists of products name them page by page. */
export const ManagedCategory = CategoryFacts.extend({
  /** The number of its own products, without those of the categories within it. */
  ownCount: z.number(),
})
export type ManagedCategory = z.infer<typeof ManagedCategory>

/** The same with the ids of its own products, newest first. */
const WholeCategory = ManagedCategory.extend({ products: z.array(z.string()) })
export type WholeCategory = z.infer<typeof WholeCategory>

const ChangedCategory = DoneReply.extend({ category: ManagedCategory })

/** Room for the largest allowed list of quoted ids, and the texts. */
const CATEGORY_BYTES_MAX = 1024 * 1024

export const CollectionsQuery = z.object({
  page: pageField.optional(),
  limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE),
  search: searchTerm,
})

export const categoryEndpoints = {
  'GET /api/category': endpoint({
    about: 'Categories, newest first, on show or not: all of them with the ids of their products, or a page of them',
    access: { staff: ['catalogue'] },
    query: CollectionsQuery,
    reply: PagingReply.partial().extend({ categories: z.array(ListedCategory) }),
  }),
  'GET /api/category/:id': endpoint({
    about: 'One category with the ids of its products',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: z.object({ category: WholeCategory }),
  }),
  'GET /api/category/:id/facts': endpoint({
    about: 'One category with the number of its products, however many they are',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: z.object({ category: ManagedCategory }),
  }),
  'POST /api/category/add': endpoint({
    about: 'Adds a category with the products that are in it, within another one where `parent` names it',
    access: { staff: ['catalogue'] },
    body: CategoryForm,
    bodyBytesMost: CATEGORY_BYTES_MAX,
    reply: DoneReply.extend({ category: WholeCategory }),
  }),
  'POST /api/category/facts': endpoint({
    about: 'Adds a category as the one above does, also without a product: they may come later',
    access: { staff: ['catalogue'] },
    body: CategoryNewFactsForm,
    bodyBytesMost: CATEGORY_BYTES_MAX,
    reply: ChangedCategory,
  }),
  'PUT /api/category/:id': endpoint({
    about: 'Changes a category, what is in it and what it is within; refused as a conflict where the version sent along is not the newest',
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ category: CategoryEditForm }),
    bodyBytesMost: CATEGORY_BYTES_MAX,
    reply: DoneReply.extend({ category: WholeCategory }),
  }),
  'PUT /api/category/:id/facts': endpoint({
    about: 'Changes a category, and puts products into it and takes others out; refused as a conflict where the version is not the newest',
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ category: CategoryFactsForm }),
    bodyBytesMost: CATEGORY_BYTES_MAX,
    reply: ChangedCategory,
  }),
  'PUT /api/category/:id/active': endpoint({
    about: 'Switches a category on or off, and with it its products and those of the categories within it',
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ category: SwitchForm }),
    reply: ChangedCategory,
  }),
  'PUT /api/category/:id/image': endpoint({
    about: 'Gives a category a picture of its own, as multipart/form-data',
    access: { staff: ['catalogue'] },
    params: IdParams,
    upload: 'image',
    reply: ChangedCategory,
  }),
  'PUT /api/category/:id/drawing': endpoint({
    about: "Gives a category one of the shop's drawings, or none, in place of the picture or drawing that it had",
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ category: z.object({ drawing: z.enum(CATEGORY_DRAWINGS, text('invalid')).nullable() }) }),
    reply: ChangedCategory,
  }),
  'PUT /api/category/:id/place': endpoint({
    about: 'Moves a category: the ids in the wanted order, as far as they are known; all others stay in their places',
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ category: PositionForm }),
    reply: DoneReply,
  }),
  'DELETE /api/category/delete/:id': endpoint({
    about: 'Deletes a category; its products stay as they are, and categories within it stand alone from then on',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
}
