import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { nearestMajor } from '#domain/money/money.ts'
import type { Language } from '#domain/text/language.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import type { figuresTexts } from '#i18n/sets/figures.ts'
import type { TranslateOf } from '#i18n/text-set.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './figures.module.css'

const HOUR = 60

export function moneyText(minor: number, language: Language): string {
  return formatMoney(nearestMajor(minor), language, SHOP_CURRENCY)
}

export function Money({ minor }: { readonly minor: number }) {
  return <Ltr className={styles.whole}>{moneyText(minor, useLanguage())}</Ltr>
}

/** `2 h 15 min` of working time. */
export function workedText(minutes: number, t: TranslateOf<typeof figuresTexts>, language: Language): string {
  const rounded = Math.round(minutes)
  const parts = { hours: formatNumber(Math.floor(rounded / HOUR), language), minutes: formatNumber(rounded % HOUR, language) }
  if (rounded < HOUR) return t('figures.minutes', parts)
  return t(rounded % HOUR === 0 ? 'figures.hours' : 'figures.hoursMinutes', parts)
}

export function percentText(part: number, whole: number, language: Language): string {
  return `${formatNumber(Math.round((part / whole) * 100), language)}%`
}
