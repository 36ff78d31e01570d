import { z } from 'zod'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const aboutOrder = z.object({ orderId: z.uuid() })

export const orderJobs = {
  /** Goes to the requester: the request has arrived, the shop will call. */
  requestEmail: defineEmailJob({ name: 'email-order', payload: aboutOrder }),
  /** Goes to the sales desk. */
  requestNotice: defineEmailJob({ name: 'email-order-notice', payload: aboutOrder }),
  /** Goes to a merchant with lines of its own brand in a new request. */
  merchantRequest: defineEmailJob({ name: 'email-merchant-request', payload: aboutOrder.extend({ userId: z.uuid() }) }),
  /** Goes to the requester when somebody else cancelled the order. */
  cancelledEmail: defineEmailJob({ name: 'email-order-cancelled', payload: aboutOrder }),
  /** Goes to the sales desk when the requester or a merchant cancelled the order. */
  cancelledNotice: defineEmailJob({ name: 'email-order-cancelled-notice', payload: aboutOrder }),
  /** Goes to the sales desk when the requester or a merchant cancelled lines of the order. */
  linesCancelledNotice: defineEmailJob({
    name: 'email-lines-cancelled-notice',
    payload: aboutOrder.extend({ lineIds: z.array(z.uuid()), by: z.uuid() }),
  }),
  /** Goes to the requester when the status of lines changed; `before` holds the earlier status of every line. */
  statusEmail: defineEmailJob({
    name: 'email-order-status',
    payload: aboutOrder.extend({ before: z.record(z.uuid(), z.enum(LINE_STATUSES)) }),
  }),
}
