import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

export const newsletterLetterJob = defineLetterJob({ name: 'letter-newsletter', payload: z.object({ subscriberId: z.uuid() }) })
