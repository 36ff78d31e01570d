import type { CallReply } from '#contract/endpoints.ts'
import { weekBegins } from '#domain/figures/span.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import type { Api } from '../../platform/calls/api.ts'

export type Figures = CallReply<'GET /api/figures'>

export const SPANS = ['4', '12', '26', '52'] as const
export type Span = (typeof SPANS)[number]
const USUAL: Span = '12'

/** The span of the figures on screen, which the lists behind them keep. */
export interface Days {
  readonly from: string
  readonly to: string
}

export interface LoadedFigures {
  readonly figures: Figures
  readonly span: Span
  readonly isWeeklyWanted: boolean
}

export async function loadFigures(api: Api, query: URLSearchParams): Promise<LoadedFigures> {
  const span = askedSpan(query)
  const from = spanStart(span)
  const [figures, { isWanted }] = await Promise.all([
    api.call('GET /api/figures', { query: { from } }),
    api.call('GET /api/figures/weekly'),
  ])
  return { figures, span, isWeeklyWanted: isWanted }
}

export function askedSpan(query: URLSearchParams): Span {
  return SPANS.find((weeks) => weeks === query.get('weeks')) ?? USUAL
}

/** The first day of a span that ends with this week. */
export function spanStart(span: Span): string {
  return daysAfter(weekBegins(dayInCairo(new Date())), -(Number(span) - 1) * 7)
}

export function spanAddress(path: string, span: Span): string {
  return span === USUAL ? path : `${path}?weeks=${span}`
}
