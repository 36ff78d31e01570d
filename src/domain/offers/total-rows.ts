import type { OfferContent, TaxRate } from './content.ts'
import type { OfferSums } from './sums.ts'

/** One row between the lines and the total, or a tax that prices include, which stands below the total. */
export interface TotalRow {
  readonly kind: 'subtotal' | 'sum' | 'discount' | 'net' | 'tax' | 'rounding' | 'total' | 'tax-within'
  readonly minor: number
  readonly rate: TaxRate | null
}

/** The rows from the subtotal down to the total. A row that would say nothing is left out, so that no tax is named that was not chosen. */
export function totalRows({ taxBasis }: Pick<OfferContent, 'taxBasis'>, sums: OfferSums): readonly TotalRow[] {
  const row = (kind: TotalRow['kind'], minor: number) => ({ kind, minor, rate: null })
  const taxes = (kind: 'tax' | 'tax-within') => sums.taxes.map(({ rate, amountMinor }) => ({ kind, minor: amountMinor, rate }))
  const added = taxBasis === 'excluded' ? taxes('tax') : []
  const hasDiscount = sums.wholeDiscountMinor !== 0
  const rounding = sums.roundingMinor === 0 ? [] : [row('rounding', sums.roundingMinor)]
  const discounted = hasDiscount ? [row('subtotal', sums.subtotalMinor), row('discount', -sums.wholeDiscountMinor)] : []
  const before = [...added, ...rounding]
  const base = before.length === 0 ? [] : [row(hasDiscount ? 'net' : 'sum', sums.discountedMinor)]
  return [...discounted, ...base, ...before, row('total', sums.totalMinor), ...(taxBasis === 'included' ? taxes('tax-within') : [])]
}
