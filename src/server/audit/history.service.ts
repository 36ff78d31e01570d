import type { HistoryEntry } from '#contract/admin/history.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { AuditedRecord } from '#domain/audit.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { countEntries, type EntryRow, listEntries } from './audit.repository.ts'

/** Names by their ids, of those who are still there. */
export type NamesOf = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

export interface HistoryDeps {
  readonly database: Database
  /** The names of accounts, and of customers: slices above the history own them. */
  readonly namesOfAccounts: NamesOf
  readonly namesOfCustomers: NamesOf
}

export interface HistoryQuery {
  readonly kind: AuditedRecord
  readonly id: string
  readonly page: number
  readonly limit: number
}

/** A record that nobody changed, or that never existed, has an empty history. */
export async function listHistory(
  deps: HistoryDeps,
  { kind, id, page, limit }: HistoryQuery,
): Promise<CallReply<'GET /api/history/:kind/:id'>> {
  const { db } = deps.database
  const record = { recordKind: kind, recordId: id }
  const nothing: [EntryRow[], number] = [[], 0]
  const [rows, count] = isId(id)
    ? await Promise.all([listEntries(db, record, { limit, offset: pageOffset(page, limit) }), countEntries(db, record)])
    : nothing
  const names = await namesIn(deps, rows)
  return { entries: rows.map((row) => entryReply(row, names)), totalPages: pageCount(count, limit), currentPage: page, count }
}

/** Facts that hold an id, whose name is read when somebody looks. */
const NAMED = { salesperson: 'accounts', other: 'customers' } as const
type Named = keyof typeof NAMED

interface Names {
  readonly accounts: ReadonlyMap<string, string>
  readonly customers: ReadonlyMap<string, string>
}

async function namesIn({ database: { db }, namesOfAccounts, namesOfCustomers }: HistoryDeps, rows: readonly EntryRow[]): Promise<Names> {
  const idsOf = (fact: Named) => rows.flatMap(({ before, after }) => [before?.[fact], after?.[fact]]).filter(isText)
  const actors = rows.flatMap(({ actorId }) => actorId ?? [])
  const [accounts, customers] = await Promise.all([
    namesOfAccounts(db, [...new Set([...actors, ...idsOf('salesperson')])].filter(isId)),
    namesOfCustomers(db, [...new Set(idsOf('other'))].filter(isId)),
  ])
  return { accounts, customers }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function entryReply({ id, at, actorId, actorName, action, before, after }: EntryRow, names: Names): HistoryEntry {
  const name = actorId === null ? actorName : (names.accounts.get(actorId) ?? NO_NAME)
  const facts = (given: EntryRow['before']) =>
    given && Object.fromEntries(Object.entries(given).map(([fact, value]) => [fact, withName(fact, value, names)]))
  return { _id: id, at: at.toISOString(), actor: { _id: actorId, name }, action, before: facts(before), after: facts(after) }
}

function withName(fact: string, value: unknown, names: Names): unknown {
  if (!isText(value) || !Object.hasOwn(NAMED, fact)) return value
  return names[NAMED[fact as Named]].get(value) ?? NO_NAME
}
