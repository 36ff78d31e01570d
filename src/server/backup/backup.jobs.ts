import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** Makes the backup of a night; a disk that is away may be back in a while. */
export const backupJob = defineJob({
  name: 'backup',
  payload: z.object({ id: z.uuid() }),
  retry: { limit: 6, firstPauseSeconds: 10 * 60, longestPauseSeconds: 60 * 60 },
  limitSeconds: 6 * 60 * 60,
})
