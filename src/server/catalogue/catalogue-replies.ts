import type { BrandReply, CategoryReply, ProductCard, ProductDetail, ProductSuggestion } from '#contract/catalogue.ts'
import { mediaPath } from '#domain/media.ts'
import { piastres } from '#domain/money.ts'
import { visiblePrice } from '#domain/pricing.ts'
import { averageRating } from '#domain/products.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { CardRow, PlaceScope } from './catalogue.repository.ts'
import type { brands, categories } from './catalogue.tables.ts'

const PICTURE_WIDTH = 800

function pictureUrl(imageName: string | null): string | null {
  return imageName === null ? null : mediaPath(imageName, PICTURE_WIDTH, 'webp')
}

export function cardReply(viewer: Viewer, row: CardRow): ProductCard {
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
    ...visiblePrice(viewer, piastres(row.pricePiastres)),
    imageUrl: pictureUrl(row.imageName),
    images: row.driveImages,
    isActive: row.isActive,
    taxable: row.isNew,
    brand: brandReference(row),
    specs: row.specs,
    totalReviews: row.reviewCount,
    averageRating: averageRating(row.ratingSum, row.reviewCount),
    created: row.created.toISOString(),
  }
}

export function detailReply(viewer: Viewer, row: CardRow & { categories: ProductDetail['categories'] }): ProductDetail {
  return { ...cardReply(viewer, row), categories: row.categories }
}

interface BrandColumns {
  readonly brandId: string
  readonly brandName: string
  readonly brandNameAr: string
  readonly brandSlug: string
}

function brandReference(row: BrandColumns): NonNullable<ProductCard['brand']> {
  return { _id: row.brandId, name: row.brandName, nameAr: row.brandNameAr, slug: row.brandSlug }
}

export function placeReference({ scope, name, nameAr, slug }: PlaceScope): NonNullable<ProductCard['brand']> {
  return { _id: scope, name, nameAr, slug }
}

export type SuggestionRow = Pick<CardRow, 'id' | 'name' | 'nameAr' | 'slug' | 'imageName' | keyof BrandColumns>

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

export function categoryReply(row: typeof categories.$inferSelect): CategoryReply {
  return { ...named(row), drawing: row.drawing }
}

export function brandReply(row: typeof brands.$inferSelect): BrandReply {
  return named(row)
}

function named(row: typeof brands.$inferSelect | typeof categories.$inferSelect): BrandReply {
  return {
    _id: row.id,
    name: row.name,
    nameAr: row.nameAr,
    slug: row.slug,
    description: row.description,
    descriptionAr: row.descriptionAr,
    isActive: row.isActive,
    created: row.created.toISOString(),
  }
}
