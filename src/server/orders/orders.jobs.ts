import { z } from 'zod'
import { LINE_STATUSES } from '#domain/orders.ts'
import type { JobQueue } from '#server/platform/jobs/jobs.ts'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const aboutOrder = z.object({ orderId: z.uuid() })

/** To the requester: we have it, we will call. */
export const orderLetterJob = defineLetterJob({ name: 'letter-order', payload: aboutOrder })
/** To the sales desk. */
export const orderNoticeJob = defineLetterJob({ name: 'letter-order-notice', payload: aboutOrder })
/** To a merchant with lines of the own brand in a new request. */
export const merchantRequestJob = defineLetterJob({ name: 'email-merchant-request', payload: aboutOrder.extend({ userId: z.uuid() }) })
/** To the requester, when somebody else cancelled the order. */
export const orderCancelledLetterJob = defineLetterJob({ name: 'letter-order-cancelled', payload: aboutOrder })
/** To the sales desk, when the requester or a merchant cancelled the order. */
export const orderCancelledNoticeJob = defineLetterJob({ name: 'email-order-cancelled-notice', payload: aboutOrder })
/** To the sales desk, when they cancelled lines of it. */
export const linesCancelledNoticeJob = defineLetterJob({
  name: 'email-lines-cancelled-notice',
  payload: aboutOrder.extend({ lineIds: z.array(z.uuid()), by: z.uuid() }),
})
/** To the requester, when lines moved: how all of them stood before. */
export const statusMovedJob = defineLetterJob({
  name: 'email-order-status',
  payload: aboutOrder.extend({ before: z.record(z.uuid(), z.enum(LINE_STATUSES)) }),
})

export const ORDER_JOBS: readonly JobQueue[] = [
  orderLetterJob,
  orderNoticeJob,
  merchantRequestJob,
  orderCancelledLetterJob,
  orderCancelledNoticeJob,
  linesCancelledNoticeJob,
  statusMovedJob,
]
