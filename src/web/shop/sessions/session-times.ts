import type { Session } from '#contract/accounts.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLongDate } from '#i18n/formats.ts'
import type { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import type { Texts } from '../../platform/texts/texts.ts'

interface Reader {
  readonly t: Texts<typeof dashboardTexts>
  readonly language: Language
  readonly now: Date
}

/** Says when a session began and was last used: with the time on the same day, otherwise with the date. */
export function sessionTimes(
  { created, lastSeen, isCurrent }: Pick<Session, 'created' | 'lastSeen' | 'isCurrent'>,
  reader: Reader,
): string {
  const begun = begunAt(created, reader)
  return isCurrent ? begun : `${begun} · ${reader.t('dashboard.sessions.seen', { date: seenAt(lastSeen, reader) })}`
}

function begunAt(created: string, { t, language, now }: Reader): string {
  if (ageOf(created, now) >= DAY_MS) return t('dashboard.sessions.since', { date: formatLongDate(created, language) })
  return t('dashboard.sessions.begun', { ago: formatRelativeTime(created, notBefore(created, now), language) })
}

/** The server records it once an hour, so minutes would claim too much. */
function seenAt(lastSeen: string, { t, language, now }: Reader): string {
  const age = ageOf(lastSeen, now)
  if (age < HOUR_MS) return t('dashboard.sessions.lastHour')
  return age < DAY_MS ? formatRelativeTime(lastSeen, now, language) : formatLongDate(lastSeen, language)
}

function ageOf(instant: string, now: Date): number {
  return now.getTime() - new Date(instant).getTime()
}

/** The clocks of browser and server may differ. */
function notBefore(instant: string, now: Date): Date {
  return ageOf(instant, now) < 0 ? new Date(instant) : now
}
