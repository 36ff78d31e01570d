import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

const LIMIT_SECONDS = 15 * 60

/** Makes the entries anew that other rules made. It names its rules, since processes of other versions of the shop may be handed it. */
export const searchIndexJob = defineJob({ name: 'search-index', payload: z.object({ version: z.string() }), limitSeconds: LIMIT_SECONDS })

const BITMAPS_LIMIT_SECONDS = 2 * 60 * 60

/** Makes the bitmaps, which only large catalogues have. */
export const searchBitmapsJob = defineJob({
  name: 'search-bitmaps',
  formerName: 'search-sections',
  payload: z.object({}),
  limitSeconds: BITMAPS_LIMIT_SECONDS,
})
