import { AREAS } from '#domain/accounts/areas.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { nextWorkingMoment, workingMinutesBetween } from '#domain/desk/calendar.ts'
import { SALES_KINDS } from '#domain/desk/entries.ts'
import { isOpen } from '#domain/orders/orders.ts'
import { findAccountByEmail } from '#server/accounts/accounts.repository.ts'
import { insertMessage } from '#server/contact/contact.repository.ts'
import { closeEntry } from '#server/desk/acts/closing.service.ts'
import { logContact } from '#server/desk/acts/contacts.service.ts'
import { planNext } from '#server/desk/acts/steps.service.ts'
import { takeCard } from '#server/desk/acts/taking.service.ts'
import type { DeskDeps } from '#server/desk/desk.deps.ts'
import { makeAllEntries } from '#server/desk/entries/catching-up.service.ts'
import { type EntryRow, listOpenEntries } from '#server/desk/entries.repository.ts'
import { listLines } from '#server/orders/orders.repository.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { createIds, type Making } from '#server/platform/ids.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { type DeskStory, FRESH_MESSAGES, LOSSES, SALES_STORIES, TASK_STORIES } from './data/desk.ts'
import { listAllOpen, listEndedUncalled } from './desk.repository.ts'
import { callFirst } from './first-calls.ts'
import { workedBefore } from './worked-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Two working days: longer ago somebody has called. */
const FRESH_MINUTES = 900
/** Older requests and offers have been decided one way or the other. */
const DECIDED_AFTER_MS = 16 * DAY_MS
const STAFF = ['admin', 'sherif', 'dina'] as const
type Colleague = (typeof STAFF)[number]

interface Desk {
  readonly database: Database
  readonly opened: Date
  readonly staff: Readonly<Record<Colleague, Admin>>
}

export interface DeskDemoDeps extends Pick<Making, 'now'> {
  readonly database: Database
}

/** Fills the sales desk as on a busy morning, relative to the moment at which the demo is loaded. */
export async function loadDesk(tx: Db, { database, now }: DeskDemoDeps): Promise<void> {
  const opened = now()
  await loadFreshMessages(tx, opened)
  await makeAllEntries({ newId: createIds(() => opened.getTime()), now, settings: () => DEMO_SETTINGS }, tx)
  const inDemo: Database = { ...database, db: tx, transaction: (work) => work(tx) }
  const desk: Desk = { database: inDemo, opened, staff: await colleagues(tx) }
  await callEnded(desk, tx)
  const entries = await listAllOpen(tx)
  const isSales = ({ kind }: EntryRow) => SALES_KINDS.some((each) => each === kind)
  const isFresh = ({ arrived }: EntryRow) => workingMinutesBetween(arrived, opened, DEMO_SETTINGS.desk.calendar) < FRESH_MINUTES
  const isOld = ({ arrived }: EntryRow) => opened.getTime() - arrived.getTime() > DECIDED_AFTER_MS
  await decideOld(
    desk,
    tx,
    entries.filter((entry) => (isSales(entry) || entry.kind === 'offer-message') && isOld(entry)),
  )
  const sales = entries.filter((entry) => isSales(entry) && !isOld(entry) && !isFresh(entry))
  for (const [turn, entry] of sales.entries()) await tell(desk, entry, SALES_STORIES[turn % SALES_STORIES.length])
  const tasks = entries.filter(({ kind }) => kind === 'application')
  for (const [turn, entry] of tasks.entries()) await tell(desk, entry, TASK_STORIES[turn % TASK_STORIES.length])
  const fresh = entries.filter((entry) => isFresh(entry) && entry.kind !== 'application')
  const taken = fresh.filter((_, turn) => turn % 3 === 0)
  for (const [turn, { id, customerId }] of taken.entries()) {
    if ((await listOpenEntries(tx, customerId)).some(({ ownerId }) => ownerId !== null)) continue
    const who = STAFF[turn % STAFF.length] ?? 'admin'
    await takeCard(depsAt(desk, opened.getTime() - (10 + turn) * MINUTE_MS), desk.staff[who], { id, from: null, word: 'أكمل معه' })
  }
}

async function colleagues(tx: Db): Promise<Desk['staff']> {
  return { admin: await colleague(tx, 'admin'), sherif: await colleague(tx, 'sherif'), dina: await colleague(tx, 'dina') }
}

