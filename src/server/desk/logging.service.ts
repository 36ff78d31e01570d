import type { Admin } from '#domain/accounts/viewer.ts'
import type { DeskEvent } from '#domain/desk/entries.ts'
import { noteActivity } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import type { Making } from '#server/platform/ids.ts'
import { insertLog, type LogRow } from './entries.repository.ts'

export interface LogLine extends Pick<LogRow, 'entryId' | 'customerId'> {
  readonly event: DeskEvent
  readonly at?: Date
  readonly note?: string
  readonly facts?: LogRow['facts']
}

/** Lines about what happened to a customer's subject, with nobody of the desk behind it. */
export async function logByShop(making: Making, tx: Db, ...lines: readonly LogLine[]): Promise<void> {
  await addLines(tx, linesByShop(making, lines))
}

/** The same for an entry that is inserted together with its first lines; `moveUp` belongs to them. */
export function linesByShop(making: Making, lines: readonly LogLine[]): LogRow[] {
  return lines.map((line) => ({ ...blank(making), ...line, byId: null, byName: '' }))
}

/** A line about something that somebody of the desk did. */
export async function logByStaff(making: Making, tx: Db, viewer: Pick<Admin, 'id' | 'firstName'>, line: LogLine): Promise<void> {
  await addLine(tx, { ...blank(making), ...line, byId: viewer.id, byName: viewer.firstName })
}

export function addLine(tx: Db, line: LogRow): Promise<void> {
  return addLines(tx, [line])
}

/** Every line of the log is written here or together with its entry, so that the customer's place in lists follows. */
async function addLines(tx: Db, lines: readonly LogRow[]): Promise<void> {
  await together([insertLog(tx, lines), moveUp(tx, lines)])
}

/** The customer of these lines moves up in lists. All are one customer's. */
export async function moveUp(tx: Db, lines: readonly LogRow[]): Promise<void> {
  const [newest] = lines.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  if (newest !== undefined) await noteActivity(tx, newest.customerId, newest.at)
}

function blank({ newId, now }: Making) {
  return { id: newId(), at: now(), way: null, outcome: null, note: '', facts: {} }
}
