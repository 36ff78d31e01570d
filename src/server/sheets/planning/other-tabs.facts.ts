import { bareAmount, visibleCell } from '#domain/sheets/cells.ts'
import { type ColumnChoice, columnsInScope, type SheetScope } from '#domain/sheets/columns.ts'
import type { RowIssue, RowResult } from '#domain/sheets/results.ts'
import { readTypedNumber } from '#domain/text/typed-numbers.ts'
import type { RowCells } from './sheet-rows.facts.ts'

/** A sheet that came in the same file. */
export interface OtherTab {
  readonly tab: string
  readonly headRow: number
  readonly columns: readonly ColumnChoice[]
  readonly scope: SheetScope
  readonly rows: readonly (readonly string[])[]
  /** Its owner deleted it from the list: its products stand in the file, and its prices are not asked for. */
  readonly isForgotten: boolean
}

export interface PriceElsewhere {
  readonly tab: string
  readonly row: number
  readonly amount: number
}

/** Prices in other tabs, by their SKU in lower case. */
export function pricesElsewhere(tabs: readonly OtherTab[]): ReadonlyMap<string, readonly PriceElsewhere[]> {
  const prices = new Map<string, PriceElsewhere[]>()
  for (const { tab, headRow, columns, scope, rows } of tabs.filter(({ isForgotten }) => !isForgotten)) {
    const chosen = columnsInScope(columns, scope)
    const [skuAt, priceAt] = [chosen.indexOf('sku'), chosen.indexOf('price')]
    if (skuAt < 0 || priceAt < 0) continue
    for (const [index, cells] of rows.entries()) {
      const sku = visibleCell('sku', cells[skuAt] ?? '').toLowerCase()
      const amount = amountIn(visibleCell('price', cells[priceAt] ?? ''))
      if (sku !== '' && amount !== null) prices.set(sku, [...(prices.get(sku) ?? []), { tab, row: headRow + index + 1, amount }])
    }
  }
  return prices
}

/** Each tab is imported on its own, and the later one of two prices would win unseen. */
export function withOtherPrice(result: RowResult, cells: RowCells, elsewhere: ReadonlyMap<string, readonly PriceElsewhere[]>): RowResult {
  const value = cells.get('price') ?? ''
  const amount = amountIn(value)
  if (result.outcome === 'refused' || amount === null) return result
  const other = elsewhere.get(result.key.toLowerCase())?.find((each) => each.amount !== amount)
  if (other === undefined) return result
  const warning: RowIssue = { column: 'price', text: 'other-price', value, ...other }
  return { ...result, warnings: [...result.warnings, warning] }
}

function amountIn(cell: string): number | null {
  const amount = readTypedNumber(bareAmount(cell))
  return amount === undefined || Number.isNaN(amount) ? null : amount
}
