import type { z } from 'zod'
import { type FieldIssue, fieldIssue } from '#contract/issues.ts'
import type { DraftForm } from '#contract/products/product-drafts.ts'
import { ProductForm } from '#contract/products.ts'
import type { FieldRefusals } from '#domain/errors.ts'
import { amountFromDecimal, amountOf } from '#domain/money/money.ts'
import { recordedPrice } from '#domain/money/pricing.ts'
import type { Language } from '#domain/text/language.ts'
import { fieldText } from '#i18n/texts.ts'
import { pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import { givenOf } from '#server/platform/given.ts'
import type { DraftColumns, DraftRow } from './product-drafts.repository.ts'
import type { NewProduct } from './product-management.service.ts'
import { pictureTexts } from './products.facts.ts'

export type SentDraft = z.output<typeof DraftForm>

/** The columns that a form gives; the brand and the categories are for the use case to judge. */
export function columnsGiven({ price, taxable: isNew, images, specs, ...form }: SentDraft): Partial<DraftColumns> {
  const { version: _version, brand: _brand, categories: _categories, ...texts } = form
  return givenOf({
    ...texts,
    priceMinor: price === undefined || price === null ? price : amountFromDecimal(price),
    isNew,
    driveImages: images,
    specs: specs as DraftColumns['specs'] | undefined,
  })
}

/** A draft's facts for its history, under the contract's names. */
export function draftFacts(row: DraftRow, brandName: string | null, categoryNames: readonly string[]): Readonly<Record<string, unknown>> {
  return {
    sku: row.sku,
    name: row.name,
    nameAr: row.nameAr,
    description: row.description,
    descriptionAr: row.descriptionAr,
    quantity: row.quantity,
    price: row.priceMinor === null ? null : recordedPrice(amountOf(row.priceMinor)),
    taxable: row.isNew,
    brand: brandName,
    categories: categoryNames,
    isActive: row.isActive,
    specs: row.specs,
    images: row.driveImages,
    pictures: row.pictures.map(({ name }) => pictureUrl(name)),
    pictureTexts: pictureTexts(row.pictures),
  }
}

/** The price was judged when it was saved: only its absence is left to see. */
const PublishedForm = ProductForm.omit({ price: true })

interface Lacking {
  readonly issues: readonly FieldIssue[]
  readonly product: null
}
interface Complete {
  readonly issues: readonly []
  readonly product: Omit<NewProduct, 'categoryIds'>
}

/** The product that a draft makes, or what it still lacks: the rules are those of adding. */
export function productOf(row: Omit<DraftRow, 'categoryIds'>): Lacking | Complete {
  const { sku, name, nameAr, description, descriptionAr, quantity, priceMinor, isNew, brandId, isActive, specs, driveImages, pictures } =
    row
  const texts = { sku, name, nameAr, description, descriptionAr, specs, images: driveImages }
  const parsed = PublishedForm.safeParse({ ...texts, quantity, taxable: isNew, brand: brandId, isActive })
  const missing = (field: string, text: FieldIssue['text']): FieldIssue => ({ field, name: field, text, limit: undefined })
  const issues = [
    ...(parsed.success ? [] : parsed.error.issues.map(fieldIssue)),
    ...(priceMinor === null ? [missing('price', 'required')] : []),
    ...(pictures.length === 0 ? [missing('image', 'picture')] : []),
  ]
  if (!parsed.success || priceMinor === null || issues.length > 0) return { issues, product: null }
  const { taxable, brand, images, specs: _specs, ...columns } = parsed.data
  return {
    issues: [],
    product: { ...columns, priceMinor, isNew: taxable, brandId: brand, driveImages: images, specs, pictures },
  }
}

/** A sentence for each field. */
export function refusedFields(issues: readonly FieldIssue[], language: Language): FieldRefusals {
  const fields: Record<string, string[]> = {}
  for (const { field, name, text, limit } of issues) fields[field] ??= [fieldText(text, language, { field: name, limit })]
  return fields
}
