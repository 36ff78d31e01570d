import type { FeeKind } from '#domain/offers/fees.ts'
import type { Governorate } from '#domain/orders/delivery.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { textIn } from '../platform/texts/texts.ts'

/** The words that a customer reads in an offer's line for delivery or installation; the governorate is empty where nobody knows it. */
export function feeName(kind: FeeKind, governorate: Governorate | '', language: Language): string {
  const text = textIn(language, offerEditorTexts)
  if (governorate === '') return text(`offerEditor.fees.${kind}`)
  return text(`offerEditor.fees.${kind}To`, { governorate: inLanguage(GOVERNORATES[governorate], language) })
}
