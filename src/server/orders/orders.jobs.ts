import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const aboutOrder = z.object({ orderId: z.uuid() })

/** To the requester: we have it, we will call. */
export const orderLetterJob = defineLetterJob({ name: 'letter-order', payload: aboutOrder })
/** To the sales desk. */
export const orderNoticeJob = defineLetterJob({ name: 'letter-order-notice', payload: aboutOrder })
/** To the requester, when somebody else called the order off. */
export const orderCancelledLetterJob = defineLetterJob({ name: 'letter-order-cancelled', payload: aboutOrder })
