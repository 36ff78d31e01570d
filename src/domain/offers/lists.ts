/** Orders of the staff's list. */
export const OFFER_SORTS = ['newest', 'valid-until', 'total', 'customer', 'seen'] as const
export type OfferSort = (typeof OFFER_SORTS)[number]
