import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { fieldText } from '#i18n/texts.ts'
import type { OfferDeps } from './offers.deps.ts'

/** A day long before the offer is a mistake in typing. */
export function refuseBefore({ language }: Admin, field: string, day: string, least: string): void {
  if (day >= least) return
  throw new RefusalError('validation', {
    fields: { [field]: [fieldText('too-early', language, { field, limit: formatLongDate(least, language) })] },
  })
}

/** Staff record what has happened: a day to come is a mistake in typing. */
export function refuseFuture({ now }: Pick<OfferDeps, 'now'>, viewer: Admin, field: string, day: string): void {
  refuseAfter(viewer, field, day, dayInCairo(now()))
}

export function refuseAfter({ language }: Admin, field: string, day: string, most: string): void {
  if (day <= most) return
  throw new RefusalError('validation', {
    fields: { [field]: [fieldText('too-late', language, { field, limit: formatLongDate(most, language) })] },
  })
}
