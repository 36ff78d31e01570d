import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const aboutQuestion = z.object({ questionId: z.uuid() })

/** Goes to the merchant. */
export const questionEmailJob = defineEmailJob({ name: 'email-availability-question', payload: aboutQuestion })
/** Goes to the member of staff who asked. */
export const answeredEmailJob = defineEmailJob({ name: 'email-availability-answered', payload: aboutQuestion })
