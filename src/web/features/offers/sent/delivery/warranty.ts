import type { CallReply } from '#contract/endpoints.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { monthsAfter } from '#domain/offers/validity.ts'

type Defaults = CallReply<'GET /api/offer/defaults'>

const USUAL_MONTHS = 12

/** The months of the warranty whose text the offer has; staff change them per machine. */
export function warrantyMonths({ warranty }: OfferContent, { warranties }: Pick<Defaults, 'warranties'>): number {
  const known = warranties.find(
    ({ text }) => (warranty.en !== '' && text.en === warranty.en) || (warranty.ar !== '' && text.ar === warranty.ar),
  )
  return known?.months ?? warranties[0]?.months ?? USUAL_MONTHS
}

/** The months from delivery to a warranty's end; null where it is not a whole number of them. */
export function monthsUntil(delivered: string, ends: string): number | null {
  const months = (Number(ends.slice(0, 4)) - Number(delivered.slice(0, 4))) * 12 + Number(ends.slice(5, 7)) - Number(delivered.slice(5, 7))
  return months >= 0 && monthsAfter(delivered, months) === ends ? months : null
}
