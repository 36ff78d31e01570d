import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** Sent in the transaction that names a new picture, so that its first viewer does not wait for the usual sizes. */
export const makeUsualFilesJob = defineJob({ name: 'media-usual-files', payload: z.object({ name: z.string() }), retry: { limit: 3 } })
