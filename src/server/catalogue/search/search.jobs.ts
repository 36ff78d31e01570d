import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

const LIMIT_SECONDS = 15 * 60

/** Makes the entries anew that other rules made. It names its rules, since processes of other versions of the shop may be handed it. */
export const searchIndexJob = defineJob({ name: 'search-index', payload: z.object({ version: z.string() }), limitSeconds: LIMIT_SECONDS })

const INDEX_LIMIT_SECONDS = 2 * 60 * 60

/** Makes the index by sections, which only large catalogues have. */
export const searchSectionsJob = defineJob({ name: 'search-sections', payload: z.object({}), limitSeconds: INDEX_LIMIT_SECONDS })
