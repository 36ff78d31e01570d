import type { DeskCardReply, EntryReply } from '#contract/desk.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { customerSearch } from '#domain/desk/customer-search.ts'
import type { EntryState } from '#domain/desk/entries.ts'
import { RefusalError } from '#domain/errors.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { governoratesIn } from '#i18n/governorates.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { listStaff } from '#server/shop-settings/staff.service.ts'
import type { DeskDeps } from '../desk.deps.ts'
import { type EntryRow, findEntry } from '../entries.repository.ts'
import { cardReplies, entryReply, logReply } from './desk.replies.ts'
import { countByOwner, countDue, listCardOf, listCards, listEveryEntryOf } from './desk-list.repository.ts'
import { listLog } from './desk-log.repository.ts'

interface DeskQuery {
  readonly page: number
  readonly limit: number
  readonly state?: EntryState | undefined
  readonly owner?: 'mine' | 'nobody' | 'all' | undefined
  readonly due?: 'yes' | undefined
  readonly late?: 'yes' | undefined
  readonly sleeping?: 'yes' | undefined
  readonly search: string
}

export async function readDesk(
  { database, now }: DeskDeps,
  viewer: Admin,
  { page, limit, state, owner, due, late, sleeping, search }: DeskQuery,
): Promise<CallReply<'GET /api/desk'>> {
  const at = now()
  const words = search === '' ? null : { ...customerSearch(search), governorates: governoratesIn(search) }
  const narrowed = owner === 'all' ? undefined : owner
  const is = { isDue: due === 'yes', isLate: late === 'yes', isSleeping: sleeping === 'yes' }
  const filter = { viewerId: viewer.id, state, owner: narrowed, ...is, words, now: at }
  const { rows, total, counts } = await listCards(database, filter, { limit, offset: pageOffset(page, limit) })
  const cards = cardReplies(rows, viewer.language, at)
  return { cards, now: at.toISOString(), counts, totalPages: pageCount(total, limit), currentPage: page, count: total }
}

/** The customers who are due or late, each of them once. */
export async function countDueCards({ database: { db }, now }: Pick<DeskDeps, 'database' | 'now'>): Promise<number> {
  return countDue(db, now())
}

export async function readStaff({ database: { db }, now }: DeskDeps): Promise<CallReply<'GET /api/desk/staff'>> {
  const [staff, owners] = await Promise.all([listStaff(db), countByOwner(db, now())])
  const counted = new Map(owners.map(({ id, open, late }) => [id, { open, late }]))
  return {
    staff: staff.map(({ id, firstName, lastName, email }) => ({
      _id: id,
      name: `${firstName} ${lastName}`.trim() || email,
      ...(counted.get(id) ?? { open: 0, late: 0 }),
    })),
  }
}

export async function readEntry(deps: DeskDeps, viewer: Admin, id: string): Promise<CallReply<'GET /api/desk/:id'>> {
  const { db } = deps.database
  const entry = isId(id) ? await findEntry(db, id) : null
  if (entry === null) throw new RefusalError('desk/not-found')
  const [card, log] = await Promise.all([cardOf(deps, db, viewer, entry, { withEntry: true }), readLog(db, entry)])
  if (card === null) throw new RefusalError('desk/not-found')
  return { card, log, now: deps.now().toISOString() }
}

/** Everything open of the customer; null where nothing waits any more, unless the entry itself is asked for. */
export async function cardOf(
  { now }: Pick<DeskDeps, 'now'>,
  db: Db,
  { language }: Pick<Admin, 'language'>,
  { id, customerId }: Pick<EntryRow, 'id' | 'customerId'>,
  { withEntry }: { readonly withEntry: boolean },
): Promise<DeskCardReply | null> {
  const [card] = cardReplies(await listCardOf(db, customerId, withEntry ? id : null), language, now())
  return card ?? null
}

/** Everything of a customer, what has ended too. */
export async function entriesOfCustomer({ now }: Pick<DeskDeps, 'now'>, db: Db, customerId: string): Promise<EntryReply[]> {
  const at = now()
  return (await listEveryEntryOf(db, customerId)).map((row) => entryReply(row, at))
}

export async function readLog(db: Db, { customerId }: Pick<EntryRow, 'customerId'>) {
  return (await listLog(db, customerId)).map(logReply)
}
