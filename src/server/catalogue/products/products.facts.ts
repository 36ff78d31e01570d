import { amountOf } from '#domain/money.ts'
import { recordedPrice } from '#domain/pricing.ts'
import { type InactiveReason, type Switched, withoutReason, withReason } from '#domain/switches.ts'
import { pictureUrl } from '#server/catalogue/shop/catalogue.replies.ts'
import type { ProductRow } from './product-management.repository.ts'

type Facts = Readonly<Record<string, unknown>>

/** A product as its history tells of it: under the names of the wire. */
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

/** Of two sets of facts what differs; null where nothing does. */
export function changedFacts(before: Facts, after: Facts): { readonly before: Facts; readonly after: Facts } | null {
  const names = Object.keys(after).filter((name) => written(before[name]) !== written(after[name]))
  if (names.length === 0) return null
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: only(before), after: only(after) }
}

/** The same whatever the order of keys: the database keeps its own. */
function written(fact: unknown): string {
  if (typeof fact !== 'object' || fact === null || Array.isArray(fact)) return JSON.stringify(fact)
  return JSON.stringify(Object.entries(fact).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a product that comes under a brand starts with; one that is added as inactive is so by hand. */
export function firstState(isActive: boolean, reasons: readonly InactiveReason[]): Switched<InactiveReason> {
  return reasons.reduce(withReason<InactiveReason>, { isActive, inactiveReasons: [] })
}

/** It leaves what kept it off there and meets what keeps it off here. */
export function movedState(state: Switched<InactiveReason>, reasons: readonly InactiveReason[]): Switched<InactiveReason> {
  const left = withoutReason(withoutReason(state, 'brand'), 'merchant')
  return reasons.reduce(withReason<InactiveReason>, left)
}
