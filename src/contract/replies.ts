import { z } from 'zod'

/** What every change answers: what happened, in the viewer's language. */
export const DoneReply = z.object({ success: z.literal(true), message: z.string() })

export const PagingReply = z.object({ totalPages: z.number(), currentPage: z.number(), count: z.number() })

export const IdParams = z.object({ id: z.string().min(1).max(100) })
