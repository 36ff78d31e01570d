import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

/** To the staff: a customer wrote while nobody was there. It holds what stands behind a place of the conversation. */
export const chatNoticeJob = defineLetterJob({ name: 'letter-chat-notice', payload: z.object({ customerId: z.uuid(), after: z.int() }) })
