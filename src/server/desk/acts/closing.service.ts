import type { Admin } from '#domain/accounts/viewer.ts'
import type { EntryState, LostReason } from '#domain/desk/entries.ts'
import { closingStatesOf } from '#domain/desk/states.ts'
import { RefusalError } from '#domain/errors.ts'
import { fieldText } from '#i18n/texts.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { DeskDeps } from '../desk.deps.ts'
import { readSubject } from '../entries/reading-subjects.service.ts'
import { type EntryChange, type EntryRow, updateEntry } from '../entries.repository.ts'
import { logByStaff } from '../logging.service.ts'
import { actOnEntry, type ChangedCard, refuseClosed, refuseStale, takeIfUnowned } from './acting.service.ts'

interface Ending {
  readonly state: Extract<EntryState, 'won' | 'lost' | 'done'>
  readonly reason?: LostReason | undefined
  readonly note?: string | undefined
}

export async function closeEntry(
  deps: DeskDeps,
  viewer: Admin,
  id: string,
  { version, ...ending }: Ending & { readonly version?: number | undefined },
): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskClosed' }, async (tx, entry) => {
    refuseClosed(entry)
    refuseStale(entry, version)
    refuseClosing(entry, ending, viewer)
    if (ending.state === 'won' && (ending.note ?? '') === '' && !(await isSold(tx, entry)))
      throw new RefusalError('desk/won-without', { field: 'note' })
    await takeIfUnowned(tx, viewer, entry, deps.now())
    await updateEntry(tx, id, closing(ending, deps.now()))
    const { state, reason, note = '' } = ending
    const facts = { from: entry.state, to: state, ...(reason === undefined ? {} : { reason }) }
    await logByStaff(deps, tx, viewer, { entryId: id, customerId: entry.customerId, event: state, note, facts })
  })
}

/** True where the subject itself says so: an accepted offer, or machines that were delivered. */
async function isSold(tx: Db, { kind, subjectId }: EntryRow): Promise<boolean> {
  const event = (await readSubject(tx, { kind, subjectId }))?.standing.event
  return event === 'offer-accepted' || event === 'delivered'
}

export function refuseClosing({ kind }: Pick<EntryRow, 'kind'>, { state, reason }: Ending, { language }: Pick<Admin, 'language'>): void {
  if (!closingStatesOf(kind).includes(state)) throw new RefusalError('desk/not-closable')
  if (state === 'lost' && reason === undefined) {
    throw new RefusalError('validation', { fields: { reason: [fieldText('required', language, { field: 'reason' })] } })
  }
}

/** The columns of an entry that ends. */
export function closing({ state, reason, note = '' }: Ending, now: Date): EntryChange {
  const loss = state === 'lost' ? { lostReason: reason ?? null, lostNote: note } : { lostReason: null, lostNote: '' }
  return { state, closed: now, nextStep: null, nextAt: null, nextNote: '', proposedLoss: null, ...loss }
}
