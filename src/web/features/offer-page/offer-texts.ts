import { offerPageTexts } from '#i18n/sets/offer-page.ts'
import { type Texts, useTexts } from '../../platform/texts/texts.ts'

export type OfferTexts = Texts<typeof offerPageTexts>

export function useOfferTexts(): OfferTexts {
  return useTexts(offerPageTexts).t
}
