import type { CallReply } from '#contract/endpoints.ts'

/** The texts, rates and terms local ready. */
export type OfferDefaults = CallReply<'GET /api/offer/defaults'>
