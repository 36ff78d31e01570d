import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import { wallTime } from '#domain/support/wall-clock.ts'
import type { Language } from '#domain/text/language.ts'
import { promise as arabic } from '../ar/promise.ts'
import { promise as english } from '../en/promise.ts'
import { LOCALES, NO_BREAK_SPACE } from '../formats.ts'
import { interpolate } from '../interpolate.ts'
import { perLanguage } from '../per-language.ts'

const HOUR = 60
const NOON = 12
const AFTERNOON = 15
const EVENING = 17
const dayFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: SHOP_TIME_ZONE }),
)
const texts = { en: english, ar: arabic } as const satisfies Record<Language, unknown>

/** `Sunday, November 29, 12 PM` and `الساعة 12 ظهرًا يوم الأحد 29 نوفمبر`, after "by". */
export function promiseTime(instant: string | Date, language: Language): string {
  const at = new Date(instant)
  const day = dayFormat(language).format(at).replace('،', '')
  return interpolate(texts[language].by, { day, time: clockTime(at, language) })
}

/** `12:15 PM` and `12:15 ظهرًا` in Cairo. */
export function clockTime(instant: string | Date, language: Language): string {
  return clockOfDay(wallTime(new Date(instant), SHOP_TIME_ZONE).minute, language)
}

function clockOfDay(minuteOfDay: number, language: Language): string {
  const hour = Math.floor(minuteOfDay / HOUR)
  const minute = minuteOfDay % HOUR
  const clock = `${hour % NOON || NOON}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return interpolate(texts[language][partOfDay(hour)], { clock }).replace(' ', NO_BREAK_SPACE)
}

function partOfDay(hour: number): Exclude<keyof typeof english, 'by'> {
  if (hour < NOON) return 'morning'
  if (hour < AFTERNOON) return 'noon'
  return hour < EVENING ? 'afternoon' : 'evening'
}
