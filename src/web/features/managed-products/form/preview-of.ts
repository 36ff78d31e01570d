import type { ProductCard } from '#contract/catalogue.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { SPEC_KEYS } from '#domain/catalogue/specs.ts'
import type { Bilingual } from '#domain/text/language.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import type { BrandOption } from '../brand-options.ts'
import type { ProductValues } from './product-values.ts'

export interface PreviewFacts {
  readonly values: ProductValues
  readonly brands: readonly BrandOption[]
  /** The placeholder for a missing name. */
  readonly nameless: Bilingual
  /** The chosen picture, else the product's own. */
  readonly imageUrl: string | null
  readonly product?: ManagedProduct | undefined
}

/** Builds the card's product from the typed values. */
export function previewOf({ values, brands, nameless, imageUrl, product }: PreviewFacts): ProductCard {
  const brand = brands.find(({ _id }) => _id === values.brand) ?? null
  const quantity = numberOf(values.quantity) ?? 0
  return {
    _id: product?._id ?? 'preview',
    sku: values.sku,
    slug: product?.slug ?? 'preview',
    name: values.name.trim() || nameless.en,
    nameAr: values.nameAr.trim() || nameless.ar,
    description: values.description,
    descriptionAr: values.descriptionAr,
    quantity,
    inventory: quantity,
    imageUrl,
    images: [...values.images],
    isActive: values.isActive,
    taxable: values.taxable === '1',
    brand,
    specs: Object.fromEntries(SPEC_KEYS.map((key) => [key, numberOf(values[key])])) as ProductCard['specs'],
    totalReviews: product?.totalReviews ?? 0,
    averageRating: product?.averageRating ?? 0,
    created: product?.created ?? '',
    price: numberOf(values.price),
  }
}

function numberOf(typed: string): number | undefined {
  const number = readTypedNumber(typed)
  return Number.isNaN(number) ? undefined : number
}
