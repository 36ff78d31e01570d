import { workBeginsOnDayOf } from '#domain/desk/calendar.ts'
import type { NextStepKind } from '#domain/desk/entries.ts'
import { plannedTime } from '#domain/desk/promise.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { daysAfter, instantIn, wallTime } from '#domain/support/wall-clock.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { declinesEmails } from '#server/accounts/email-choices/email-choices.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { listStaff } from '#server/shop-settings/staff.service.ts'
import { morningEmailJob } from './mornings.jobs.ts'
import { claimDay, deleteMorningsBefore, findColleague, listOpenBefore } from './mornings.repository.ts'

export interface MorningDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: () => Date
  readonly settings: ReadSettings
}

/** A shop that starts later in the day sends none: nobody reads at noon what the morning should bring. */
const WITHIN_MS = 3 * 60 * 60_000
const REMEMBERED_DAYS = 30

/** Queues the emails of the day once work has begun, once over all processes. True where this call did. */
export async function sendMorningEmails({ database, jobs, now, settings }: MorningDeps): Promise<boolean> {
  const at = now()
  const { calendar } = settings().desk
  const begins = workBeginsOnDayOf(at, calendar)
  if (begins === null || at < begins || at.getTime() - begins.getTime() > WITHIN_MS) return false
  const { day } = wallTime(at, calendar.timeZone)
  return database.transaction(async (tx) => {
    if (!(await claimDay(tx, day, at))) return false
    await deleteMorningsBefore(tx, daysAfter(day, -REMEMBERED_DAYS))
    for (const { id: userId } of await listStaff(tx)) await jobs.send(tx, morningEmailJob, { userId, day })
    return true
  })
}

export interface DueEntry {
  readonly id: string
  readonly step: NextStepKind
  readonly at: Date
  readonly isLate: boolean
  readonly isNobodys: boolean
  readonly number: string
  readonly who: string
  readonly company: string
  readonly about: Bilingual
}

export interface Morning {
  readonly to: string
  readonly firstName: string
  readonly language: Language
  readonly customers: number
  /** The earliest first. */
  readonly entries: readonly DueEntry[]
}

/** Everything of a colleague that comes due on the day or is late; null where nothing does, the day is over, or the email is not wanted. */
export async function readMorning(
  { database, now, settings }: Pick<MorningDeps, 'database' | 'now' | 'settings'>,
  { userId, day }: { readonly userId: string; readonly day: string },
): Promise<Morning | null> {
  const at = now()
  const { timeZone } = settings().desk.calendar
  const colleague = await findColleague(database.db, userId)
  if (colleague === null || wallTime(at, timeZone).day !== day) return null
  if (await declinesEmails(database.db, userId, 'desk-morning')) return null
  const before = instantIn(daysAfter(day, 1), 0, timeZone)
  const begins = instantIn(day, 0, timeZone)
  const rows = (await listOpenBefore(database.db, { userId, before, now: at }))
    .flatMap(({ nextStep, ...row }) => (nextStep === null ? [] : [{ ...row, step: nextStep, at: plannedTime({ ...row, nextStep }) }]))
    .filter((row) => row.at < before)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  if (rows.length === 0) return null
  const { email: to, firstName, language } = colleague
  const customers = new Set(rows.map(({ customerId }) => customerId)).size
  const entries = rows.map(({ ownerId, ...row }) => ({ ...row, isLate: row.at < begins, isNobodys: ownerId === null }))
  return { to, firstName, language, customers, entries }
}
