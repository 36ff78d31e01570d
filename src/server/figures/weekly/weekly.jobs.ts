import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

/** Goes on Thursdays to staff who want the figures by email. */
export const weeklyFiguresJob = defineEmailJob({ name: 'email-weekly-figures', payload: z.object({ userId: z.uuid(), day: z.string() }) })
