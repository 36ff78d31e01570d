import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'

/** The day of a renewal that was asked for and not answered by a new version yet. */
export function renewalOf({ messages, state, sent }: CustomerOfferReply): string | null {
  if (state !== 'expired') return null
  return messages.findLast(({ isRenewal, from, created }) => isRenewal && from === 'customer' && created >= sent)?.created ?? null
}
