import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

const LIMIT_SECONDS = 6 * 60 * 60

/** Makes the indexes that are missing. */
export const indexesJob = defineJob({ name: 'indexes', payload: z.object({}), limitSeconds: LIMIT_SECONDS })
