import type { z } from 'zod'
import type { DeskLogReply, EntryReply } from '#contract/desk.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listEntriesOf, listLogOf } from './of-customer.repository.ts'

type Found = Awaited<ReturnType<typeof listEntriesOf>>[number]

/** All entries of one customer, the open ones first. */
export async function entriesOfCustomer({ now }: { readonly now: () => Date }, db: Db, customerId: string): Promise<EntryReply[]> {
  return (await listEntriesOf(db, customerId)).map((found) => entryReply(found, now()))
}

function entryReply({ entry, owner }: Found, now: Date): EntryReply {
  const { nextStep, nextAt, nextNote, lostReason, lostNote } = entry
  const isOpen = entry.closed === null
  return {
    _id: entry.id,
    kind: entry.kind,
    subject: entry.subjectId,
    number: entry.number,
    state: entry.state,
    owner: owner === null ? null : { _id: owner.id, name: `${owner.firstName} ${owner.lastName}`.trim() },
    arrived: entry.arrived.toISOString(),
    promised: entry.promised.toISOString(),
    dueFrom: entry.dueFrom.toISOString(),
    urgency: !isOpen || now < entry.dueFrom ? 'calm' : now > entry.promised ? 'late' : 'due',
    firstContact: entry.firstContact?.toISOString() ?? null,
    nextStep: nextStep === null || nextAt === null ? null : { kind: nextStep, at: nextAt.toISOString(), note: nextNote },
    unanswered: entry.unanswered,
    closed: entry.closed?.toISOString() ?? null,
    lost: lostReason === null ? null : { reason: lostReason, note: lostNote },
    site: { ...entry.site },
    about: { ...entry.about },
    machines: entry.machines,
    pieces: entry.pieces,
    valueMinor: entry.valueMinor,
    offer: null,
    version: entry.version,
  }
}

/** Everything that was done for one customer, the newest first. */
export async function logOfCustomer(db: Db, customerId: string): Promise<z.infer<typeof DeskLogReply>[]> {
  return (await listLogOf(db, customerId)).map(({ id, entryId, at, event, way, outcome, note, byName, facts }) => ({
    _id: id,
    entry: entryId,
    at: at.toISOString(),
    event,
    way,
    outcome,
    note,
    by: byName,
    facts: { ...facts },
  }))
}
