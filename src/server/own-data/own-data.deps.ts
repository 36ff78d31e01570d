import type { OfferDeps } from '#server/offers/offers.deps.ts'

export interface OwnDataDeps extends Pick<OfferDeps, 'database' | 'settings' | 'now'> {}
