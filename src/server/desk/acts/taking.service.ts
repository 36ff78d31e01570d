import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { fieldText } from '#i18n/texts.ts'
import { lockCustomer } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { listStaff, type StaffMember } from '#server/shop-settings/staff.service.ts'
import type { DeskDeps } from '../desk.deps.ts'
import { announceDesk } from '../desk-news.repository.ts'
import { type EntryRow, listCustomersOfOwner, listOpenEntries, updateEntry } from '../entries.repository.ts'
import { logByStaff } from '../logging.service.ts'
import { actOnEntry, type ChangedCard, refuseClosed } from './acting.service.ts'

interface Taking {
  readonly id: string
  /** The owner that the screen showed. */
  readonly from: string | null
  readonly word?: string | undefined
}

/** Takes the whole card. Of two who take at once the second is told who has it. */
export async function takeCard(deps: DeskDeps, viewer: Admin, { id, from, word = '' }: Taking): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskTaken' }, async (tx, entry) => {
    refuseClosed(entry)
    const { customerId } = entry
    const open = await listOpenEntries(tx, customerId)
    const ownerId = holderOf(open, entry, viewer)
    if (ownerId !== null && ownerId !== viewer.id) {
      const name = await nameOf(tx, ownerId)
      if (ownerId !== from) throw new RefusalError('desk/taken', { values: { name } })
      if (word === '') throw new RefusalError('desk/word-missing', { field: 'word', values: { name } })
    }
    const others = open.filter((each) => each.ownerId !== viewer.id)
    for (const each of others) await updateEntry(tx, each.id, { ownerId: viewer.id, owned: deps.now() })
    if (others.length === 0) return
    const facts = ownerId === null || ownerId === viewer.id ? {} : { from: await nameOf(tx, ownerId) }
    await logByStaff(deps, tx, viewer, { entryId: id, customerId, event: 'taken', note: word, facts })
  })
}

export async function releaseCard(
  deps: DeskDeps,
  viewer: Admin,
  { id, word = '' }: { readonly id: string; readonly word?: string | undefined },
): Promise<ChangedCard> {
  return actOnEntry(deps, viewer, { id, message: 'deskReleased' }, async (tx, { customerId, ownerId }) => {
    const owned = (await listOpenEntries(tx, customerId)).filter((each) => each.ownerId !== null)
    for (const each of owned) await updateEntry(tx, each.id, { ownerId: null, owned: null, forAllFrom: null })
    if (owned.length === 0) return
    const facts = ownerId === null ? {} : { from: await nameOf(tx, ownerId) }
    await logByStaff(deps, tx, viewer, { entryId: id, customerId, event: 'released', note: word, facts })
  })
}

/** A card is somebody's where one of its entries is: joined customers may bring entries of two colleagues. */
function holderOf(open: readonly EntryRow[], { ownerId }: EntryRow, viewer: Admin): string | null {
  const another = open.find((each) => each.ownerId !== null && each.ownerId !== viewer.id)
  return ownerId !== null && ownerId !== viewer.id ? ownerId : (another?.ownerId ?? ownerId)
}

interface HandingOver {
  readonly from: string
  readonly to: readonly string[]
  readonly word?: string | undefined
}

/** Hands all cards of a colleague to others in turn, the whole desk of theirs in one transaction. */
export async function handOver(
  deps: DeskDeps,
  viewer: Admin,
  { from, to, word = '' }: HandingOver,
): Promise<CallReply<'POST /api/desk/hand-over'>> {
  const work = async (tx: Db) => {
    const staff = await listStaff(tx)
    const receivers = [...new Set(to)].map((id) => receiver(staff, { id, from }, viewer))
    const giver = nameIn(staff, from)
    let count = 0
    for (const [turn, customerId] of (await listCustomersOfOwner(tx, from)).entries()) {
      await lockCustomer(tx, customerId)
      const owned = (await listOpenEntries(tx, customerId)).filter(({ ownerId }) => ownerId === from)
      const next = receivers[turn % Math.max(1, receivers.length)]
      const set = next === undefined ? { ownerId: null, owned: null, forAllFrom: null } : { ownerId: next.id, owned: deps.now() }
      for (const { id } of owned) {
        await updateEntry(tx, id, set)
        const facts = { from: giver, ...(next === undefined ? {} : { to: nameOfStaff(next) }) }
        await logByStaff(deps, tx, viewer, { entryId: id, customerId, event: 'handed-over', note: word, facts })
      }
      count += owned.length
    }
    if (count > 0) await announceDesk(tx)
    return count
  }
  const moved = await repeating(() => deps.database.transaction(work))
  return { success: true, message: messageText('deskHandedOver', viewer.language), moved }
}

function receiver(staff: readonly StaffMember[], { id, from }: { id: string; from: string }, { language }: Admin): StaffMember {
  const found = staff.find((each) => each.id === id)
  if (found !== undefined && id !== from) return found
  throw new RefusalError('validation', { fields: { to: [fieldText('invalid', language, { field: 'to' })] } })
}

async function nameOf(db: Db, id: string): Promise<string> {
  return nameIn(await listStaff(db), id)
}

function nameIn(staff: readonly StaffMember[], id: string): string {
  const found = staff.find((each) => each.id === id)
  return found === undefined ? '' : nameOfStaff(found)
}

function nameOfStaff({ firstName, lastName, email }: StaffMember): string {
  return `${firstName} ${lastName}`.trim() || email
}
