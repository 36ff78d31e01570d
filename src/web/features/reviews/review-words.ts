import type { Language } from '#domain/text/language.ts'

/** Two decimals always, so that the numbers beside the bars are aligned. */
export function percentText(percent: number, language: Language): string {
  const locale = language === 'ar' ? 'ar-EG-u-nu-latn' : 'en-US'
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(percent)
  return `${number}%`
}
