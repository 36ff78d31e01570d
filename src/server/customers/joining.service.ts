import type { Admin } from '#domain/accounts/viewer.ts'
import { isSeparable, JOIN_UNDO_DAYS } from '#domain/customers.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { type Actor, actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import type { CustomerDeps } from './customers.deps.ts'
import { type CustomerRow, listGroupIds, lockCustomers, setJoinedInto, updateCustomer } from './customers.repository.ts'
import type { ChangedCustomer } from './editing.service.ts'
import { findJoin, insertJoin, listRecordsOfAddress, markUndone, moveCompanies, moveContacts, resetActive } from './joins.repository.ts'
import { customerReply } from './reading.service.ts'
import { refreshCustomerSearch } from './search.service.ts'

/** Rows of the desk, by their ids. */
export interface DeskRows {
  readonly entries: readonly string[]
  readonly log: readonly string[]
}

export interface JoinedCustomers {
  readonly remainingId: string
  readonly joinedId: string
  readonly joinedName: string
  readonly by: Actor
}

export interface SeparatedCustomers extends JoinedCustomers {
  /** The record that gets its rows back, and those that were part of it. */
  readonly groupIds: readonly string[]
  /** The rows that the joining moved. */
  readonly moved: DeskRows
  readonly joined: Date
}

export interface Joiners extends Pick<CustomerDeps, 'newId' | 'now'> {
  /** Moves everything of the joined customer, in the same transaction, and answers what it moved. */
  readonly onCustomersJoined: (tx: Db, joined: JoinedCustomers) => Promise<DeskRows>
}

export interface JoiningDeps extends CustomerDeps, Joiners {
  /** Moves it back, with what has come since for the accounts of the separated customer. */
  readonly onCustomersSeparated: (tx: Db, separated: SeparatedCustomers) => Promise<void>
}

/** Makes one customer of two. The rows that move are remembered, so that undoing it moves exactly these back. */
export async function joinCustomers(deps: JoiningDeps, viewer: Admin, id: string, otherId: string): Promise<ChangedCustomer> {
  if (id === otherId) throw new RefusalError('customer/same')
  const join = async (tx: Db) => {
    const { remaining, other } = await openBoth(tx, id, otherId)
    if (remaining.joinedInto !== null || other.joinedInto !== null) throw new RefusalError('customer/joined-before')
    await makeOne(deps, tx, { by: { id: viewer.id, name: actorOf(viewer).name }, remaining, other })
    return customerReply(deps, tx, id, viewer.language)
  }
  const customer = await repeating(() => deps.database.transaction(join))
  return { success: true, message: messageText('customersJoined', viewer.language), customer }
}

interface Joining {
  readonly by: Actor & { readonly id: string }
  readonly remaining: CustomerRow
  readonly other: CustomerRow
}

async function makeOne(deps: Joiners, tx: Db, { by, remaining, other }: Joining): Promise<void> {
  const { id } = remaining
  const way = { from: other.id, to: id }
  const at = deps.now()
  const contacts = await moveContacts(tx, way)
  const companies = await moveCompanies(tx, way)
  const rows = await deps.onCustomersJoined(tx, { remainingId: id, joinedId: other.id, joinedName: other.name, by })
  const moved = { ...rows, contacts, companies }
  await insertJoin(tx, { id: deps.newId(), remainingId: id, joinedId: other.id, moved, at, byId: by.id, byName: by.name })
  await setJoinedInto(tx, other.id, id)
  await resetActive(tx, [id])
  await recordJoin(deps, tx, { by, action: 'joined', remaining, other })
}

interface Own {
  /** The record of the account. */
  readonly id: string
  readonly userId: string
  /** The address that the account has proven. */
  readonly email: string
}

/**
 * Records that staff wrote for the address of an account become part of the account's own. One with another address besides may be a
 * company of several people: staff see it as a twin and decide.
 */
export async function joinOwnRecords(deps: Joiners, tx: Db, { id, userId, email }: Own): Promise<void> {
  for (const otherId of await listRecordsOfAddress(tx, email)) {
    const { remaining, other } = await openBoth(tx, id, otherId)
    const isFree = remaining.joinedInto === null && other.joinedInto === null && other.userId === null
    if (isFree) await makeOne(deps, tx, { by: { id: userId, name: remaining.name }, remaining, other })
  }
}

/** Rows that have come since go along where they belong to the separated customer's account. */
export async function separateCustomers(deps: JoiningDeps, viewer: Admin, id: string, joinId: string): Promise<ChangedCustomer> {
  const separate = async (tx: Db) => {
    const join = isId(joinId) ? await findJoin(tx, joinId) : null
    if (join === null || join.remainingId !== id) throw new RefusalError('customer/not-joined')
    const { joinedId, moved, at } = join
    const { remaining, other } = await openBoth(tx, id, joinedId)
    if (remaining.joinedInto !== null) throw new RefusalError('customer/joined-before')
    if (!isSeparable(at, deps.now())) throw new RefusalError('customer/joined-long-ago', { values: { days: JOIN_UNDO_DAYS } })
    if (!(await markUndone(tx, joinId, deps.now()))) throw new RefusalError('customer/not-joined')
    const way = { from: id, to: joinedId }
    await moveContacts(tx, way, moved.contacts)
    await moveCompanies(tx, way, moved.companies)
    await setJoinedInto(tx, joinedId, null)
    await deps.onCustomersSeparated(tx, {
      remainingId: id,
      joinedId,
      joinedName: other.name,
      groupIds: await listGroupIds(tx, joinedId),
      moved,
      joined: at,
      by: actorOf(viewer),
    })
    await resetActive(tx, [id, joinedId])
    await refreshCustomerSearch(tx, joinedId)
    await recordJoin(deps, tx, { by: actorOf(viewer), action: 'separated', remaining, other })
    return customerReply(deps, tx, id, viewer.language)
  }
  const customer = await repeating(() => deps.database.transaction(separate))
  return { success: true, message: messageText('customersSeparated', viewer.language), customer }
}

async function openBoth(tx: Db, id: string, otherId: string): Promise<{ remaining: CustomerRow; other: CustomerRow }> {
  const rows = isId(id) && isId(otherId) ? await lockCustomers(tx, [id, otherId]) : new Map<string, CustomerRow>()
  const [remaining, other] = [rows.get(id), rows.get(otherId)]
  if (remaining === undefined || other === undefined) throw new RefusalError('customer/not-found')
  return { remaining, other }
}

interface RecordedJoin {
  readonly by: Actor
  readonly action: 'joined' | 'separated'
  readonly remaining: CustomerRow
  readonly other: CustomerRow
}

async function recordJoin(deps: Pick<Joiners, 'newId' | 'now'>, tx: Db, { by, action, remaining, other }: RecordedJoin): Promise<void> {
  const version = await updateCustomer(tx, remaining.id)
  await refreshCustomerSearch(tx, remaining.id)
  await recordChange(tx, deps, {
    actor: by,
    action: `customer.${action}`,
    recordKind: 'customer',
    recordId: remaining.id,
    before: null,
    after: { other: other.id, version },
  })
}
