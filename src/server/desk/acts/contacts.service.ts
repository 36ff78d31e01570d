import type { Admin } from '#domain/accounts/viewer.ts'
import { type ContactWay, type LostReason, type NextStepKind, type Outcome, outcomeFitsWay } from '#domain/desk/entries.ts'
import { type Proposal, proposalAfterContact, unansweredAfter } from '#domain/desk/next-steps.ts'
import { stateAfterContact } from '#domain/desk/states.ts'
import { RefusalError } from '#domain/errors.ts'
import { fieldText } from '#i18n/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { DeskDeps } from '../desk.deps.ts'
import { readSubject } from '../entries/reading-subjects.service.ts'
import { type EntryRow, findLog, hasContact, markFirstContact, updateEntry } from '../entries.repository.ts'
import { addLine } from '../logging.service.ts'
import { actOnEntry, type ChangedCard, takeIfUnowned } from './acting.service.ts'
import { closing, refuseClosing } from './closing.service.ts'
import { checkedStep, columnsOf } from './steps.service.ts'

export interface SentStep {
  readonly kind: NextStepKind
  readonly at: string
  readonly note?: string | undefined
}

export interface SentLoss {
  readonly reason: LostReason
  readonly note?: string | undefined
}

interface SentContact {
  readonly _id: string
  readonly way: ContactWay
  readonly outcome: Outcome
  readonly note?: string | undefined
  readonly next?: SentStep | undefined
  readonly lost?: SentLoss | undefined
}

/** Logs that somebody spoke with the customer, or tried to. Sent again after a lost answer, it answers the first. */
export async function logContact(deps: DeskDeps, viewer: Admin, id: string, contact: SentContact): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskLogged' }, async (tx, entry) => {
    if (await isLogged(tx, contact._id, id)) return
    const { way, outcome, note = '', next, lost } = contact
    if (!outcomeFitsWay(way, outcome)) throw unfitting(viewer)
    const now = deps.now()
    const { customerId } = entry
    const state = stateAfterContact(entry.state, outcome)
    const step = next === undefined ? null : checkedStep(deps, next, viewer)
    await markFirstContact(tx, customerId, now)
    await takeIfUnowned(tx, viewer, entry, now)
    const facts: { reason?: LostReason; next?: NextStepKind; nextAt?: string } = {}
    // A call that was logged on an older screen does not change how the entry ended meanwhile.
    if (lost !== undefined && entry.closed === null) {
      refuseClosing(entry, { state: 'lost', reason: lost.reason }, viewer)
      await updateEntry(tx, id, closing({ state: 'lost', reason: lost.reason, note: lost.note ?? note }, now))
      facts.reason = lost.reason
    } else if (entry.closed === null) {
      const unanswered = unansweredAfter({ way, outcome }, entry.unanswered)
      const spoken = { way, outcome, unanswered, state }
      const planned = step === null ? await proposal(deps, tx, entry, spoken) : { next: step, loss: null }
      await updateEntry(tx, id, { state, unanswered, ...columnsOf(planned.next, planned.loss) })
      facts.next = planned.next.kind
      facts.nextAt = planned.next.at.toISOString()
    }
    await addLine(tx, {
      id: contact._id,
      entryId: id,
      customerId,
      at: now,
      event: 'contact',
      way,
      outcome,
      note,
      byId: viewer.id,
      byName: viewer.firstName,
      facts,
    })
  })
}

function unfitting({ language }: Admin): RefusalError {
  return new RefusalError('validation', { fields: { outcome: [fieldText('invalid', language, { field: 'outcome' })] } })
}

export async function addNote(
  deps: DeskDeps,
  viewer: Admin,
  id: string,
  { _id, note }: { readonly _id: string; readonly note: string },
): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskNoted' }, async (tx, { customerId }) => {
    if (await isLogged(tx, _id, id)) return
    const by = { byId: viewer.id, byName: viewer.firstName }
    await addLine(tx, {
      id: _id,
      entryId: id,
      customerId,
      at: deps.now(),
      event: 'note',
      way: null,
      outcome: null,
      note,
      ...by,
      facts: {},
    })
  })
}

/** A name that stands for something else in the log was not made by this screen. */
async function isLogged(tx: Db, logId: string, entryId: string): Promise<boolean> {
  const found = await findLog(tx, logId)
  if (found !== null && found.entryId !== entryId) throw new RefusalError('conflict')
  return found !== null
}

interface Spoken {
  readonly way: ContactWay
  readonly outcome: Outcome
  readonly unanswered: number
  readonly state: EntryRow['state']
}

async function proposal(
  deps: DeskDeps,
  db: Db,
  { kind, subjectId, customerId, phone, email }: EntryRow,
  { way, outcome, unanswered, state }: Spoken,
): Promise<Proposal> {
  const validUntil = (await readSubject(db, { kind, subjectId }))?.validUntil ?? null
  const hasPhone = phone !== '' || (await hasContact(db, customerId, 'phone'))
  const contact = { way, outcome, unanswered, hasPhone, hasEmail: email !== '' || (await hasContact(db, customerId, 'email')) }
  return proposalAfterContact({ kind, state, validUntil }, contact, deps.now(), deps.settings().desk)
}
