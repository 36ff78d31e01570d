import { hash } from 'node:crypto'
import { type ManyChange, priceAfter } from '#domain/catalogue/many-products.ts'
import { type InactiveReason, switchedByHand } from '#domain/catalogue/switches.ts'
import { amountOf } from '#domain/money/money.ts'
import { recordedPrice } from '#domain/money/pricing.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import type { ProductRow } from '#server/catalogue/products/product-management.repository.ts'
import { movedState } from '#server/catalogue/products/products.facts.ts'
import type { ManyRow } from './many-products.repository.ts'
import type { ChangedColumns, ColumnsBefore } from './many-products.tables.ts'

/** The records that a change names, and the products that are in its category. */
export interface ChangeContext {
  readonly brandName: string | null
  /** The reasons that keep products of the new brand off. */
  readonly brandReasons: readonly InactiveReason[]
  readonly members: ReadonlySet<string>
  /** The instant at which prices are confirmed. */
  readonly now: Date
}

export interface Planned extends ManyRow {
  readonly before: ColumnsBefore
  readonly after: ChangedColumns
}

export interface Plan {
  readonly changes: readonly Planned[]
  readonly unchanged: number
  readonly impossible: number
}

/** The outcome for each product, without writing anything. */
export function planOf(rows: readonly ManyRow[], change: ManyChange, context: ChangeContext): Plan {
  const changes: Planned[] = []
  let unchanged = 0
  let impossible = 0
  for (const row of rows) {
    const after = columnsAfter(row.product, change, context)
    if (after === 'impossible') impossible += 1
    else if (after === null) unchanged += 1
    else changes.push({ ...row, before: columnsBefore(row.product, after), after })
  }
  return { changes, unchanged, impossible }
}

/**
 * Two plans differ if another product would change, if a product was edited since, or if a product would get another value; the instant
 * does not count.
 */
export function markOf({ changes }: Pick<Plan, 'changes'>): string {
  const outcomes = changes.map(({ product: { id, version }, after: { priceConfirmed: _, ...after } }) => [id, version, after])
  return hash('sha256', JSON.stringify(outcomes), 'base64url')
}

/** The columns that a change writes; none for a membership or a deletion, and null where all is as wanted. */
function columnsAfter(product: ProductRow, change: ManyChange, context: ChangeContext): ChangedColumns | null | 'impossible' {
  switch (change.kind) {
    case 'price': {
      const priceMinor = priceAfter(amountOf(product.priceMinor), change.percent, change.rounding)
      return priceMinor === null
        ? 'impossible'
        : priceMinor === product.priceMinor
          ? null
          : { priceMinor, priceConfirmed: context.now.toISOString() }
    }
    case 'price-confirm':
      return dayInCairo(product.priceConfirmed) === dayInCairo(context.now) ? null : { priceConfirmed: context.now.toISOString() }
    case 'stock':
      return product.quantity === change.quantity ? null : { quantity: change.quantity }
    case 'condition':
      return product.isNew === change.isNew ? null : { isNew: change.isNew }
    case 'active':
      return product.isActive === change.isActive && product.inactiveReasons.length === 0 ? null : switchedByHand(change.isActive)
    case 'brand':
      if (product.brandId === change.brand) return null
      return { brandId: change.brand, ...movedState(stateOf(product), context.brandReasons) }
    case 'category-add':
      return context.members.has(product.id) ? null : {}
    case 'category-remove':
      return context.members.has(product.id) ? {} : null
    case 'delete':
      return {}
  }
}

export function stateOf({ isActive, inactiveReasons }: ProductRow) {
  return { isActive, inactiveReasons: inactiveReasons as InactiveReason[] }
}

function columnsBefore(product: ProductRow, after: ChangedColumns): ChangedColumns {
  return Object.fromEntries(Object.keys(after).map((name) => [name, columnOf(product, name as keyof ChangedColumns)]))
}

function columnOf(product: ProductRow, name: keyof ChangedColumns) {
  return name === 'priceConfirmed' ? product.priceConfirmed.toISOString() : product[name]
}

/** True while the product has what the change wrote, so that undoing it takes nothing of somebody else. */
export function isUnchangedSince(product: ProductRow, after: ChangedColumns): boolean {
  return Object.entries(after).every(
    ([name, value]) => JSON.stringify(columnOf(product, name as keyof ChangedColumns)) === JSON.stringify(value),
  )
}

type Shown = number | string | boolean

/** The value that the person looks at, before and after. */
export function shownChange(
  { product, brandName, after }: Planned,
  change: ManyChange,
  context: ChangeContext,
): { before: Shown; after: Shown } {
  switch (change.kind) {
    case 'price':
      return { before: shownPrice(product.priceMinor), after: shownPrice(after.priceMinor ?? product.priceMinor) }
    case 'price-confirm':
      return { before: dayInCairo(product.priceConfirmed), after: dayInCairo(context.now) }
    case 'stock':
      return { before: product.quantity, after: change.quantity }
    case 'condition':
      return { before: product.isNew, after: change.isNew }
    case 'active':
      return { before: product.isActive, after: change.isActive }
    case 'brand':
      return { before: brandName ?? '', after: context.brandName ?? '' }
    case 'category-add':
      return { before: false, after: true }
    case 'category-remove':
    case 'delete':
      return { before: true, after: false }
  }
}

function shownPrice(minor: number): number {
  return recordedPrice(amountOf(minor))
}
