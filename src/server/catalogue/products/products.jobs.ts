import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** Sent with any change that may leave a picture without a product; a picture that a product names by then is kept. */
export const dropUnusedPictureJob = defineJob({ name: 'product-picture-unused', payload: z.object({ name: z.string() }) })
