import { z } from 'zod'
import {
  DESCRIPTION_MAX,
  MANAGED_SORTS,
  MISSING_FACTS,
  PRODUCT_NAME_MAX,
  PRODUCT_PRICE_MAX,
  PRODUCT_PRICE_MIN,
  PRODUCT_QUANTITY_MAX,
  SKU_MAX,
  STOCK_STATES,
} from '#domain/catalogue/products.ts'
import { SPEC_LIMITS } from '#domain/catalogue/spec-limits.ts'
import { SPEC_KEYS, type SpecKey } from '#domain/catalogue/specs.ts'
import { HIDING_REASONS } from '#domain/catalogue/switches.ts'
import { isDecimalAmount } from '#domain/money/money.ts'
import { MAX_PER_PAGE, PRODUCTS_PER_PAGE } from '#domain/paging.ts'
import { isAlphaDash, isSlug } from '#domain/text/slugs.ts'
import { CollectionReference, ProductCard, ProductPicture } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { filterSlug, filterWord, limitField, numberIssue, pageField, searchTerm, stockField, text, typedNumber } from './fields.ts'
import { choiceField, flagField, line, referencedId, VersionedSwitchForm, versionField, words } from './forms/form-fields.ts'
import { DoneReply, FoundPagingReply, IdParams } from './replies.ts'

const priceField = z.preprocess(
  typedNumber,
  z
    .number({ error: numberIssue })
    .min(PRODUCT_PRICE_MIN, text('too-small'))
    .max(PRODUCT_PRICE_MAX, text('too-large'))
    .refine((price) => isDecimalAmount(Math.abs(price)), text('two-decimals')),
)

/** Accepts an id, `{ value }` of a select, a whole brand, or a list with one of these; a form that can only send text sends it as JSON. */
function brandIdOf(sent: unknown): unknown {
  const given = typeof sent === 'string' && /^\s*[[{]/.test(sent) ? asJson(sent) : sent
  if (Array.isArray(given)) return given.length > 1 ? given.join(',') : brandIdOf(given[0])
  const id = referencedId(given)
  return typeof id === 'object' ? '' : (id ?? '')
}

const brandIdField = z.preprocess(
  brandIdOf,
  z
    .union([z.string(), z.number()], text('required'))
    .transform((id) => (id === 0 || id === '0' ? '' : String(id)))
    .pipe(z.string().min(1, text('required')).max(100, text('invalid'))),
)

/** One spec of a product: empty is the same as left out. */
const specField = (key: SpecKey) =>
  z
    .number(text('number'))
    .min(key.startsWith('temperature') ? -SPEC_LIMITS[key] : 0, text('too-small'))
    .max(SPEC_LIMITS[key], text('too-large'))
    .optional()

const SpecsForm = z.object(
  Object.fromEntries(SPEC_KEYS.map((key) => [key, specField(key)])) as Record<SpecKey, ReturnType<typeof specField>>,
  text('invalid'),
)

/** The specs: an object, or its JSON text from forms that can only send text. Empty ones are dropped. */
const specsField = z.preprocess((value) => {
  const given = typeof value === 'string' ? asJson(value) : (value ?? {})
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, each]) => {
      const number = typedNumber(each)
      return number === undefined ? [] : [[key, number]]
    }),
  )
}, SpecsForm)

function asJson(typed: string): unknown {
  if (typed.trim() === '') return {}
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}

/** Ids in the shop's picture drive, in the order they are shown. */
const driveImagesField = z.preprocess(
  (value) => {
    const given = typeof value === 'string' ? value.split(/[\s,]+/) : (value ?? [])
    return Array.isArray(given) ? given.filter((each) => each !== '') : given
  },
  z.array(z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, text('invalid')), text('invalid')).max(20, text('too-large')),
)

export const skuField = line({ most: SKU_MAX }).refine(isAlphaDash, text('alpha-dash'))
export const slugField = line({ most: 120 }).refine(isSlug, text('format'))

const productFields = {
  sku: skuField,
  name: line({ most: PRODUCT_NAME_MAX }),
  nameAr: line({ most: PRODUCT_NAME_MAX }),
  description: words({ most: DESCRIPTION_MAX }),
  descriptionAr: words({ most: DESCRIPTION_MAX }),
  quantity: stockField(PRODUCT_QUANTITY_MAX),
  price: priceField,
  taxable: choiceField,
  brand: brandIdField,
}

/** The texts of a multipart form; the picture is its file. */
export const ProductForm = z.object({
  ...productFields,
  isActive: z.preprocess((value) => value ?? true, flagField),
  specs: specsField,
  images: driveImagesField,
})

/** A key that is left out changes nothing; a key that is sent follows the rule of adding. */
export const ProductEditForm = z
  .object({ ...productFields, slug: slugField, specs: specsField, images: driveImagesField, version: versionField })
  .partial()

