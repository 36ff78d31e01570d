import type { Admin } from '#domain/accounts/viewer.ts'
import type { NextStep, NextStepKind, ProposedLoss, SiteFacts } from '#domain/desk/entries.ts'
import { refuseStepTime, stepInState } from '#domain/desk/next-steps.ts'
import { choosableStates, closingStatesOf } from '#domain/desk/states.ts'
import { RefusalError } from '#domain/errors.ts'
import { fieldText } from '#i18n/texts.ts'
import type { DeskDeps } from '../desk.deps.ts'
import { readSubject } from '../entries/reading-subjects.service.ts'
import { type EntryChange, updateEntry } from '../entries.repository.ts'
import { logByStaff } from '../logging.service.ts'
import { actOnEntry, type ChangedCard, refuseClosed, refuseStale, takeIfUnowned } from './acting.service.ts'

interface SentStep {
  readonly kind: NextStepKind
  readonly at: string
  readonly note?: string | undefined
}

type SentSite = { readonly [name in keyof SiteFacts]: SiteFacts[name] | null | undefined }

interface Planned {
  readonly next: SentStep
  readonly state?: 'talking' | 'waiting' | undefined
  readonly version?: number | undefined
}

export async function planNext(deps: DeskDeps, viewer: Admin, id: string, { next, state, version }: Planned): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskPlanned' }, async (tx, entry) => {
    refuseClosed(entry)
    refuseStale(entry, version)
    const now = deps.now()
    const { kind, at, note } = checkedStep(deps, next, viewer)
    if (state !== undefined && !choosableStates(entry.kind).includes(state)) throw new RefusalError('desk/not-closable')
    await takeIfUnowned(tx, viewer, entry, now)
    const moved = state === undefined ? {} : { state }
    await updateEntry(tx, id, { ...moved, ...columnsOf({ kind, at, note }) })
    const facts = { next: kind, nextAt: at.toISOString(), ...(state === undefined ? {} : { from: entry.state, to: state }) }
    await logByStaff(deps, tx, viewer, { entryId: id, customerId: entry.customerId, event: 'next-step', note, facts })
  })
}

export async function reopenEntry(
  deps: DeskDeps,
  viewer: Admin,
  id: string,
  { next }: { readonly next?: SentStep | undefined },
): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskReopened' }, async (tx, entry) => {
    if (entry.closed === null) return
    // An approval ends with its decision only, and begins with the next version that needs one.
    if (closingStatesOf(entry.kind).length === 0) throw new RefusalError('desk/decided')
    const now = deps.now()
    const { kind, subjectId, customerId } = entry
    const validUntil = (await readSubject(tx, { kind, subjectId }))?.validUntil ?? null
    const state = 'talking' as const
    const step = next === undefined ? stepInState({ kind, state, validUntil }, now, deps.settings().desk) : checkedStep(deps, next, viewer)
    const open = { state, closed: null, lostReason: null, lostNote: '', unanswered: 0 }
    await updateEntry(tx, id, { ...open, ownerId: entry.ownerId ?? viewer.id, ...columnsOf(step) })
    const facts = { from: entry.state, to: state, next: step.kind, nextAt: step.at.toISOString() }
    await logByStaff(deps, tx, viewer, { entryId: id, customerId, event: 'reopened', facts })
  })
}

export async function noteSite(deps: DeskDeps, viewer: Admin, id: string, site: SentSite): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskSite' }, async (tx, { customerId, site: before }) => {
    const sent = Object.fromEntries(Object.entries(site).filter(([, value]) => value !== undefined))
    const known = Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, value]) => value !== null && value !== ''))
    await updateEntry(tx, id, { site: known })
    await logByStaff(deps, tx, viewer, { entryId: id, customerId, event: 'site-facts', facts: known })
  })
}

/** A step that was typed: today or later, and within a year. */
export function checkedStep(deps: DeskDeps, { kind, at, note = '' }: SentStep, { language }: Pick<Admin, 'language'>): NextStep {
  const now = deps.now()
  const time = new Date(at)
  const isPastSleep = kind === 'sleep' && time <= now
  if (isPastSleep || refuseStepTime(time, now, deps.settings().desk) !== null) {
    throw new RefusalError('desk/step-time', { fields: { 'next.at': [fieldText('invalid', language, { field: 'at' })] } })
  }
  return { kind, at: time, note }
}

/** The columns of a step, with which closing as lost is proposed or not. */
export function columnsOf({ kind, at, note }: NextStep, proposedLoss: ProposedLoss | null = null): EntryChange {
  return { nextStep: kind, nextAt: at, nextNote: note, proposedLoss }
}
