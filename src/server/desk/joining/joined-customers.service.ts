import type { DeskRows, JoinedCustomers, SeparatedCustomers } from '#server/customers/joining.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { announceDesk } from '../desk-news.repository.ts'
import { addLine } from '../logging.service.ts'
import { isEntryOf, isLineOf, isSubjectOf, moveEntries, moveLog } from './joined-customers.repository.ts'

/** Two customers have become one: what waits for a person, and what was done for them, stands on one card from now on. */
export async function moveToJoined(making: Making, tx: Db, joined: JoinedCustomers): Promise<DeskRows> {
  const way = { from: joined.joinedId, to: joined.remainingId }
  const rows = { entries: await moveEntries(tx, way), log: await moveLog(tx, way) }
  await logJoin(making, tx, joined, 'joined')
  return rows
}

/** The rows that had moved go back, and new ones that belong to the separated customer alone. */
export async function moveToSeparated(making: Making, tx: Db, separated: SeparatedCustomers): Promise<void> {
  const { remainingId, joinedId, groupIds, moved } = separated
  const way = { from: remainingId, to: joinedId }
  const before = await moveEntries(tx, way, isEntryOf(moved.entries))
  const since = await moveEntries(tx, way, isSubjectOf(groupIds))
  await moveLog(tx, way, isLineOf({ lines: moved.log, entries: [...before, ...since] }))
  await logJoin(making, tx, separated, 'separated')
}

async function logJoin({ newId, now }: Making, tx: Db, { remainingId, joinedName, by }: JoinedCustomers, event: 'joined' | 'separated') {
  await announceDesk(tx)
  await addLine(tx, {
    id: newId(),
    entryId: null,
    way: null,
    outcome: null,
    customerId: remainingId,
    at: now(),
    event,
    note: '',
    byId: by.id,
    byName: by.name,
    facts: { name: joinedName },
  })
}
