import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

/** To the author: everybody can read it now. */
export const reviewApprovedLetterJob = defineLetterJob({ name: 'letter-review-approved', payload: z.object({ reviewId: z.uuid() }) })
