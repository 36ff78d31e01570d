import type { HistoryEntry } from '#contract/admin/history.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { AuditedRecord } from '#domain/audit.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { countEntries, type EntryRow, listEntries } from './audit.repository.ts'

export interface HistoryQuery {
  readonly kind: AuditedRecord
  readonly id: string
  readonly page: number
  readonly limit: number
}

/** A record that nobody changed, or that never existed, has an empty history. */
export async function listHistory(
  { database: { db } }: { readonly database: Database },
  { kind, id, page, limit }: HistoryQuery,
): Promise<CallReply<'GET /api/history/:kind/:id'>> {
  const record = { recordKind: kind, recordId: id }
  const nothing: [EntryRow[], number] = [[], 0]
  const [rows, count] = isId(id)
    ? await Promise.all([listEntries(db, record, { limit, offset: pageOffset(page, limit) }), countEntries(db, record)])
    : nothing
  return { entries: rows.map(entryReply), totalPages: pageCount(count, limit), currentPage: page, count }
}

function entryReply({ id, at, actorId, actorName, action, before, after }: EntryRow): HistoryEntry {
  return { _id: id, at: at.toISOString(), actor: { _id: actorId, name: actorName }, action, before, after }
}
