import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

/** Goes to a customer when the staff answered and the customer has not come back since; `first` is the position of the first answer. */
export const chatAnswerJob = defineEmailJob({ name: 'email-chat-answer', payload: z.object({ customerId: z.uuid(), first: z.int() }) })

/** Goes to the staff when a customer wrote while no staff was online. It holds the messages past `after`. */
export const chatNoticeJob = defineEmailJob({ name: 'email-chat-notice', payload: z.object({ customerId: z.uuid(), after: z.int() }) })