/** A product as its managers see it, on show or not. */
export const ManagedProduct = ProductCard.extend({
  version: z.number(),
  /** The last time that somebody typed, imported or confirmed the price. */
  priceConfirmed: z.iso.datetime(),
  /** True where that was longer ago than the settings say. */
  isPriceOld: z.boolean(),
  /** The switches above it that turned it off: `brand`, `merchant`, `category:` and an id. */
  inactiveReasons: z.array(z.string()),
  /** The reasons why it is not on show even while it is active. */
  hiddenBy: z.array(z.enum(HIDING_REASONS)),
  categories: z.array(CollectionReference).optional(),
  /** All uploaded pictures in their order, the main one in front; only where one product is answered. */
  pictures: z.array(ProductPicture.extend({ name: z.string() })).optional(),
  /** The folder with this SKU's pictures on the drive; only for admins, and only when a drive is set up. */
  folderUrl: z.string().optional(),
})
export type ManagedProduct = z.infer<typeof ManagedProduct>

/** An entry of a select. */
export const ProductOption = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  sku: z.string(),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  /** True for a product of the category itself that the question named. */
  isMember: z.boolean().optional(),
})
export type ProductOption = z.infer<typeof ProductOption>

const activeFilter = z.preprocess(
  (value) => (value === '' || value === 'all' ? undefined : value),
  z
    .enum(['true', 'false', '1', '0'], text('invalid'))
    .transform((value) => value === 'true' || value === '1')
    .optional(),
)

export const ManagedProductsFilter = z.object({
  search: searchTerm,
  /** A slug or an id. */
  brand: filterSlug,
  /** A slug or an id. */
  category: filterSlug,
  isActive: activeFilter,
  stock: filterWord(STOCK_STATES),
  /** Restricts the result to products that lack this. */
  lacks: filterWord(MISSING_FACTS),
})

const ManagedProductsQuery = z.object({
  page: pageField.optional(),
  limit: limitField(PRODUCTS_PER_PAGE, MAX_PER_PAGE),
  ...ManagedProductsFilter.shape,
  /** The default is newest first, or best match for a search; names are compared in the language of the answer. */
  sort: filterWord(MANAGED_SORTS),
})

const ProductOptionsQuery = z.object({
  page: pageField.optional(),
  limit: limitField(PRODUCTS_PER_PAGE, MAX_PER_PAGE),
  search: searchTerm,
  /** Restricts the result to one category, by its id. */
  category: filterSlug,
  /** The id of a category: each product then tells whether it is in there. */
  memberOf: filterSlug,
})

export const productEndpoints = {
  'GET /api/product': endpoint({
    about: 'Products to manage: all of an admin, those of the own brand of a merchant; paged where a page is asked for',
    access: { managers: ['catalogue'] },
    query: ManagedProductsQuery,
    reply: FoundPagingReply.extend({ products: z.array(ManagedProduct) }),
  }),
  'GET /api/product/list/select': endpoint({
    about: 'Products to choose from',
    access: { managers: ['catalogue'] },
    query: ProductOptionsQuery,
    reply: FoundPagingReply.extend({ products: z.array(ProductOption) }),
  }),
  'GET /api/product/drive': endpoint({
    about: 'Whether a drive is set up that can be asked for the pictures of a SKU',
    access: { managers: ['catalogue'] },
    reply: z.object({ isSetUp: z.boolean() }),
  }),
  'GET /api/product/drive/:sku': endpoint({
    about: 'The pictures that the drive holds for a SKU; none where no drive is set up',
    access: { managers: ['catalogue'] },
    params: z.object({ sku: z.string().max(100, text('too-long')) }),
    reply: z.object({ isSetUp: z.boolean(), images: z.array(z.string()) }),
  }),
  'GET /api/product/old-prices': endpoint({
    about: "How many of the viewer's products have a price that nobody has confirmed for the days of the settings",
    access: { managers: ['catalogue'] },
    reply: z.object({
      /** The days after which a price is old; 0 if prices never become old. */
      days: z.number(),
      count: z.number(),
    }),
  }),
  'POST /api/product/:id/confirm-price': endpoint({
    about: 'Confirms that the price of a product still holds',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: DoneReply.extend({ product: ManagedProduct }),
  }),
  'GET /api/product/:id': endpoint({
    about: 'One product to manage',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: z.object({ product: ManagedProduct }),
  }),
  'POST /api/product/add': endpoint({
    about: 'Adds a product with its picture, as multipart/form-data',
    access: { managers: ['catalogue'] },
    body: ProductForm,
    upload: 'image',
    reply: DoneReply.extend({ product: ManagedProduct }),
  }),
  'PUT /api/product/:id': endpoint({
    about: 'Changes a product; refused as a conflict where the version sent along is not the newest',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: ProductEditForm }),
    reply: DoneReply.extend({ product: ManagedProduct }),
  }),
  'PUT /api/product/:id/image': endpoint({
    about: "Puts a new picture in the old one's place, as multipart/form-data",
    access: { managers: ['catalogue'] },
    params: IdParams,
    upload: 'image',
    reply: DoneReply.extend({ product: ManagedProduct }),
  }),
  'PUT /api/product/:id/active': endpoint({
    about: 'Switches a product on or off by hand',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ product: VersionedSwitchForm }),
    reply: DoneReply.extend({ product: ManagedProduct }),
  }),
  'DELETE /api/product/delete/:id': endpoint({
    about: 'Deletes a product',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
}
