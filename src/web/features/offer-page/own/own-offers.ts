import type { z } from 'zod'
import type { OwnOfferReply } from '#contract/offers/offer-replies.ts'
import { acceptedLines } from '#domain/offers/accepting.ts'
import { MAX_PER_PAGE } from '#domain/paging.ts'
import { type Api, ApiError } from '../../../platform/calls/api.ts'

export type OwnOffer = z.infer<typeof OwnOfferReply>

export interface OffersOfOrder {
  readonly offers: readonly OwnOffer[]
  /** The request lines that the accepted offer takes up; null without an accepted offer. */
  readonly accepted: readonly string[] | null
}

/** The reader's own offers. A page of orders is worth showing without them, so a failure leaves them out. */
export async function loadOwnOffers(api: Api, order?: string): Promise<readonly OwnOffer[]> {
  try {
    const query = { limit: MAX_PER_PAGE, ...(order === undefined ? {} : { order }) }
    return (await api.call('GET /api/offer/me', { query })).offers
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unauthorized') return []
    throw error
  }
}

export async function loadOffersOfOrder(api: Api, order: string): Promise<OffersOfOrder> {
  const offers = await loadOwnOffers(api, order)
  const yes = offers.find(({ state, isConfirmed }) => state === 'accepted' && isConfirmed)
  return { offers, accepted: yes === undefined || yes.token === null ? null : await linesOf(api, yes.token) }
}

async function linesOf(api: Api, token: string): Promise<readonly string[] | null> {
  try {
    const { offer } = await api.call('GET /api/offer/link/:token', { params: { token } })
    if (offer.content === null || offer.acceptance === null) return null
    return acceptedLines(offer.content, offer.acceptance.decision).flatMap(({ requestLineId }) => requestLineId ?? [])
  } catch {
    return null
  }
}
