import { dayInCairo } from '#domain/offers/validity.ts'
import type { VersionRow } from '../offers.repository.ts'

/** The last day that a recorded answer gave the version later; null where it is still the one of its content. */
export function laterLastDay({ validUntil, content }: VersionRow): string | null {
  return validUntil === content.validUntil ? null : validUntil
}

/** The answer as a confirmation prints it. */
export function acceptanceFacts({ name, way, saidOn, purchaseOrder }: NonNullable<VersionRow['acceptance']>, ended: Date) {
  return { name, way, day: saidOn ?? dayInCairo(ended), purchaseOrder: purchaseOrder === '' ? null : purchaseOrder }
}
