import type { Language } from '#domain/text/language.ts'
import { formatList } from '#i18n/formats.ts'
import type { namingTexts } from '#i18n/sets/naming.ts'
import type { productTexts } from '#i18n/sets/product.ts'
import type { productsTexts } from '#i18n/sets/products.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import type { Texts } from '../../../platform/texts/texts.ts'
import { NAME_TEXTS } from '../../../shop/names-section.tsx'
import { type BrandOption, brandName } from '../brand-options.ts'
import { formLabels } from './form-labels.ts'
import type { NamedCategory } from './form-shop.ts'

const FIELD_NAMES = {
  ...NAME_TEXTS,
  price: 'products.form.price',
  taxable: 'products.form.isNew',
  brand: 'products.form.brand',
  sku: 'products.form.sku',
  slug: 'products.form.slug',
  image: 'products.picture.title',
  images: 'products.drive.title',
  categories: 'products.categories.title',
  isActive: 'products.state.switch',
} as const

type FormTexts = Texts<typeof namingTexts | typeof productTexts | typeof productsTexts>

function isNamed(field: string): field is keyof typeof FIELD_NAMES {
  return field in FIELD_NAMES
}

/** A field as its form calls it. */
export function fieldLabel(t: FormTexts, field: string): string {
  return isNamed(field) ? t(FIELD_NAMES[field]) : (formLabels(t)[field] ?? t('naming.title'))
}

interface Shown {
  readonly brands: readonly BrandOption[]
  /** Only the form of a draft has categories. */
  readonly categories?: readonly NamedCategory[]
  readonly language: Language
}

/** A field's value as its form shows it. */
export function fieldValue(t: FormTexts, field: string, value: unknown, { brands, categories = [], language }: Shown): string {
  if (field === 'taxable') return t(value === '1' ? 'products.form.yes' : 'products.form.no')
  if (field === 'isActive') return t(value === true ? 'products.state.on' : 'products.state.off')
  if (field === 'brand') {
    const brand = brands.find(({ _id }) => _id === value)
    return brand === undefined ? '' : brandName(brand, language)
  }
  if (field === 'categories' && Array.isArray(value)) {
    const names = categories.filter(({ _id }) => value.includes(_id)).map((category) => nameOf(category, language))
    return formatList(names, language)
  }
  return Array.isArray(value) ? value.join(', ') : String(value)
}
