import { z } from 'zod'
import { LINE_STATUSES } from '#domain/orders.ts'
import type { JobQueue } from '#server/platform/jobs/jobs.ts'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const aboutOrder = z.object({ orderId: z.uuid() })

export const orderJobs = {
  /** To the requester: we have it, we will call. */
  requestEmail: defineLetterJob({ name: 'letter-order', payload: aboutOrder }),
  /** To the sales desk. */
  requestNotice: defineLetterJob({ name: 'letter-order-notice', payload: aboutOrder }),
  /** To a merchant with lines of the own brand in a new request. */
  merchantRequest: defineLetterJob({ name: 'email-merchant-request', payload: aboutOrder.extend({ userId: z.uuid() }) }),
  /** To the requester, when somebody else cancelled the order. */
  cancelledEmail: defineLetterJob({ name: 'letter-order-cancelled', payload: aboutOrder }),
  /** To the sales desk, when the requester or a merchant cancelled the order. */
  cancelledNotice: defineLetterJob({ name: 'email-order-cancelled-notice', payload: aboutOrder }),
  /** To the sales desk, when they cancelled lines of it. */
  linesCancelledNotice: defineLetterJob({
    name: 'email-lines-cancelled-notice',
    payload: aboutOrder.extend({ lineIds: z.array(z.uuid()), by: z.uuid() }),
  }),
  /** To the requester, when lines moved: how all of them stood before. */
  statusMoved: defineLetterJob({
    name: 'email-order-status',
    payload: aboutOrder.extend({ before: z.record(z.uuid(), z.enum(LINE_STATUSES)) }),
  }),
}

export const ORDER_JOBS: readonly JobQueue[] = Object.values(orderJobs)
