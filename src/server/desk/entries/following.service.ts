import { firstStep, proposalAfterContact, stepInState } from '#domain/desk/next-steps.ts'
import { halfOfPromise, isSleeping, promiseFor } from '#domain/desk/promise.ts'
import { isArrival, needsEntry, type Standing, standingAfter } from '#domain/desk/standings.ts'
import { changeByEvent, isClosed, type EntryChange as MadeChange } from '#domain/desk/states.ts'
import { lockCustomer, lockRemaining } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import type { FollowingDeps } from '../desk.deps.ts'
import { announceDesk } from '../desk-news.repository.ts'
import {
  type EntryChange,
  type EntryRow,
  findEntry,
  findEntryOf,
  findOwnerOfCard,
  insertEntry,
  listEntriesOf,
  markFirstContact,
  type NewEntry,
  type SubjectKey,
  updateEntry,
} from '../entries.repository.ts'
import { addLine, type LogLine, linesByShop, logByShop, logByStaff, moveUp } from '../logging.service.ts'
import { lockCustomerOf } from './customers.service.ts'
import { promisedLater } from './promises.service.ts'
import { type ReadSubject, readSubject } from './reading-subjects.service.ts'
import type { Copies, Subject } from './subject-copies.facts.ts'
import { findApprovalDecision } from './subjects.repository.ts'

/**
 * Makes the entry of a subject, or brings it up to date: the copied facts, and the state where something happened since. A subject that
 * the transaction has not locked is read again once the entry is locked. True where the entry is another one than before.
 */
export async function refreshEntry(
  deps: FollowingDeps,
  tx: Db,
  key: SubjectKey,
  { isLocked = true }: { isLocked?: boolean } = {},
): Promise<boolean> {
  const found = { key, subject: await readSubject(tx, key), before: await findEntryOf(tx, key) }
  const isChanged = await refresh(deps, tx, found, () => (isLocked ? Promise.resolve(found.subject) : readSubject(tx, key)))
  if (isChanged) await announceDesk(tx)
  return isChanged
}

/** True if refreshing would change something. It locks nothing, so many entries can be checked. */
export async function isBehind(deps: FollowingDeps, db: Db, key: SubjectKey): Promise<boolean> {
  const [subject, before] = [await readSubject(db, key), await findEntryOf(db, key)]
  if (before === null) return subject !== null && needsEntry(subject.standing)
  return subject === null ? !isClosed(before.state) : newsFor(deps, before, subject) !== null
}

/** Refreshes the entries of several subjects that were read within the transaction of their change, which has locked them. */
export async function refreshLocked(deps: FollowingDeps, tx: Db, read: readonly ReadSubject[]): Promise<void> {
  const entries = await listEntriesOf(
    tx,
    read.map(({ key }) => key),
  )
  let isChanged = false
  for (const { key, subject } of read) {
    const before = entries.find(({ kind, subjectId }) => kind === key.kind && subjectId === key.subjectId) ?? null
    const found = { key, subject, before, isFirst: entries.length === 0 && !isChanged }
    if (await refresh(deps, tx, found, () => Promise.resolve(subject))) isChanged = true
  }
  if (isChanged) await announceDesk(tx)
}

/** The same for a subject that this transaction made: the desk has no entry of it yet. */
export async function enterNewSubject(deps: FollowingDeps, tx: Db, read: ReadSubject): Promise<void> {
  const found = { ...read, before: null, isFirst: true }
  await together([refresh(deps, tx, found, () => Promise.resolve(read.subject)), announceDesk(tx)])
}

interface Found extends ReadSubject {
  readonly before: EntryRow | null
  /** True where nothing about the same offer can be on the desk yet. */
  readonly isFirst?: boolean
}

/**
 * An entry that says all of its subject is not locked: its copies and its stage are written here alone, and another change of the subject
 * calls this itself.
 */
async function refresh(
  deps: FollowingDeps,
  tx: Db,
  { key, subject, before, isFirst = false }: Found,
  readAgain: () => Promise<Subject | null>,
): Promise<boolean> {
  if (subject === null) return before !== null && endWithSubject(deps, tx, before)
  if (before === null ? !needsEntry(subject.standing) : newsFor(deps, before, subject) === null) return false
  const holder =
    before === null ? await lockCustomerOf(deps, tx, subject, isFirst) : { customer: await lockRemaining(tx, before.customerId) }
  if (holder.customer === null) throw new Error('an entry has a customer')
  const { id: customerId, salespersonId } = holder.customer
  const [current, ownerId] = await together([readAgain(), before === null ? findOwnerOfCard(tx, customerId) : null, holder.addFacts?.()])
  if (current === null) return false
  const entry = before === null && current === subject ? null : await findEntryOf(tx, key)
  return entry === null ? beginEntry(deps, tx, current, { customerId, salespersonId, ownerId }) : followSubject(deps, tx, current, entry)
}

interface Holder {
  readonly customerId: string
  readonly salespersonId: string | null
  /** The colleague who has the customer's card. */
  readonly ownerId: string | null
}

async function beginEntry(deps: FollowingDeps, tx: Db, subject: Subject, holder: Holder): Promise<boolean> {
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
  const [isMade] = await together([insertEntry(tx, whole, lines), moveUp(tx, lines)])
  if (!isMade) return false
  await logTheirCall(deps, tx, subject, line)
  return true
}

