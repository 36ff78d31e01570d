import type { Admin } from '#domain/accounts/viewer.ts'
import { periodUntil, weekBegins } from '#domain/figures/period.ts'
import { weeklyDay } from '#domain/figures/weekly.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import { wallTime } from '#domain/support/wall-clock.ts'
import type { Language } from '#domain/text/language.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type Figures, readFigures } from '../figures.service.ts'
import { weeklyFiguresJob } from './weekly.jobs.ts'
import { addSubscriber, claimSubscribers, findSubscriber, isSubscriber, removeSubscriber } from './weekly.repository.ts'

export interface WeeklyDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: () => Date
  readonly settings: ReadSettings
}

export async function readWeeklySetting({ database }: Pick<WeeklyDeps, 'database'>, { id }: Admin): Promise<{ isWanted: boolean }> {
  return { isWanted: await isWeeklyWanted(database.db, id) }
}

export function isWeeklyWanted(db: Db, userId: string): Promise<boolean> {
  return isSubscriber(db, userId)
}

export async function wantWeekly(db: Db, userId: string, isWanted: boolean): Promise<void> {
  await (isWanted ? addSubscriber : removeSubscriber)(db, userId)
}

export async function saveWeeklySetting(
  { database }: Pick<WeeklyDeps, 'database'>,
  { id }: Admin,
  { isWanted }: { readonly isWanted: boolean },
): Promise<{ isWanted: boolean }> {
  await wantWeekly(database.db, id, isWanted)
  return { isWanted }
}

/** Queues the emails of a Thursday, each once over all processes. Answers how many this call has queued. */
export async function sendWeeklyFigures({ database, jobs, now }: Omit<WeeklyDeps, 'settings'>): Promise<number> {
  const day = weeklyDay(now(), SHOP_TIME_ZONE)
  if (day === null) return 0
  return database.transaction(async (tx) => {
    const claimed = await claimSubscribers(tx, day)
    for (const userId of claimed) await jobs.send(tx, weeklyFiguresJob, { userId, day })
    return claimed.length
  })
}

export interface WeeklyFigures {
  readonly to: string
  readonly firstName: string
  readonly language: Language
  readonly figures: Figures
}

/** The figures of the weeks until a Thursday for one subscriber; null where the person does not want them any more, or the week is over. */
export async function readWeekly(
  { database, now, settings }: Pick<WeeklyDeps, 'database' | 'now' | 'settings'>,
  { userId, day }: { readonly userId: string; readonly day: string },
): Promise<WeeklyFigures | null> {
  const at = now()
  const subscriber = await findSubscriber(database.db, userId)
  if (subscriber === null || weekBegins(wallTime(at, SHOP_TIME_ZONE).day) !== weekBegins(day)) return null
  const { email: to, firstName, language } = subscriber
  return {
    to,
    firstName,
    language,
    figures: await readFigures(database.db, periodUntil(day), { now: at, calendar: settings().desk.calendar }),
  }
}
