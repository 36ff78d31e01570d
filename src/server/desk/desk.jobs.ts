import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/**
 * Makes entries for subjects that have none, as those from before there was a desk, then makes search texts of customers anew that older
 * rules made, and then brings entries that are out of step up to date. A piece at a time: each sends the next one.
 */
export const deskEntriesJob = defineJob({
  name: 'desk-entries',
  payload: z.object({ after: z.uuid().nullable(), isUrgent: z.boolean().optional() }),
})
