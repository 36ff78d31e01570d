import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const payload = z.object({ reviewId: z.uuid() })

/** To the author: everybody can read it now. */
export const reviewApprovedLetterJob = defineLetterJob({ name: 'letter-review-approved', payload })
/** To the author: nobody will read it. */
export const reviewRejectedLetterJob = defineLetterJob({ name: 'letter-review-rejected', payload })
