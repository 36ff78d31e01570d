import type { BrandReply, CategoryReply, ProductCard, ProductDetail, ProductPicture, ProductSuggestion } from '#contract/catalogue.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { mediaPath } from '#domain/catalogue/media.ts'
import { allPictures, type StoredPicture } from '#domain/catalogue/product-pictures.ts'
import { averageRating } from '#domain/catalogue/products.ts'
import { amountOf } from '#domain/money/money.ts'
import { visiblePrice } from '#domain/money/pricing.ts'
import type { CardRow, SuggestionRow } from '#server/catalogue/listing/cards.repository.ts'
import type { CollectionScope } from '#server/catalogue/listing/scopes.repository.ts'
import type { BrandRow, CategoryRow } from './collections.repository.ts'

const PICTURE_WIDTH = 800

type ProductFactsRow = Omit<CardRow, `brand${string}`>

export function pictureUrl(imageName: string | null): string | null {
  return imageName === null ? null : mediaPath(imageName, PICTURE_WIDTH, 'webp')
}

/** A product's facts for shop and dashboard alike; its brand may be missing in the dashboard only. */
export function productFacts(viewer: Viewer, row: ProductFactsRow): Omit<ProductCard, 'brand'> {
  return {
    _id: row.id,
    sku: row.sku,
    name: row.name,
    nameAr: row.nameAr,
    slug: row.slug,
    description: row.description,
    descriptionAr: row.descriptionAr,
    quantity: row.quantity,
    inventory: row.quantity,
    ...visiblePrice(viewer, amountOf(row.priceMinor)),
    imageUrl: pictureUrl(row.imageName),
    images: row.driveImages,
    isActive: row.isActive,
    taxable: row.isNew,
    specs: row.specs,
    totalReviews: row.reviewCount,
    averageRating: averageRating(row.ratingSum, row.reviewCount),
    created: row.created,
  }
}

export function cardReply(viewer: Viewer, row: CardRow): ProductCard {
  return { ...productFacts(viewer, row), brand: brandReference(row) }
}

type DetailRow = CardRow & { readonly categories: ProductDetail['categories']; readonly pictures: readonly StoredPicture[] }

export function detailReply(viewer: Viewer, row: DetailRow): ProductDetail {
  const pictures = allPictures(row.imageName, row.pictures).map(pictureReply)
  return { ...cardReply(viewer, row), categories: row.categories, pictures }
}

export function pictureReply({ name, alt, altAr }: StoredPicture): ProductPicture {
  return { imageUrl: mediaPath(name, PICTURE_WIDTH, 'webp'), alt, altAr }
}

function brandReference(row: SuggestionRow): NonNullable<ProductCard['brand']> {
  return { _id: row.brandId, name: row.brandName, nameAr: row.brandNameAr, slug: row.brandSlug }
}

export function collectionReference({ scope, name, nameAr, slug }: CollectionScope): NonNullable<ProductCard['brand']> {
  return { _id: scope, name, nameAr, slug }
}

export function suggestionReply(row: SuggestionRow): ProductSuggestion {
  return {
    _id: row.id,
    name: row.name,
    nameAr: row.nameAr,
    slug: row.slug,
    imageUrl: pictureUrl(row.imageName),
    brand: brandReference(row),
  }
}

/** Managers get whole records, whose instants are Date objects. */
type Dated<Row> = Omit<Row, 'created'> & { readonly created: string | Date }

export function categoryReply(row: Dated<CategoryRow>): CategoryReply {
  return { ...collectionReply(row), parent: row.parentId, drawing: row.drawing, imageUrl: pictureUrl(row.imageName) }
}

export function brandReply(row: Dated<Omit<BrandRow, 'productCount'>>): BrandReply {
  return collectionReply(row)
}

function collectionReply(row: Dated<Omit<BrandRow, 'productCount'> | CategoryRow>): BrandReply {
  return {
    _id: row.id,
    name: row.name,
    nameAr: row.nameAr,
    slug: row.slug,
    description: row.description,
    descriptionAr: row.descriptionAr,
    isActive: row.isActive,
    position: row.position,
    created: typeof row.created === 'string' ? row.created : row.created.toISOString(),
  }
}
