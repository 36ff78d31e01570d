import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** Sent with whatever may leave a picture without a product; what a product names by then is left alone. */
export const dropUnusedPictureJob = defineJob({ name: 'product-picture-unused', payload: z.object({ name: z.string() }) })
