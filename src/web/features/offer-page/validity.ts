import { dayInCairo } from '#domain/offers/validity.ts'
import { DAY_MS } from '#domain/spans.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import type { Language } from '#domain/text/language.ts'
import { formatWeekday } from '#i18n/times/days.ts'
import type { OfferTexts } from './offer-texts.ts'

/** "This quotation is valid until Thursday 26 November, 2 days left." */
export function validityText(validUntil: string, now: Date, language: Language, t: OfferTexts): string {
  const today = dayInCairo(now)
  const day = formatWeekday(validUntil, language, Number(today.slice(0, 4)))
  if (validUntil < today) return t('offerPage.validity.ended', { day })
  const left = daysUntil(validUntil, today)
  return t('offerPage.validity.holds', {
    day,
    left: left === 0 ? t('offerPage.validity.today') : t('offerPage.validity.left', { count: left }),
  })
}

function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(daysAfter(day, 0)) - Date.parse(today)) / DAY_MS)
}
