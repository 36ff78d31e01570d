import { dayInCairo } from '#domain/offers/validity.ts'
import type { VersionRow } from '../offers.repository.ts'

/** The answer as a confirmation prints it. */
export function acceptanceFacts({ name, way, saidOn, purchaseOrder }: NonNullable<VersionRow['acceptance']>, ended: Date) {
  return { name, way, day: saidOn ?? dayInCairo(ended), purchaseOrder: purchaseOrder === '' ? null : purchaseOrder }
}
