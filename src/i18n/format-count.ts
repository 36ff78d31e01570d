import type { Language } from '#domain/text/language.ts'
import { formatNumber } from './formats.ts'

/** `10,000+` for a count that tells the least. */
export function formatCount(count: number, isMinimum: boolean, language: Language): string {
  return formatNumber(count, language) + (isMinimum ? '+' : '')
}
