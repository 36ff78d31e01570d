import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

/** To a customer: the staff answered and the customer has not come back since; `first` is the place of the first answer. */
export const chatAnswerJob = defineEmailJob({ name: 'email-chat-answer', payload: z.object({ customerId: z.uuid(), first: z.int() }) })

/** To the staff: a customer wrote while nobody was there. It holds what stands behind a place of the conversation. */
export const chatNoticeJob = defineEmailJob({ name: 'email-chat-notice', payload: z.object({ customerId: z.uuid(), after: z.int() }) })
