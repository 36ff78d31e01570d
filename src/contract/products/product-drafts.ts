import { z } from 'zod'
import { PRODUCT_DRAFTS_MANY_ACTIONS, PRODUCT_DRAFTS_MANY_MAX } from '#domain/catalogue/product-drafts.ts'
import { DESCRIPTION_MAX, PRODUCT_NAME_MAX, SKU_MAX } from '#domain/catalogue/products.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { isAlphaDash } from '#domain/text/slugs.ts'
import { CollectionReference, ProductPicture, SpecsReply } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { limitField, pageField, searchTerm, text } from '../fields.ts'
import { optionalLine, optionalWords, versionField } from '../forms/form-fields.ts'
import { ManagedProduct, ProductForm } from '../products.ts'
import { DoneReply, IdParams, PagingReply } from '../replies.ts'
import { ArrangedPictures, categoriesField, pictureName } from './product-panels.ts'

const isNothing = (given: unknown) => given === '' || given === null || given === 0 || given === '0'

/** Null while there is none; what is there follows the rule of a product. */
function unlessMissing<Field extends z.ZodType>(field: Field, isMissing: (given: unknown) => boolean = isEmpty) {
  return z.preprocess((given) => (isMissing(given) ? null : given), field.nullable())
}

function isEmpty(given: unknown): boolean {
  return given === null || (typeof given === 'string' && given.trim() === '')
}

const { price, quantity, taxable, brand, isActive, specs, images } = ProductForm.shape

/** A draft may lack anything. A key that is left out changes nothing, and an empty one empties its field. */
export const DraftForm = z
  .object({
    sku: optionalLine(SKU_MAX).refine((sku) => sku === '' || isAlphaDash(sku), text('alpha-dash')),
    name: optionalLine(PRODUCT_NAME_MAX),
    nameAr: optionalLine(PRODUCT_NAME_MAX),
    description: optionalWords(DESCRIPTION_MAX),
    descriptionAr: optionalWords(DESCRIPTION_MAX),
    price: unlessMissing(price),
    quantity: unlessMissing(quantity),
    taxable: unlessMissing(taxable),
    brand: unlessMissing(brand, isNothing),
    isActive,
    specs,
    images,
    /** Ids; merchants choose none. */
    categories: categoriesField,
    version: versionField,
  })
  .partial()

export const ProductDraft = z.object({
  _id: z.string(),
  version: z.number(),
  sku: z.string(),
  name: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  /** Absent while there is none, and for viewers who may not see prices. */
  price: z.number().optional(),
  quantity: z.number().nullable(),
  taxable: z.boolean().nullable(),
  brand: CollectionReference.nullable(),
  categories: z.array(CollectionReference),
  specs: SpecsReply,
  images: z.array(z.string()),
  imageUrl: z.string().nullable(),
  pictures: z.array(ProductPicture.extend({ name: z.string() })),
  /** True where it goes on show when it is published. */
  isActive: z.boolean(),
  /** The fields of a product that it still lacks, under their keys in the form of adding. */
  missing: z.array(z.string()),
  created: z.iso.datetime(),
  changed: z.iso.datetime(),
  /** The first name of the person who changed it last. */
  changedBy: z.string(),
})
export type ProductDraft = z.infer<typeof ProductDraft>

const ChangedDraft = DoneReply.extend({ draft: ProductDraft })

export const productDraftEndpoints = {
  'GET /api/product/drafts': endpoint({
    about: 'Unfinished products, the latest changed first: all for an admin, those of the own brand for a merchant',
    access: { managers: ['catalogue'] },
    query: z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE), search: searchTerm }),
    reply: PagingReply.extend({ drafts: z.array(ProductDraft) }),
  }),
  'POST /api/product/drafts': endpoint({
    about: 'Saves an unfinished product; it is in no list of products until it is published',
    access: { managers: ['catalogue'] },
    body: z.object({ product: DraftForm }),
    reply: ChangedDraft,
  }),
  'POST /api/product/drafts/many': endpoint({
    about: 'Publishes or deletes several drafts; those that can’t be published are named with what they lack',
    access: { managers: ['catalogue'] },
    body: z.object({
      action: z.enum(PRODUCT_DRAFTS_MANY_ACTIONS, text('invalid')),
      ids: z
        .array(z.string(text('invalid')).max(100, text('invalid')), text('invalid'))
        .min(1, text('required-several'))
        .max(PRODUCT_DRAFTS_MANY_MAX, text('too-many')),
    }),
    reply: DoneReply.extend({
      done: z.number(),
      left: z.array(z.object({ _id: z.string(), sku: z.string(), name: z.string(), nameAr: z.string(), why: z.string() })),
    }),
  }),
  'GET /api/product/drafts/:id': endpoint({
    about: 'One unfinished product',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: z.object({ draft: ProductDraft }),
  }),
  'PUT /api/product/drafts/:id': endpoint({
    about: 'Changes an unfinished product; refused as a conflict where the version sent along is not the newest',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: DraftForm }),
    reply: ChangedDraft,
  }),
  'PUT /api/product/drafts/:id/image': endpoint({
    about: 'Gives an unfinished product its main picture, in the place of the one that it may have, as multipart/form-data',
    access: { managers: ['catalogue'] },
    params: IdParams,
    upload: 'image',
    reply: ChangedDraft,
  }),
  'POST /api/product/drafts/:id/pictures': endpoint({
    about: 'Adds a picture behind the others of an unfinished product, as multipart/form-data',
    access: { managers: ['catalogue'] },
    params: IdParams,
    upload: 'image',
    reply: ChangedDraft,
  }),
  'PUT /api/product/drafts/:id/pictures': endpoint({
    about: 'The order of the pictures of an unfinished product and their alternative texts, as for a product',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: z.object({ pictures: ArrangedPictures }) }),
    reply: ChangedDraft,
  }),
  'DELETE /api/product/drafts/:id/pictures/:name': endpoint({
    about: 'Removes a picture of an unfinished product, which may lose its last one',
    access: { managers: ['catalogue'] },
    params: IdParams.extend({ name: pictureName }),
    reply: ChangedDraft,
  }),
  'POST /api/product/drafts/:id/publish': endpoint({
    about: 'Makes a product of a draft and of what is sent along; where something is missing every such field is named and the draft stays',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: DraftForm }),
    reply: DoneReply.extend({ product: ManagedProduct }),
  }),
  'DELETE /api/product/drafts/:id': endpoint({
    about: 'Deletes a draft; it can be taken back for 30 days',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
  'POST /api/product/drafts/:id/restore': endpoint({
    about: 'Takes a deleted draft back as it was; one that is there again already is answered as it is',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: ChangedDraft,
  }),
  'POST /api/product/:id/copy': endpoint({
    about: 'Makes a draft of a product with its pictures; the SKU is left empty',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: ChangedDraft,
  }),
}
