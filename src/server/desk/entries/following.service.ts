import { firstStep, stepInState } from '#domain/desk/next-steps.ts'
import { halfOfPromise, promiseFor } from '#domain/desk/promise.ts'
import type { Standing } from '#domain/desk/standings.ts'
import { changeByEvent, isClosed, type EntryChange as MadeChange } from '#domain/desk/states.ts'
import { customerOfSubject, holdCustomer, holdRemaining } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { deskSettings } from '#server/shop-settings/shop-settings.service.ts'
import { announceDesk } from '../desk-news.repository.ts'
import {
  type EntryChange,
  type EntryRow,
  findCustomerOfOffer,
  findEntry,
  findEntryOf,
  findOwnerOfCard,
  insertEntry,
  type NewEntry,
  type SubjectKey,
  updateEntry,
} from '../entries.repository.ts'
import { logByShop } from '../logging.service.ts'
import { promisedLater } from './promises.service.ts'
import { readSubject } from './reading-subjects.service.ts'
import type { Copies, Subject } from './subject-copies.facts.ts'

/**
 * Makes the entry of a subject, or brings it up to date: the copied facts, and the state where something happened since. Called in the
 * transaction of the change itself, which holds the subject; without that the subject is read again once the entry is locked. True where
 * the entry is another one than before.
 */
export async function refreshEntry(
  making: Making,
  tx: Db,
  key: SubjectKey,
  { isHeld = true }: { isHeld?: boolean } = {},
): Promise<boolean> {
  const subject = await readSubject(tx, key)
  const before = await findEntryOf(tx, key)
  if (subject === null) return before !== null && endWithSubject(making, tx, before)
  if (before === null && !isToBegin(subject.standing)) return false
  const customer = await holdRemaining(tx, before?.customerId ?? (await customerOf(making, tx, subject)))
  if (customer === null) throw new Error('an entry has a customer')
  const entry = before === null && isHeld ? null : await findEntryOf(tx, key)
  const current = isHeld ? subject : await readSubject(tx, key)
  if (current === null) return false
  const isChanged =
    entry === null
      ? await beginEntry(making, tx, current, { customerId: customer.id, salespersonId: customer.salespersonId })
      : await followSubject(making, tx, current, entry)
  if (isChanged) await announceDesk(tx)
  return isChanged
}

/** An addressee without phone and email is recognised only by what the desk has of the offer already. */
async function customerOf(making: Making, tx: Db, { kind, id: subjectId, person }: Subject): Promise<string> {
  const known = person.customerId === null && person.userId === null ? await findCustomerOfOffer(tx, { kind, subjectId }) : null
  return known ?? customerOfSubject(tx, making, person)
}

/** A question that was answered before anybody waited needs no entry. */
function isToBegin({ event }: Standing): boolean {
  return event !== 'answered'
}

interface Holder {
  readonly customerId: string
  readonly salespersonId: string | null
}

async function beginEntry(making: Making, tx: Db, subject: Subject, { customerId, salespersonId }: Holder): Promise<boolean> {
  const { kind, id: subjectId, arrived, standing, copies } = subject
  const settings = deskSettings()
  const promise = promiseFor(arrived, settings)
  const first = firstStep(kind, promise)
  const begun: NewEntry = {
    id: making.newId(),
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
  }
  const event = isArrival(standing) ? null : standing.event
  const change = event === null ? null : changeByEvent(kind, 'new', event)
  const entry = change === null ? begun : { ...begun, ...moved(making, subject, { firstContact: null }, change) }
  const isOpen = entry.closed === undefined || entry.closed === null
  if (!(await insertEntry(tx, isOpen ? { ...entry, ...(await ownerOfCard(making, tx, entry)) } : entry))) return false
  const line = { entryId: entry.id, customerId }
  await logByShop(making, tx, { ...line, event: 'arrived', at: arrived, facts: { kind } })
  if (change !== null) await logMove(making, tx, { ...line, from: 'new', standing, change, reason: subject.reason })
  return true
}

/** A colleague who has the customer's card has what comes to it; an approval waits for another one's decision. */
async function ownerOfCard({ now }: Making, tx: Db, { kind, customerId }: NewEntry): Promise<EntryChange> {
  if (kind === 'approval') return {}
  const ownerId = await findOwnerOfCard(tx, customerId)
  return ownerId === null ? {} : { ownerId, owned: now(), forAllFrom: null }
}

/** The events by which a closed entry opens again mean nothing for one that has just begun. */
function isArrival({ event }: Standing): boolean {
  return event === 'restored' || event === 'customer-wrote'
}

async function followSubject(making: Making, tx: Db, subject: Subject, entry: EntryRow): Promise<boolean> {
  const { kind, standing, copies } = subject
  const isNews = standing.stage !== entry.stage
  const change = isNews && standing.event !== null ? changeByEvent(kind, entry.state, standing.event) : null
  const set: EntryChange = {
    ...changedCopies(entry, copies),
    ...(isNews ? { stage: standing.stage } : {}),
    ...(change === null ? promisedLater(entry) : moved(making, subject, entry, change)),
  }
  if (Object.keys(set).length === 0) return false
  await updateEntry(tx, entry.id, set)
  const { id: entryId, customerId, state: from } = entry
  if (change !== null) await logMove(making, tx, { entryId, customerId, from, standing, change, reason: subject.reason })
  return true
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
function moved(making: Making, subject: Subject, { firstContact }: Pick<EntryRow, 'firstContact'>, change: MadeChange): EntryChange {
  const { kind, standing, validUntil, reason } = subject
  const now = making.now()
  const settings = deskSettings()
  const { state, lost, proposesLoss } = change
  if (isClosed(state)) {
    const loss = { lostReason: lost, lostNote: lost === null ? '' : reason }
    return { state, closed: standing.at ?? now, nextStep: null, nextAt: null, nextNote: '', proposedLoss: null, ...loss }
  }
  const open = { state, closed: null, lostReason: null, lostNote: '', unanswered: 0, proposedLoss: proposesLoss ? ('ask' as const) : null }
  if (standing.event === 'customer-wrote') {
    const arrived = standing.at ?? now
    const promise = promiseFor(arrived, settings)
    const { kind: nextStep, at: nextAt } = firstStep(kind, promise)
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

async function logMove(making: Making, tx: Db, { entryId, customerId, from, standing, change, reason }: LoggedMove): Promise<void> {
  const { state } = change
  const event = isClosed(state) ? state : isClosed(from) ? 'reopened' : 'state'
  const facts = { from, to: state, because: standing.event ?? '' }
  const note = isClosed(state) || standing.event === 'offer-declined' ? reason : ''
  await logByShop(making, tx, { entryId, customerId, event, at: standing.at ?? making.now(), note, facts })
}

/** A draft that was deleted, or an application, leaves nothing to do. */
async function endWithSubject(making: Making, tx: Db, { id, customerId }: EntryRow): Promise<boolean> {
  await holdCustomer(tx, customerId)
  const entry = await findEntry(tx, id)
  if (entry === null || isClosed(entry.state)) return false
  await updateEntry(tx, id, {
    state: 'done',
    closed: making.now(),
    nextStep: null,
    nextAt: null,
    nextNote: '',
    proposedLoss: null,
    stage: 'gone',
  })
  await logByShop(making, tx, {
    entryId: id,
    customerId,
    event: 'done',
    at: making.now(),
    facts: { from: entry.state, to: 'done', because: 'gone' },
  })
  await announceDesk(tx)
  return true
}
