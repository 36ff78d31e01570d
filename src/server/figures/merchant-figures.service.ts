import type { CallReply } from '#contract/endpoints.ts'
import type { Merchant } from '#domain/accounts/viewer.ts'
import { weeksOf } from '#domain/figures/period.ts'
import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import { instantIn } from '#domain/support/wall-clock.ts'
import { type AskedPeriod, type FigureDeps, periodOf, withinOf } from './figures.service.ts'
import { listPieces, type PiecesRow } from './merchant-figures.repository.ts'

type MerchantFigures = CallReply<'GET /api/figures/merchant'>
const NONE = { asked: 0, offered: 0, won: 0, lost: 0 }
const MACHINES_MOST = 50

export async function readMerchantFigures(
  { database: { db }, now }: FigureDeps,
  { brandId }: Pick<Merchant, 'brandId'>,
  asked: AskedPeriod,
): Promise<MerchantFigures> {
  const at = now()
  const period = periodOf(asked, at)
  const weeks = weeksOf(period)
  const begins = weeks.map((day) => instantIn(day, 0, SHOP_TIME_ZONE))
  const rows = brandId === null ? [] : await listPieces(db, brandId, withinOf(period, at), begins)
  const byWeek = weeks.map((from, index) => ({ from, ...sumOf(rows.filter(({ week }) => week === index + 1)) }))
  return { ...period, weeks: byWeek, machines: machinesOf(rows) }
}

function sumOf(rows: readonly PiecesRow[]): typeof NONE {
  const sums = { ...NONE }
  for (const { phase, pieces } of rows) sums[phase] += pieces
  return sums
}

function machinesOf(rows: readonly PiecesRow[]): MerchantFigures['machines'] {
  const machines = [...Map.groupBy(rows, ({ sku }) => sku)].flatMap(([sku, of]) => {
    const [first] = of
    return first === undefined ? [] : [{ sku, name: { en: first.name, ar: first.name_ar }, ...sumOf(of) }]
  })
  return machines.toSorted((a, b) => b.asked - a.asked || b.won - a.won || (a.sku < b.sku ? -1 : 1)).slice(0, MACHINES_MOST)
}
