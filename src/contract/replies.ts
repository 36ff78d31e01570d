import { z } from 'zod'

/** The answer of every change: a sentence about it in the viewer's language. */
export const DoneReply = z.object({ success: z.literal(true), message: z.string() })

export const PagingReply = z.object({ totalPages: z.number(), currentPage: z.number(), count: z.number() })

/** A search that found more than it counts says so. */
export const CountedPagingReply = PagingReply.extend({ countIsMinimum: z.literal(true).optional() })

/** Pages where they are asked for. */
export const FoundPagingReply = CountedPagingReply.partial()

export const IdParams = z.object({ id: z.string().min(1).max(100) })

/** The token of an emailed link, as its address has it. */
export const TokenParams = z.object({ token: z.string().min(1).max(200) })

/** A person or customer by name. */
export const NamedReply = z.object({ _id: z.string(), name: z.string() })
