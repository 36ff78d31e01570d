import type { Admin } from '#domain/accounts/viewer.ts'
import { workingTimeAfter } from '#domain/desk/calendar.ts'
import { logContact } from '#server/desk/acts/contacts.service.ts'
import type { DeskDeps } from '#server/desk/desk.deps.ts'
import { type EntryRow, updateEntry } from '#server/desk/entries.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'

/** Working minutes from a request to the first call: most are within the promise. */
const CALLED_AFTER = [35, 90, 20, 240, 150, 480, 60, 1_100, 45, 310, 75, 190, 25, 760, 120]

export interface FirstCall {
  readonly depsAt: (at: number) => DeskDeps
  readonly viewer: Admin
  readonly turn: number
  /** Nobody has called later than that. */
  readonly before: Date
}

/** Somebody spoke with the customer soon after an old request came. */
export async function callFirst(tx: Db, entry: EntryRow, { depsAt, viewer, turn, before }: FirstCall): Promise<void> {
  const minutes = CALLED_AFTER[turn % CALLED_AFTER.length] ?? 60
  const at = workingTimeAfter(entry.arrived, minutes, DEMO_SETTINGS.desk.calendar)
  if (entry.firstContact !== null || at >= before) return
  const deps = depsAt(at.getTime())
  await logContact(deps, viewer, entry.id, { _id: deps.newId(), way: 'call-out', outcome: 'reached' })
  if (entry.closed !== null) await updateEntry(tx, entry.id, { firstContact: at, ownerId: viewer.id, owned: at })
}
