import type { CallReply } from '#contract/endpoints.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { askedSpan, type Span, spanStart } from '../figures-query.ts'

export type MerchantFigures = CallReply<'GET /api/figures/merchant'>

export interface LoadedMerchantFigures {
  readonly merchant: MerchantFigures
  readonly span: Span
}

export async function loadMerchantFigures(api: Api, query: URLSearchParams): Promise<LoadedMerchantFigures> {
  const span = askedSpan(query)
  return { merchant: await api.call('GET /api/figures/merchant', { query: { from: spanStart(span) } }), span }
}
