import { isSleeping } from '#domain/desk/promise.ts'
import { needsEntry, type Standing, standingAfter } from '#domain/desk/standings.ts'
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
  listEntriesOf,
  type SubjectKey,
  updateEntry,
} from '../entries.repository.ts'
import { logByShop, logByStaff } from '../logging.service.ts'
import { beginEntry, enterRequest, type KnownHolder } from './beginning.service.ts'
import { lockCustomerOf } from './customers.service.ts'
import { lineOfMove, moved } from './moves.facts.ts'
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

/** The same for a subject that this transaction made: the desk has no entry of it yet. It may have locked the customer as well. */
export async function enterNewSubject(deps: FollowingDeps, tx: Db, read: ReadSubject, holder: KnownHolder | null = null): Promise<void> {
  const { subject } = read
  if (holder !== null && subject !== null && needsEntry(subject.standing)) return enterRequest(deps, tx, subject, holder)
  await together([refresh(deps, tx, { ...read, before: null, isFirst: true }, () => Promise.resolve(subject)), announceDesk(tx)])
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
