import { nextWorkingMoment, type WorkingCalendar, workingMinutesBetween, workingTimeAfter } from './calendar.ts'
import { CLOSED_STATES, type EntryState, type NextStepKind, type Urgency } from './entries.ts'

/** The owner's settings of the sales desk. */
export interface DeskSettings {
  /** Working hours within which the shop promises to call. */
  readonly promiseHours: number
  /** The working hours from a call that nobody answered to the next call. */
  readonly callAgainHours: number
  readonly calendar: WorkingCalendar
}

export interface CallPromise {
  readonly promised: Date
  /** The beginning of the promise's last quarter. */
  readonly dueFrom: Date
}

const MINUTE_MS = 60_000
const QUARTER_HOUR_MS = 15 * MINUTE_MS
const CALM_PART = 0.75
/** A next step is late this long after its time. */
export const STEP_LATE_AFTER_MS = 60 * MINUTE_MS

/** The time by which the shop calls the requester, told to the customer and shown on the desk. */
export function promiseFor(arrived: Date, { promiseHours, calendar }: DeskSettings): CallPromise {
  const minutes = promiseHours * 60
  return {
    promised: roundedDown(arrived, workingTimeAfter(arrived, minutes, calendar), calendar),
    dueFrom: workingTimeAfter(arrived, minutes * CALM_PART, calendar),
  }
}

/** The promise of an open entry after the hours changed: a customer who was told a time may rely on it, so none gets earlier. */
export function promiseAfterChange(given: CallPromise, arrived: Date, settings: DeskSettings): CallPromise {
  const computed = promiseFor(arrived, settings)
  return computed.promised > given.promised ? computed : given
}

/** The half of the promise: until then a new entry stands with the customer's salesperson only. */
export function halfOfPromise(arrived: Date, { promiseHours, calendar }: DeskSettings): Date {
  return workingTimeAfter(arrived, promiseHours * 30, calendar)
}

/** The facts of an entry that say how it stands. */
export interface EntryTimes extends CallPromise {
  readonly state: EntryState
  readonly firstContact: Date | null
  readonly nextStep: NextStepKind | null
  readonly nextAt: Date | null
}

/** The promise counts until somebody spoke with the customer or put the entry away; from then on the next step does. */
export function urgencyOf(entry: EntryTimes, now: Date): Urgency {
  if (CLOSED_STATES.some((state) => state === entry.state)) return 'calm'
  const { from, until } = deadlineOf(entry)
  if (now > until) return 'late'
  return now >= from ? 'due' : 'calm'
}

/** The time from which an open entry is due, and after which it is late. */
export function deadlineOf({ promised, dueFrom, firstContact, nextStep, nextAt }: Omit<EntryTimes, 'state'>): { from: Date; until: Date } {
  if (nextAt === null || countsPromise({ firstContact, nextStep })) return { from: dueFrom, until: promised }
  return { from: nextAt, until: new Date(nextAt.getTime() + STEP_LATE_AFTER_MS) }
}

/** The time by which something is to be done: the promised one until somebody called, then the next step's. */
export function plannedTime(entry: Omit<EntryTimes, 'state'>): Date {
  const { from, until } = deadlineOf(entry)
  return countsPromise(entry) ? until : from
}

export function isSleeping({ nextStep, nextAt }: Pick<EntryTimes, 'nextStep' | 'nextAt'>, now: Date): boolean {
  return nextStep === 'sleep' && nextAt !== null && nextAt > now
}

function countsPromise({ firstContact, nextStep }: Pick<EntryTimes, 'firstContact' | 'nextStep'>): boolean {
  return firstContact === null && nextStep !== 'sleep'
}

/** A time that people say: "by 12:15", never later than the exact one and within the same working time. */
function roundedDown(arrived: Date, exact: Date, calendar: WorkingCalendar): Date {
  const rounded = new Date(Math.floor(exact.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS)
  const isWorked = rounded >= arrived && workingMinutesBetween(rounded, exact, calendar) * MINUTE_MS === exact.getTime() - rounded.getTime()
  return isWorked && nextWorkingMoment(arrived, calendar) <= rounded ? rounded : exact
}
