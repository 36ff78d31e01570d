import type { ProductDetail } from '#contract/catalogue.ts'
import { mediaVariant, previewPath } from '#domain/catalogue/media.ts'
import { SPEC_KEYS, SPECS, type SpecKey } from '#domain/catalogue/specs.ts'
import { inLanguage } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import type { Describe, Thing } from './structured-data.tsx'

/** UN/CEFACT codes of our units; a plain count has none. */
const UNIT_CODES: Readonly<Record<(typeof SPECS)[SpecKey], string | undefined>> = {
  mm: 'MMT',
  kg: 'KGM',
  kW: 'KWT',
  V: 'VLT',
  L: 'LTR',
  'kg/h': 'E93',
  'kg/day': 'F30',
  '°C': 'CEL',
  '': undefined,
}

export type DescribedProduct = Pick<
  ProductDetail,
  | 'name'
  | 'nameAr'
  | 'slug'
  | 'description'
  | 'descriptionAr'
  | 'sku'
  | 'brand'
  | 'imageUrl'
  | 'categories'
  | 'specs'
  | 'totalReviews'
  | 'averageRating'
> & {
  readonly pictures?: ProductDetail['pictures'] | undefined
}

/** Labels around a product's facts, in the language of the page. */
export interface ProductWords {
  readonly condition: string
  readonly conditionValue: string
  readonly specName: (key: SpecKey) => string
}

/** One product in two languages has one `@id`. Ratings are included where there are some; prices never are. */
export function productData(product: DescribedProduct, words: ProductWords, driveImages: readonly string[] = []): Describe {
  const { slug, description, descriptionAr, sku, brand, categories } = product
  const [category] = categories
  return ({ publicUrl, language }) => ({
    '@type': 'Product',
    '@id': `${publicUrl}/product/${slug}#product`,
    url: publicUrl + pathInLanguage(`/product/${slug}`, language),
    name: nameOf(product, language),
    description: inLanguage({ en: description, ar: descriptionAr }, language) || undefined,
    sku,
    brand: brand === null ? undefined : { '@type': 'Brand', name: nameOf(brand, language) },
    category: category === undefined ? undefined : nameOf(category, language),
    image: picturesOf(publicUrl, product, driveImages),
    additionalProperty: [{ '@type': 'PropertyValue', name: words.condition, value: words.conditionValue }, ...factsOf(product, words)],
    aggregateRating: ratingOf(product),
  })
}

function picturesOf(
  publicUrl: string,
  { imageUrl, pictures = [] }: DescribedProduct,
  driveImages: readonly string[],
): string[] | undefined {
  const preview = previewOf(imageUrl)
  const own = imageUrl === null || preview === undefined ? [] : [mediaVariant(imageUrl, 1200, 'jpg'), preview]
  const further = pictures.slice(1).map((picture) => mediaVariant(picture.imageUrl, 1200, 'jpg'))
  const addresses = [...driveImages, ...[...own, ...further].map((path) => publicUrl + path)]
  return addresses.length === 0 ? undefined : addresses
}

function factsOf({ specs }: DescribedProduct, words: ProductWords): Thing[] {
  return SPEC_KEYS.flatMap((key) => {
    const value = specs[key]
    if (value === undefined) return []
    const unit = SPECS[key]
    const unitCode = UNIT_CODES[unit]
    return [{ '@type': 'PropertyValue', name: words.specName(key), value, unitCode, unitText: unit === '' ? undefined : unit }]
  })
}

function ratingOf({ totalReviews, averageRating }: DescribedProduct): Thing | undefined {
  if (totalReviews === 0) return undefined
  return { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount: totalReviews, bestRating: 5, worstRating: 1 }
}

/** Returns the rendition of a shop's picture that link previews use. */
export function previewOf(imageUrl: string | null): string | undefined {
  const name = /^\/media\/([0-9a-f]{32,64})\//.exec(imageUrl ?? '')?.[1]
  return name === undefined ? undefined : previewPath(name)
}
