import { z } from 'zod'
import { AUDITED_RECORDS } from '#domain/audit.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { endpoint } from '../endpoint.ts'
import { limitField, pageField, text } from '../fields.ts'
import { PagingReply } from '../replies.ts'

const Facts = z.record(z.string(), z.unknown()).nullable()

/** One change of a record: who, when, and its facts before and after. */
export const HistoryEntry = z.object({
  _id: z.string(),
  at: z.string(),
  /** The id is null when nobody was signed in: a link of an email, the command line. */
  actor: z.object({ _id: z.string().nullable(), name: z.string() }),
  action: z.string(),
  before: Facts,
  after: Facts,
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const historyEndpoints = {
  'GET /api/history/:kind/:id': endpoint({
    about: 'What became of a record, newest first; of a deleted one too',
    access: { staff: ['settings'] },
    params: z.object({ kind: z.enum(AUDITED_RECORDS, text('invalid')), id: z.string().min(1).max(100) }),
    query: z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE) }),
    reply: PagingReply.extend({ entries: z.array(HistoryEntry) }),
  }),
}
