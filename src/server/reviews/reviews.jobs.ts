import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const payload = z.object({ reviewId: z.uuid() })

/** Goes to the author: everybody can read the review now. */
export const reviewApprovedEmailJob = defineEmailJob({ name: 'email-review-approved', payload })
/** Goes to the author: nobody will read the review. */
export const reviewRejectedEmailJob = defineEmailJob({ name: 'email-review-rejected', payload })
