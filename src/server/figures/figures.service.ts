import { LRUCache } from 'lru-cache'
import type { CallReply } from '#contract/endpoints.ts'
import { type WorkingCalendar, workedWindows } from '#domain/desk/calendar.ts'
import { RefusalError } from '#domain/errors.ts'
import { type FigurePeriod, monthBegins, periodUntil, refusePeriod, weekBegins, weeksOf } from '#domain/figures/period.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { SHOP_TIME_ZONE } from '#domain/support/time-zone.ts'
import { daysAfter, instantIn, wallTime } from '#domain/support/wall-clock.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { createSemaphore } from '#server/platform/semaphore.ts'
import { readLost, readNotCalled, readPeople, readWeeks, readWon, type Within, wonByWeek } from './entry-figures.repository.ts'
import { byPerson, dealsReply, offerFigure, offerFigures, weekFigures } from './figures.replies.ts'
import { listLargest, listWithoutDeposit, readDiscounts, sumOpenOffers } from './offer-figures.repository.ts'
import { listAskedMachines, listMisses, listSold } from './product-figures.repository.ts'

export interface FigureDeps {
  readonly database: Database
  readonly now: () => Date
  readonly settings: ReadSettings
}

export type Figures = CallReply<'GET /api/figures'>

const WAITING_MOST = 20
const CACHED_MS = 60_000
const CACHED_MOST = 20
const EXPIRING_DAYS = 7
const WEEK_DAYS = 7

export interface AskedPeriod {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Reads figures one at a time, so that the database is left to those who sell, and answers the same ones for a minute. */
export function figureReader(deps: FigureDeps): (asked: AskedPeriod) => Promise<Figures> {
  const semaphore = createSemaphore({ slots: 1, waitingMax: WAITING_MOST })
  const cached = new LRUCache<string, { readonly until: number; readonly figures: Figures }>({ max: CACHED_MOST })
  return async (asked) => {
    const period = periodOf(asked, deps.now())
    const key = `${period.from}/${period.to}`
    return semaphore.run(async () => {
      const now = deps.now()
      const known = cached.get(key)
      if (known !== undefined && known.until > now.getTime()) return known.figures
      const figures = await readFigures(deps.database.db, period, { now, calendar: deps.settings().desk.calendar })
      cached.set(key, { until: now.getTime() + CACHED_MS, figures })
      return figures
    })
  }
}

export function periodOf(asked: AskedPeriod, now: Date): FigurePeriod {
  const { day: today } = wallTime(now, SHOP_TIME_ZONE)
  const to = asked.to ?? today
  const period = { from: asked.from ?? periodUntil(to).from, to }
  const refusal = refusePeriod(period, today)
  if (refusal !== null) throw new RefusalError(refusal, { field: refusal === 'validation' ? 'to' : 'from' })
  return period
}

export function withinOf(period: FigurePeriod, now: Date): Within {
  return { from: instantIn(period.from, 0, SHOP_TIME_ZONE), to: instantIn(daysAfter(period.to, 1), 0, SHOP_TIME_ZONE), now }
}

/** Each statement stands alone, so that others come between two of them. */
export async function readFigures(
  db: Db,
  period: FigurePeriod,
  { now, calendar }: { readonly now: Date; readonly calendar: WorkingCalendar },
): Promise<Figures> {
  const at = (day: string) => instantIn(day, 0, calendar.timeZone)
  const { day: today } = wallTime(now, calendar.timeZone)
  const within = withinOf(period, now)
  const weeks = weeksOf(period)
  const begins = weeks.map(at)
  const week = weekBegins(today)
  const month = monthBegins(today)
  const lastMonth = monthBegins(daysAfter(month, -1))
  const wonIn = async (from: Date, to: Date) => dealsReply(await readWon(db, { from, to, now }))
  const tomorrow = at(daysAfter(today, 1))
  const notCalled = await readNotCalled(db, now)
  const open = await sumOpenOffers(db, { today, expiresBy: daysAfter(today, EXPIRING_DAYS) })
  const largest = await listLargest(db, today)
  const withoutDeposit = await listWithoutDeposit(db, at(daysAfter(today, -365)))
  const won = {
    week: await wonIn(at(week), tomorrow),
    lastWeek: await wonIn(at(daysAfter(week, -WEEK_DAYS)), at(week)),
    month: await wonIn(at(month), tomorrow),
    lastMonth: await wonIn(at(lastMonth), at(month)),
    span: await wonIn(within.from, within.to),
  }
  const lost = await readLost(db, within)
  const people = byPerson(await readDiscounts(db, within), await readPeople(db, within))
  const worked = workedWindows(begins[0] ?? within.from, now, calendar)
  const byWeek = weekFigures(weeks, await readWeeks(db, { within, begins, worked }), await wonByWeek(db, within, begins))
  return {
    ...period,
    at: now.toISOString(),
    notCalled: { ...notCalled, oldest: notCalled.oldest === null ? null : new Date(notCalled.oldest).toISOString() },
    ...open,
    largest: largest.map(offerFigure),
    withoutDeposit: offerFigures(withoutDeposit),
    won,
    lost,
    people,
    weeks: byWeek,
    ...(await listSold(db, within)),
    machines: await listAskedMachines(db, within),
    searches: await listMisses(db, period),
  }
}
