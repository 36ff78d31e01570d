import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

/** Goes to a member of staff at the beginning of the working day, where something comes due. */
export const morningEmailJob = defineEmailJob({ name: 'email-desk-morning', payload: z.object({ userId: z.uuid(), day: z.string() }) })
