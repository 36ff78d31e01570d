import type { StoredPicture } from '#domain/catalogue/product-pictures.ts'
import { type InactiveReason, type Switched, withoutReason, withReason } from '#domain/catalogue/switches.ts'
import { amountOf } from '#domain/money/money.ts'
import { recordedPrice } from '#domain/money/pricing.ts'
import { pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import type { ProductRow } from './product-management.repository.ts'

type Facts = Readonly<Record<string, unknown>>

/** A product's own switch, and the reasons for which it is off. */
export function stateOf({ isActive, inactiveReasons }: ProductRow): Switched<InactiveReason> {
  return { isActive, inactiveReasons: inactiveReasons as InactiveReason[] }
}

/** Price and stock reach the search by triggers, so that an entry is made anew only where its words change. */
export function changesSearchText(before: ProductRow, after: ProductRow): boolean {
  const words = ({ sku, name, nameAr, description, descriptionAr, brandId, specs }: ProductRow) =>
    JSON.stringify([sku, name, nameAr, description, descriptionAr, brandId, specs])
  return words(before) !== words(after)
}

/** A product's facts for its history, under the contract's names. */
export function productFacts(row: ProductRow, brandName: string | null): Facts {
  return {
    sku: row.sku,
    name: row.name,
    nameAr: row.nameAr,
    slug: row.slug,
    description: row.description,
    descriptionAr: row.descriptionAr,
    quantity: row.quantity,
    price: recordedPrice(amountOf(row.priceMinor)),
    taxable: row.isNew,
    brand: brandName,
    isActive: row.isActive,
    specs: row.specs,
    images: row.driveImages,
    imageUrl: pictureUrl(row.imageName),
  }
}

/** Each text stands with its picture and language, so that one that only moves is a change too. */
export function pictureTexts(pictures: readonly Pick<StoredPicture, 'alt' | 'altAr'>[]): string[] {
  return pictures.flatMap(({ alt, altAr }, index) => [
    ...(alt === '' ? [] : [`${index + 1} en: ${alt}`]),
    ...(altAr === '' ? [] : [`${index + 1} ar: ${altAr}`]),
  ])
}

/** The differing facts of two sets; null when there are none. */
export function changedFacts(before: Facts, after: Facts): { readonly before: Facts; readonly after: Facts } | null {
  const names = Object.keys(after).filter((name) => written(before[name]) !== written(after[name]))
  if (names.length === 0) return null
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: only(before), after: only(after) }
}

/** Independent of the order of keys, as the database has an order of its own. */
function written(fact: unknown): string {
  if (typeof fact !== 'object' || fact === null || Array.isArray(fact)) return JSON.stringify(fact)
  return JSON.stringify(Object.entries(fact).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The state of a product that is added under a brand; one that is added as inactive is off by hand. */
export function firstState(isActive: boolean, reasons: readonly InactiveReason[]): Switched<InactiveReason> {
  return reasons.reduce(withReason<InactiveReason>, { isActive, inactiveReasons: [] })
}

/** Drops the old brand's reasons to be off and adds the new one's. */
export function movedState(state: Switched<InactiveReason>, reasons: readonly InactiveReason[]): Switched<InactiveReason> {
  const left = withoutReason(withoutReason(state, 'brand'), 'merchant')
  return reasons.reduce(withReason<InactiveReason>, left)
}
