import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { lockCustomer } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import type { DeskDeps } from '../desk.deps.ts'
import { announceDesk } from '../desk-news.repository.ts'
import { type EntryRow, findEntry, listOpenEntries, updateEntry } from '../entries.repository.ts'
import { cardOf, readLog } from '../reading/desk-reading.service.ts'

export type ChangedCard = CallReply<'POST /api/desk/:id/take'>

interface Act {
  readonly id: string
  readonly message: MessageKey
}

/** One act of staff on an entry: its customer is locked, so that nobody else moves any entry of the card meanwhile. */
export async function actOnEntry(
  deps: DeskDeps,
  viewer: Admin,
  { id, message }: Act,
  work: (tx: Db, entry: EntryRow) => Promise<void>,
): Promise<ChangedCard> {
  const act = async (tx: Db) => {
    const entry = await lockEntry(tx, id)
    await work(tx, entry)
    await announceDesk(tx)
    return { card: await cardOf(deps, tx, viewer, entry, { withEntry: false }), log: await readLog(tx, entry) }
  }
  const changed = await repeating(() => deps.database.transaction(act))
  return { success: true, message: messageText(message, viewer.language), ...changed }
}

/** The entry under the lock of its customer, who may have been joined into another one while we waited. */
async function lockEntry(tx: Db, id: string): Promise<EntryRow> {
  const found = isId(id) ? await findEntry(tx, id) : null
  if (found === null) throw new RefusalError('desk/not-found')
  await lockCustomer(tx, found.customerId)
  const locked = await findEntry(tx, id)
  if (locked === null) throw new RefusalError('desk/not-found')
  if (locked.customerId !== found.customerId) await lockCustomer(tx, locked.customerId)
  return locked
}

export function refuseClosed({ closed }: EntryRow): void {
  if (closed !== null) throw new RefusalError('desk/closed')
}

/** A call without a version changes the entry as it is. */
export function refuseStale({ version }: EntryRow, sent: number | undefined): void {
  if (sent !== undefined && sent !== version) throw new RefusalError('desk/changed')
}

/** Makes the viewer, who works on it, the owner of a card that nobody has. */
export async function takeIfUnowned(tx: Db, viewer: Admin, { customerId, closed }: EntryRow, now: Date): Promise<void> {
  if (closed !== null) return
  const open = await listOpenEntries(tx, customerId)
  if (open.some(({ ownerId }) => ownerId !== null)) return
  for (const { id } of open) await updateEntry(tx, id, { ownerId: viewer.id, owned: now })
}
