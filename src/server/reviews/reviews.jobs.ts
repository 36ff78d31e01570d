import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const payload = z.object({ reviewId: z.uuid() })

/** To the author: everybody can read it now. */
export const reviewApprovedEmailJob = defineEmailJob({ name: 'email-review-approved', payload })
/** To the author: nobody will read it. */
export const reviewRejectedEmailJob = defineEmailJob({ name: 'email-review-rejected', payload })