async function colleague(tx: Db, name: Colleague): Promise<Admin> {
  const account = await findAccountByEmail(tx, `${name}@diyafa.example`)
  if (account === null) throw new Error(`the demo names an unknown person: ${name}`)
  const { id, firstName, language } = account
  return { kind: 'signed-in', id, role: 'ROLE ADMIN', areas: AREAS, firstName, brandId: null, isDisabled: false, language }
}

async function loadFreshMessages(tx: Db, opened: Date): Promise<void> {
  for (const { workedMinutesAgo, ...message } of FRESH_MESSAGES) {
    const created = workedBefore(opened, workedMinutesAgo)
    await insertMessage(tx, { id: createIds(() => created.getTime())(), ...message, created })
  }
}

function depsAt({ database, opened }: Desk, at: number): DeskDeps {
  const time = Math.min(at, opened.getTime())
  return { database, newId: createIds(() => time), now: () => new Date(time), settings: () => DEMO_SETTINGS }
}

async function callEnded(desk: Desk, tx: Db): Promise<void> {
  for (const [turn, entry] of (await listEndedUncalled(tx)).entries()) {
    const viewer = desk.staff[STAFF[turn % STAFF.length] ?? 'admin']
    await callFirst(tx, entry, { depsAt: (at) => depsAt(desk, at), viewer, turn, before: entry.closed ?? desk.opened })
  }
}

/** A request on which work has begun was won; the others were lost for one of the usual reasons. */
async function decideOld(desk: Desk, tx: Db, entries: readonly EntryRow[]): Promise<void> {
  const requests = entries.flatMap(({ kind, subjectId }) => (kind === 'request' ? [subjectId] : []))
  const lines = await listLines(tx, requests, null)
  const begun = new Set(lines.flatMap((line) => (line.status !== 'Not processed' && line.status !== 'Cancelled' ? [line.orderId] : [])))
  const waiting = new Set(lines.flatMap((line) => (isOpen(line) ? [line.orderId] : [])))
  for (const [turn, entry] of entries.entries()) {
    const { id, kind, subjectId, arrived } = entry
    const loss = LOSSES[turn % LOSSES.length]
    if (loss === undefined) continue
    const viewer = desk.staff[loss.by]
    const decided = arrived.getTime() + (3 + (turn % 9)) * DAY_MS
    const later = depsAt(desk, decided)
    if (kind === 'request') await callFirst(tx, entry, { depsAt: (at) => depsAt(desk, at), viewer, turn, before: new Date(decided) })
    if (kind === 'offer-message') await closeEntry(later, viewer, id, { state: 'done' })
    else if (begun.has(subjectId) || (kind === 'request' && !waiting.has(subjectId)))
      await closeEntry(later, viewer, id, { state: 'won', note: 'دفع في المعرض' })
    else {
      const { reason, note } = loss
      const outcome = reason === 'not-reached' ? 'no-answer' : 'refused'
      await logContact(later, viewer, id, { _id: later.newId(), way: 'call-out', outcome, note, lost: { reason, note } })
    }
  }
}

async function tell(desk: Desk, { id, arrived }: EntryRow, story: DeskStory | undefined): Promise<void> {
  if (story === undefined) return
  const { calls, next, isWaiting } = story
  const at = (hours: number) => desk.opened.getTime() + hours * HOUR_MS
  const planned = new Date(at(next.inHours))
  // Nobody plans a call for the night; one that is due stays where it is.
  const time = next.inHours > 0 ? nextWorkingMoment(planned, DEMO_SETTINGS.desk.calendar) : planned
  const step = { kind: next.kind, at: time.toISOString(), note: next.note }
  const earliest = calls[0]?.hoursAgo ?? 0
  // Calls of a story that began before the entry came in move behind its arrival, in their order.
  const late = Math.max(0, arrived.getTime() + HOUR_MS - at(-earliest))
  const timeOf = (hoursAgo: number) => Math.min(at(-hoursAgo) + (late * hoursAgo) / earliest, desk.opened.getTime())
  for (const [turn, { by, hoursAgo, ...call }] of calls.entries()) {
    const deps = depsAt(desk, timeOf(hoursAgo))
    const isLast = turn === calls.length - 1
    await logContact(deps, desk.staff[by], id, { _id: deps.newId(), ...call, ...(isLast ? { next: step } : {}) })
    if (isLast && isWaiting === true)
      await planNext(depsAt(desk, timeOf(hoursAgo) + MINUTE_MS), desk.staff[by], id, { next: step, state: 'waiting' })
  }
}
