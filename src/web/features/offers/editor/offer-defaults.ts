import type { CallReply } from '#contract/endpoints.ts'

/** The texts, rates and terms kept ready. */
export type OfferDefaults = CallReply<'GET /api/offer/defaults'>
