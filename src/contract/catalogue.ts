import { z } from 'zod'
import { SPEC_KEYS, type SpecKey } from '#domain/catalogue/specs.ts'
import { PRICE_FILTER_MAX, PRICE_FILTER_MIN } from '#domain/money/money.ts'
import { MAX_PER_PAGE, PRODUCTS_PER_PAGE } from '#domain/paging.ts'
import { endpoint } from './endpoint.ts'
import { filterSlug, limitField, pageField, queryNumber, searchTerm, text } from './fields.ts'

export const CollectionReference = z.object({ _id: z.string(), name: z.string(), nameAr: z.string(), slug: z.string() })

export const SpecsReply = z.object(
  Object.fromEntries(SPEC_KEYS.map((key) => [key, z.number().optional()])) as Record<SpecKey, z.ZodOptional<z.ZodNumber>>,
)

/** The facts on a product card. `price` is present only for viewers who may see prices. */
export const ProductCard = z.object({
  _id: z.string(),
  sku: z.string(),
  name: z.string(),
  nameAr: z.string(),
  slug: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  quantity: z.number(),
  inventory: z.number(),
  price: z.number().optional(),
  imageUrl: z.string().nullable(),
  images: z.array(z.string()),
  isActive: z.boolean(),
  taxable: z.boolean(),
  brand: CollectionReference.nullable(),
  specs: SpecsReply,
  totalReviews: z.number(),
  averageRating: z.number(),
  isLiked: z.boolean().optional(),
  created: z.string(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** An uploaded picture; where its text is empty, the product's name stands in. */
export const ProductPicture = z.object({ imageUrl: z.string(), alt: z.string(), altAr: z.string() })
export type ProductPicture = z.infer<typeof ProductPicture>

export const ProductDetail = ProductCard.extend({
  categories: z.array(CollectionReference),
  /** All uploaded pictures in their order; the first is that of `imageUrl`. */
  pictures: z.array(ProductPicture),
  /** The folder with this SKU's pictures on the drive; only for admins, and only when a drive is set up. */
  folderUrl: z.string().optional(),
})
export type ProductDetail = z.infer<typeof ProductDetail>

export const ProductSuggestion = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  slug: z.string(),
  imageUrl: z.string().nullable(),
  brand: CollectionReference.nullable(),
})
export type ProductSuggestion = z.infer<typeof ProductSuggestion>

const orderField = z.preprocess(
  (order) => (order === '' ? undefined : order),
  z
    .enum(['0', '1', '2'], text('invalid'))
    .transform((order) => Number(order) as 0 | 1 | 2)
    .optional(),
)

export const ProductListQuery = z.object({
  name: searchTerm,
  category: filterSlug,
  brand: filterSlug,
  min: queryNumber(0, Number.MAX_SAFE_INTEGER, PRICE_FILTER_MIN),
  max: queryNumber(0, Number.MAX_SAFE_INTEGER, PRICE_FILTER_MAX),
  rating: queryNumber(0, 5, 0),
  order: orderField,
  page: pageField,
  limit: limitField(PRODUCTS_PER_PAGE, MAX_PER_PAGE),
  sortOrder: z.unknown().optional(),
})
export type ProductListQuery = z.infer<typeof ProductListQuery>

export const BrandListingQuery = z.object({ page: pageField, limit: limitField(PRODUCTS_PER_PAGE, MAX_PER_PAGE), order: orderField })

export const ProductListReply = z.object({
  products: z.array(ProductCard),
  totalPages: z.number(),
  currentPage: z.number(),
  count: z.number(),
  /** There when a search found more than it counts. */
  countIsMinimum: z.literal(true).optional(),
  /** The current names of the filtered collections: a retired slug shows its successor. */
  category: CollectionReference.optional(),
  brand: CollectionReference.optional(),
})
export type ProductListReply = z.infer<typeof ProductListReply>

export const CategoryReply = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  slug: z.string(),
  description: z.string(),
  descriptionAr: z.string(),
  isActive: z.boolean(),
  /** The id of the category that it is within; that one is within none, and its list holds the products of all that are within it. */
  parent: z.string().nullable(),
  /** The type of equipment whose drawing illustrates the category. */
  drawing: z.string().nullable(),
  /** Its own picture, which goes before the drawing. */
  imageUrl: z.string().nullable(),
  /** Its position in the owner's order, which menus and lists follow; null while it has none and stands behind the others. */
  position: z.number().nullable(),
  created: z.string(),
})
export type CategoryReply = z.infer<typeof CategoryReply>

export const BrandReply = CategoryReply.omit({ parent: true, drawing: true, imageUrl: true })
export type BrandReply = z.infer<typeof BrandReply>

const ListedBrand = BrandReply.extend({
  /** The number of its products on show. */
  productCount: z.number(),
})

const SlugParams = z.object({ slug: z.string().min(1).max(200) })

export const catalogueEndpoints = {
  'GET /api/product/list': endpoint({
    about: 'Products on show, filtered, sorted and paged',
    access: 'anyone',
    isBounded: true,
    query: ProductListQuery,
    reply: ProductListReply,
    isCached: true,
  }),
  'GET /api/product/list/rated': endpoint({
    about: 'Whether any product on show is rated, so that filtering by ratings makes sense',
    access: 'anyone',
    reply: z.object({ isAnyRated: z.boolean() }),
    isCached: true,
  }),
  'GET /api/product/list/search/:term': endpoint({
    about: 'Up to ten suggestions for what is being typed',
    access: 'anyone',
    isBounded: true,
    params: z.object({ term: z.string().max(200, text('too-long')) }),
    reply: z.object({ products: z.array(ProductSuggestion) }),
    isCached: true,
  }),
  'GET /api/product/item/:slug': endpoint({
    about: 'One product on show; an old slug answers too',
    access: 'anyone',
    asStaff: 'catalogue',
    params: SlugParams,
    reply: z.object({ product: ProductDetail }),
    isCached: true,
  }),
  'GET /api/product/list/brand/:slug': endpoint({
    about: 'Products on show of one brand',
    access: 'anyone',
    isBounded: true,
    params: SlugParams,
    query: BrandListingQuery,
    reply: z.object({ products: z.array(ProductCard), pages: z.number(), page: z.number(), totalProducts: z.number() }),
    isCached: true,
  }),
  'GET /api/category/list': endpoint({
    about: 'Active categories, each followed by those within it',
    access: 'anyone',
    reply: z.object({ categories: z.array(CategoryReply) }),
    isCached: true,
  }),
  'GET /api/brand/list': endpoint({
    about: 'Active brands; those with nothing on show are no choice for a menu',
    access: 'anyone',
    reply: z.object({ brands: z.array(ListedBrand) }),
    isCached: true,
  }),
}
