import { z } from 'zod'
import { LINE_STATUSES } from '#domain/orders.ts'
import type { JobQueue } from '#server/platform/jobs/jobs.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const aboutOrder = z.object({ orderId: z.uuid() })

export const orderJobs = {
  /** To the requester: we have it, we will call. */
  requestEmail: defineEmailJob({ name: 'email-order', payload: aboutOrder }),
  /** To the sales desk. */
  requestNotice: defineEmailJob({ name: 'email-order-notice', payload: aboutOrder }),
  /** To a merchant with lines of the own brand in a new request. */
  merchantRequest: defineEmailJob({ name: 'email-merchant-request', payload: aboutOrder.extend({ userId: z.uuid() }) }),
  /** To the requester, when somebody else cancelled the order. */
  cancelledEmail: defineEmailJob({ name: 'email-order-cancelled', payload: aboutOrder }),
  /** To the sales desk, when the requester or a merchant cancelled the order. */
  cancelledNotice: defineEmailJob({ name: 'email-order-cancelled-notice', payload: aboutOrder }),
  /** To the sales desk, when they cancelled lines of it. */
  linesCancelledNotice: defineEmailJob({
    name: 'email-lines-cancelled-notice',
    payload: aboutOrder.extend({ lineIds: z.array(z.uuid()), by: z.uuid() }),
  }),
  /** To the requester, when lines moved: how all of them stood before. */
  statusMoved: defineEmailJob({
    name: 'email-order-status',
    payload: aboutOrder.extend({ before: z.record(z.uuid(), z.enum(LINE_STATUSES)) }),
  }),
}

export const ORDER_JOBS: readonly JobQueue[] = Object.values(orderJobs)
