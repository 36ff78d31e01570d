import type { CallReply } from '#contract/endpoints.ts'
import { weekBegins } from '#domain/figures/period.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import type { Api } from '../../platform/calls/api.ts'

export type Figures = CallReply<'GET /api/figures'>

export const PERIODS = ['4', '12', '26', '52'] as const
export type Period = (typeof PERIODS)[number]
const USUAL: Period = '12'

/** The period of the figures on screen, which the lists behind them keep. */
export interface Days {
  readonly from: string
  readonly to: string
}

export interface LoadedFigures {
  readonly figures: Figures
  readonly period: Period
  readonly isWeeklyWanted: boolean
}

export async function loadFigures(api: Api, query: URLSearchParams): Promise<LoadedFigures> {
  const period = askedPeriod(query)
  const from = periodStart(period)
  const [figures, { isWanted }] = await Promise.all([
    api.call('GET /api/figures', { query: { from } }),
    api.call('GET /api/figures/weekly'),
  ])
  return { figures, period, isWeeklyWanted: isWanted }
}

export function askedPeriod(query: URLSearchParams): Period {
  return PERIODS.find((weeks) => weeks === query.get('weeks')) ?? USUAL
}

/** The first day of a period that ends with this week. */
export function periodStart(period: Period): string {
  return daysAfter(weekBegins(dayInCairo(new Date())), -(Number(period) - 1) * 7)
}

export function periodAddress(path: string, period: Period): string {
  return period === USUAL ? path : `${path}?weeks=${period}`
}
