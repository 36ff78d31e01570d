import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DoneReply, IdParams } from '../replies.ts'

const Trouble = z.object({
  _id: z.string(),
  /** The name of the job; those of emails begin with `email-`. */
  job: z.string(),
  created: z.string(),
  tries: z.number(),
  reason: z.string(),
  /** The time of the next try; null where there is none. */
  next: z.string().nullable(),
})
export type Trouble = z.infer<typeof Trouble>

export const statusEndpoints = {
  'GET /api/status': endpoint({
    about:
      'How the shop is: its versions, database and processes, the disk of its files, the last backup, the emails and other jobs that wait, and those whose last try failed',
    access: { staff: ['settings'] },
    reply: z.object({
      version: z.string(),
      node: z.string(),
      started: z.string(),
      database: z.object({ kind: z.enum(['embedded', 'postgres']), version: z.string(), bytes: z.number(), processes: z.number() }),
      disk: z.object({ free: z.number(), total: z.number() }).nullable(),
      backup: z.object({
        isNightly: z.boolean(),
        last: z.object({ finished: z.string(), file: z.string(), bytes: z.number() }).nullable(),
        failed: z.object({ started: z.string(), reason: z.string() }).nullable(),
      }),
      outbox: z.string().nullable(),
      waiting: z.object({ emails: z.number(), others: z.number(), failed: z.number() }),
      troubles: z.array(Trouble),
    }),
  }),
  'POST /api/status/job/:id/again': endpoint({
    about: 'Lets an email or another job whose last try failed be tried again at once',
    access: { staff: ['settings'] },
    params: IdParams,
    reply: DoneReply,
  }),
}
