import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { dayInCairo, monthsAfter } from '#domain/offers/validity.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { fieldText } from '#i18n/texts.ts'
import type { OfferDeps } from './offers.deps.ts'
import type { OfferRow } from './offers.repository.ts'

/** Urgent machines are sometimes agreed on, paid and delivered before their offer is written. */
const MONTHS_BEFORE_OFFER = 12

interface PastDay {
  readonly field: string
  readonly day: string
  readonly offer: Pick<OfferRow, 'created'>
}

/** Staff record what has happened: a day to come, or long before the offer, is a mistake in typing. */
export function refuseFarDay({ now }: Pick<OfferDeps, 'now'>, viewer: Admin, { field, day, offer }: PastDay): void {
  refuseAfter(viewer, field, day, dayInCairo(now()))
  refuseBefore(viewer, field, day, monthsAfter(dayInCairo(offer.created), -MONTHS_BEFORE_OFFER))
}

function refuseBefore({ language }: Admin, field: string, day: string, least: string): void {
  if (day >= least) return
  throw new RefusalError('validation', {
    fields: { [field]: [fieldText('too-early', language, { field, limit: formatLongDate(least, language) })] },
  })
}

export function refuseAfter({ language }: Admin, field: string, day: string, most: string): void {
  if (day <= most) return
  throw new RefusalError('validation', {
    fields: { [field]: [fieldText('too-late', language, { field, limit: formatLongDate(most, language) })] },
  })
}
