import type { CallReply } from '#contract/endpoints.ts'

/** The prepared texts, the exchange rates and the usual terms that a new offer begins with. */
export type OfferDefaults = CallReply<'GET /api/offer/defaults'>
