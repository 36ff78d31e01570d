import { firstStep, proposalAfterContact } from '#domain/desk/next-steps.ts'
import { halfOfPromise, promiseFor } from '#domain/desk/promise.ts'
import { isArrival } from '#domain/desk/standings.ts'
import { changeByEvent } from '#domain/desk/states.ts'
import { addNewFactsOf, type LockedOfUser } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together, withCommit } from '#server/platform/db/together.ts'
import type { FollowingDeps } from '../desk.deps.ts'
import { announceDesk } from '../desk-news.repository.ts'
import { type EntryChange, insertEntry, type LogRow, markFirstContact, type NewEntry } from '../entries.repository.ts'
import { addLine, linesByShop, moveUp } from '../logging.service.ts'
import { lineOfMove, moved, waysTo } from './moves.facts.ts'
import type { Subject } from './subject-copies.facts.ts'

/** The customer of a new entry, which the transaction has locked. */
export interface Holder {
  readonly customerId: string
  readonly salespersonId: string | null
  /** The colleague who has the customer's card. */
  readonly ownerId: string | null
}

export interface KnownHolder extends Holder {
  /** Phones, emails and companies that need not be added to the customer. */
  readonly known: LockedOfUser['known']
}

export async function beginEntry(deps: FollowingDeps, tx: Db, subject: Subject, holder: Holder): Promise<boolean> {
  const { entry, lines } = entryOf(deps, subject, holder)
  const [isMade] = await together([insertEntry(tx, entry, lines), moveUp(tx, lines)])
  if (!isMade) return false
  await logTheirCall(deps, tx, subject, { entryId: entry.id, customerId: holder.customerId })
  return true
}

/** The entry of a request that this transaction made and nobody called about, which leaves with the commit. */
export async function enterRequest(deps: FollowingDeps, tx: Db, subject: Subject, holder: KnownHolder): Promise<void> {
  await addNewFactsOf(tx, deps, { id: holder.customerId, known: holder.known }, subject.person)
  const { entry, lines } = entryOf(deps, subject, holder)
  await withCommit(tx, [() => insertEntry(tx, entry, lines), () => moveUp(tx, lines)])
  await announceDesk(tx)
}

interface BegunEntry {
  readonly entry: NewEntry & { readonly id: string }
  /** The first lines of its log. */
  readonly lines: readonly LogRow[]
}

function entryOf(deps: FollowingDeps, subject: Subject, holder: Holder): BegunEntry {
  const { customerId, salespersonId } = holder
  const { kind, id: subjectId, arrived, standing, copies } = subject
  const settings = deps.settings().desk
  const promise = promiseFor(arrived, settings)
  const first = firstStep(kind, promise, waysTo(copies))
  const begun: NewEntry = {
    id: deps.newId(),
    kind,
    subjectId,
    customerId,
    state: 'new',
    arrived,
    ...promise,
    forAllFrom: salespersonId === null ? null : halfOfPromise(arrived, settings),
    nextStep: first.kind,
    nextAt: first.at,
    stage: standing.stage,
    ...copies,
    ...afterTheirCall(deps, subject, salespersonId),
  }
  const event = isArrival(standing) ? null : standing.event
  const change = event === null ? null : changeByEvent(kind, 'new', event)
  const entry = change === null ? begun : { ...begun, ...moved(deps, subject, { firstContact: null }, change) }
  const isOpen = entry.closed === undefined || entry.closed === null
  const line = { entryId: entry.id, customerId }
  const move = change === null ? [] : [lineOfMove(deps, { ...line, from: 'new', standing, change, reason: subject.reason })]
  const lines = linesByShop(deps, [{ ...line, event: 'arrived', at: arrived, facts: { kind } }, ...move])
  const whole = isOpen ? { ...entry, ...takenBy(deps, entry, holder.ownerId) } : entry
  return { entry: whole, lines }
}

/** A request that was written down during a call needs no first one: an offer is next, by the colleague who took the call. */
function afterTheirCall(
  { settings }: FollowingDeps,
  { kind, arrived, validUntil, calledBy = null }: Subject,
  salespersonId: string | null,
): Partial<NewEntry> {
  if (calledBy === null) return {}
  const state = 'talking'
  const spoken = { way: 'call-in', outcome: 'reached', unanswered: 0, hasPhone: true, hasEmail: true } as const
  const { next } = proposalAfterContact({ kind, state, validUntil }, spoken, arrived, settings().desk)
  const isTaken = salespersonId === null || salespersonId === calledBy.id
  const taken = isTaken ? { ownerId: calledBy.id, owned: arrived, forAllFrom: null } : {}
  return { state, firstContact: arrived, nextStep: next.kind, nextAt: next.at, ...taken }
}

async function logTheirCall(
  { newId }: FollowingDeps,
  tx: Db,
  { arrived: at, calledBy = null }: Subject,
  line: { readonly entryId: string; readonly customerId: string },
): Promise<void> {
  if (calledBy === null) return
  await markFirstContact(tx, line.customerId, at)
  const contact = { event: 'contact', way: 'call-in', outcome: 'reached', note: '', facts: {} } as const
  await addLine(tx, { ...contact, ...line, id: newId(), at, byId: calledBy.id, byName: calledBy.name })
}

/** A colleague who has the customer's card has what comes to it; an approval waits for another one's decision. */
function takenBy({ now }: FollowingDeps, { kind }: NewEntry, ownerId: string | null): EntryChange {
  return kind === 'approval' || ownerId === null ? {} : { ownerId, owned: now(), forAllFrom: null }
}
