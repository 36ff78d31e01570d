import type { ProductDraft } from '#contract/products/product-drafts.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { PRODUCT_PRICE_MIN } from '#domain/catalogue/products.ts'
import { SPEC_KEYS, type SpecKey } from '#domain/catalogue/specs.ts'

/** The form's values: texts as typed, so that reading a number too early loses nothing. */
export interface ProductValues extends Readonly<Record<SpecKey, string>> {
  readonly sku: string
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly slug: string
  readonly price: string
  readonly quantity: string
  /** New (1) or used (0). */
  readonly taxable: '0' | '1'
  /** A brand's id; `0` while none is chosen. */
  readonly brand: string
  readonly images: readonly string[]
  /** Ids; a product that is in the shop has a panel for them, and none here. */
  readonly categories: readonly string[]
  readonly image: File | null
  readonly isActive: boolean
}

export const NO_BRAND = '0'
/** The condition that a form begins with. */
export const USED = '0'

const FIRST_PRICE = String(PRODUCT_PRICE_MIN)

export const OPTIONAL_FIELDS: readonly string[] = [...SPEC_KEYS, 'images', 'categories', 'isActive']

type SpecTexts = Record<SpecKey, string>

function specTexts(textOf: (key: SpecKey) => string): SpecTexts {
  return Object.fromEntries(SPEC_KEYS.map((key) => [key, textOf(key)])) as SpecTexts
}

/** The first values of a product, which has the brand, the condition and the categories of the one before it. */
export function newProduct({ brand, taxable, categories }: Pick<ProductValues, 'brand' | 'taxable' | 'categories'>): ProductValues {
  return {
    ...specTexts(() => ''),
    sku: '',
    name: '',
    nameAr: '',
    description: '',
    descriptionAr: '',
    slug: '',
    price: FIRST_PRICE,
    quantity: '1',
    taxable,
    brand,
    categories,
    images: [],
    image: null,
    isActive: true,
  }
}

export function valuesOf(product: ManagedProduct): ProductValues {
  const { sku, name, nameAr, description, descriptionAr, slug, price, quantity, taxable, brand, images, specs } = product
  return {
    ...specTexts((key) => String(specs[key] ?? '')),
    sku,
    name,
    nameAr,
    description,
    descriptionAr,
    slug,
    price: String(price ?? ''),
    quantity: String(quantity),
    taxable: taxable ? '1' : '0',
    brand: brand?._id ?? NO_BRAND,
    images,
    // An existing product's picture, switch and categories are no part of its form.
    categories: [],
    image: null,
    isActive: true,
  }
}

/** A draft's values; what it has not yet is empty. */
export function valuesOfDraft(draft: ProductDraft): ProductValues {
  const { sku, name, nameAr, description, descriptionAr, price, quantity, taxable, brand, images, categories, specs, isActive } = draft
  return {
    ...specTexts((key) => String(specs[key] ?? '')),
    sku,
    name,
    nameAr,
    description,
    descriptionAr,
    slug: '',
    price: String(price ?? ''),
    quantity: String(quantity ?? ''),
    taxable: taxable === true ? '1' : '0',
    brand: brand?._id ?? NO_BRAND,
    images,
    categories: categories.map(({ _id }) => _id),
    image: null,
    isActive,
  }
}

/** Builds the body as the contract has it. */
export function bodyOf(values: ProductValues) {
  const { sku, name, nameAr, description, descriptionAr, slug, price, quantity, taxable, brand, images } = values
  return {
    sku,
    name,
    nameAr,
    description,
    descriptionAr,
    slug,
    price,
    quantity,
    taxable,
    brand,
    images: [...images],
    specs: specTexts((key) => values[key]),
  }
}

/** Builds the body of a draft. The price that the form begins with says nothing yet. */
export function draftBodyOf(values: ProductValues) {
  const { slug: _slug, price, ...body } = bodyOf(values)
  return { ...body, price: price === FIRST_PRICE ? '' : price, isActive: values.isActive }
}

/** Builds the form data of a new product with its picture. */
export function formDataOf(values: ProductValues): FormData {
  const { slug, specs, images, ...texts } = bodyOf(values)
  const form = new FormData()
  for (const [key, value] of Object.entries(texts)) form.set(key, value)
  form.set('isActive', String(values.isActive))
  form.set('specs', JSON.stringify(specs))
  form.set('images', images.join(','))
  if (values.image !== null) form.set('image', values.image)
  return form
}
