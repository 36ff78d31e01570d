import type { OfferTerms } from '#domain/offers/terms.ts'
import type { OwnerSettings } from '#domain/settings/sections.ts'
import type { DayHours } from '#domain/support/opening-hours.ts'
import type { Bilingual } from '#domain/text/language.ts'

export interface OfferDefaults extends OfferTerms {
  readonly company: { readonly legalName: Bilingual; readonly taxNumber: string; readonly commercialRegister: string }
  readonly workingHours: readonly DayHours[]
  /** The phone and email address under which salespeople are reached. */
  readonly sales: { readonly phone: string; readonly email: string }
}

/** The one place that offers read the owner's terms from. */
export function offerDefaults({ offers, registered, shop }: OwnerSettings): OfferDefaults {
  const { name: legalName, taxNumber, commercialRegister } = registered
  const company = { legalName, taxNumber, commercialRegister }
  return { ...offers, company, workingHours: shop.openingHours, sales: { phone: shop.phones[0]?.shown ?? '', email: shop.email } }
}
