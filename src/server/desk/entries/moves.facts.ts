import { firstStep, stepInState } from '#domain/desk/next-steps.ts'
import { promiseFor } from '#domain/desk/promise.ts'
import type { Standing } from '#domain/desk/standings.ts'
import { isClosed, type EntryChange as MadeChange } from '#domain/desk/states.ts'
import type { FollowingDeps } from '../desk.deps.ts'
import type { EntryChange, EntryRow } from '../entries.repository.ts'
import type { LogLine } from '../logging.service.ts'
import type { Copies, Subject } from './subject-copies.facts.ts'

export function waysTo({ phone, email }: Pick<Copies, 'phone' | 'email'>) {
  return { hasPhone: phone !== '', hasEmail: email !== '' }
}

/** The columns of an entry after what happened. A question that is asked anew is promised anew. */
export function moved(
  deps: FollowingDeps,
  subject: Subject,
  { firstContact }: Pick<EntryRow, 'firstContact'>,
  change: MadeChange,
): EntryChange {
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

export function lineOfMove(deps: FollowingDeps, { entryId, customerId, from, standing, change, reason }: LoggedMove): LogLine {
  const { state } = change
  const event = isClosed(state) ? state : isClosed(from) ? 'reopened' : 'state'
  const facts = { from, to: state, because: standing.event ?? '' }
  const note = isClosed(state) || standing.event === 'offer-declined' ? reason : ''
  return { entryId, customerId, event, at: standing.at ?? deps.now(), note, facts }
}
