import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

export const newsletterEmailJob = defineEmailJob({ name: 'email-newsletter', payload: z.object({ subscriberId: z.uuid() }) })
