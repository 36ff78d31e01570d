import { z } from 'zod'
import { TRASH_DAYS } from '#domain/catalogue/trash.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** Sent with any change that may leave a picture without a product; a picture that a product names by then is kept. */
export const dropUnusedPictureJob = defineJob({ name: 'product-picture-unused', payload: z.object({ name: z.string() }) })

const DAY_SECONDS = 24 * 60 * 60

/** Sent with each deletion for the day on which it can't be taken back any more, after 30 days; queues of running shops know it by this name. */
export const purgeTrashJob = defineJob({
  name: 'product-trash-empty',
  payload: z.object({}),
  retry: { retentionSeconds: 2 * TRASH_DAYS * DAY_SECONDS },
})