function waysTo({ phone, email }: Pick<Copies, 'phone' | 'email'>) {
  return { hasPhone: phone !== '', hasEmail: email !== '' }
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

async function followSubject(deps: FollowingDeps, tx: Db, subject: Subject, entry: EntryRow): Promise<boolean> {
  const news = newsFor(deps, entry, subject)
  if (news === null) return false
  const { id: entryId, customerId, state: from } = entry
  await updateEntry(tx, entryId, news.set)
  if (news.change === null) return true
  const line = lineOfMove(deps, { entryId, customerId, from, standing: news.standing, change: news.change, reason: subject.reason })
  const decision = entry.kind === 'approval' && isClosed(news.change.state) ? await findApprovalDecision(tx, entry.subjectId) : null
  if (decision === null || decision.byId === null) {
    await logByShop(deps, tx, line)
    return true
  }
  const { kind, byId: id, byName: firstName } = decision
  const note = typeof decision.facts.reason === 'string' ? decision.facts.reason : ''
  await logByStaff(deps, tx, { id, firstName }, { ...line, note, facts: { ...line.facts, decision: kind } })
  return true
}

interface News {
  readonly set: EntryChange
  readonly change: MadeChange | null
  readonly standing: Standing
}

/** Answers the columns in which the entry differs from its subject, and the change of state that follows; null if there is none. */
function newsFor(deps: FollowingDeps, entry: EntryRow, subject: Subject): News | null {
  const { kind, copies } = subject
  const isAsleep = isSleeping(entry, deps.now())
  const standing = standingAfter({ stage: entry.stage, isAsleep }, subject.standing)
  const settings = deps.settings().desk
  const isNews = standing.stage !== entry.stage
  const change = isNews && standing.event !== null ? changeByEvent(kind, entry.state, standing.event, isAsleep) : null
  const set: EntryChange = {
    ...changedCopies(entry, copies),
    ...(isNews ? { stage: standing.stage } : {}),
    ...(change === null ? promisedLater(entry, settings) : moved(deps, { ...subject, standing }, entry, change)),
  }
  return Object.keys(set).length === 0 ? null : { set, change, standing }
}

function changedCopies(entry: EntryRow, copies: Copies): EntryChange {
  const names = Object.keys(copies) as (keyof Copies)[]
  return Object.fromEntries(names.filter((name) => !isSame(entry[name], copies[name])).map((name) => [name, copies[name]]))
}

function isSame(one: Copies[keyof Copies], other: Copies[keyof Copies]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  return one.en === other.en && one.ar === other.ar
}

/** The columns of an entry after what happened. A question that is asked anew is promised anew. */
function moved(deps: FollowingDeps, subject: Subject, { firstContact }: Pick<EntryRow, 'firstContact'>, change: MadeChange): EntryChange {
  const { kind, standing, validUntil, reason } = subject
  const now = deps.now()
  const settings = deps.settings().desk
  const { state, lost, proposesLoss } = change
  if (isClosed(state)) {
    const loss = { lostReason: lost, lostNote: lost === null ? '' : reason }
    return { state, closed: standing.at ?? now, nextStep: null, nextAt: null, nextNote: '', proposedLoss: null, ...loss }
  }
  const open = { state, closed: null, lostReason: null, lostNote: '', unanswered: 0, proposedLoss: proposesLoss ? ('ask' as const) : null }
  if (standing.event === 'customer-wrote') {
    const arrived = standing.at ?? now
    const promise = promiseFor(arrived, settings)
    const { kind: nextStep, at: nextAt } = firstStep(kind, promise, waysTo(subject.copies))
    return { ...open, arrived, ...promise, firstContact: null, nextStep, nextAt, nextNote: '' }
  }
  const step = stepInState({ kind, state, validUntil }, standing.at ?? now, settings)
  const reached = standing.event === 'offer-sent' ? { firstContact: firstContact ?? standing.at ?? now } : {}
  return { ...open, ...reached, nextStep: step.kind, nextAt: step.at, nextNote: step.note }
}

interface LoggedMove {
  readonly entryId: string
  readonly customerId: string
  readonly from: EntryRow['state']
  readonly standing: Standing
  readonly change: MadeChange
  readonly reason: string
}

function lineOfMove(deps: FollowingDeps, { entryId, customerId, from, standing, change, reason }: LoggedMove): LogLine {
  const { state } = change
  const event = isClosed(state) ? state : isClosed(from) ? 'reopened' : 'state'
  const facts = { from, to: state, because: standing.event ?? '' }
  const note = isClosed(state) || standing.event === 'offer-declined' ? reason : ''
  return { entryId, customerId, event, at: standing.at ?? deps.now(), note, facts }
}

/** A draft that was deleted, or an application, leaves nothing to do. */
async function endWithSubject(deps: FollowingDeps, tx: Db, { id, customerId }: EntryRow): Promise<boolean> {
  await lockCustomer(tx, customerId)
  const entry = await findEntry(tx, id)
  if (entry === null || isClosed(entry.state)) return false
  await updateEntry(tx, id, {
    state: 'done',
    closed: deps.now(),
    nextStep: null,
    nextAt: null,
    nextNote: '',
    proposedLoss: null,
    stage: 'gone',
  })
  await logByShop(deps, tx, {
    entryId: id,
    customerId,
    event: 'done',
    at: deps.now(),
    facts: { from: entry.state, to: 'done', because: 'gone' },
  })
  await announceDesk(tx)
  return true
}
