import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** The check or the import of a sheet; begun anew where its process was killed. */
export const sheetRunJob = defineJob({
  name: 'sheet-run',
  payload: z.object({ runId: z.uuid() }),
  retry: { limit: 50, longestPauseSeconds: 60 },
  limitSeconds: 15 * 60,
})
