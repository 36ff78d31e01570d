import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** Goes on where a killed process has stopped: pictures that were placed are in the report. */
export const sheetPicturesJob = defineJob({
  name: 'sheet-pictures',
  payload: z.object({ runId: z.uuid() }),
  retry: { limit: 50, longestPauseSeconds: 60 },
  limitSeconds: 60 * 60,
})
