import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'

/** Sent with an upload and with any change that may leave a picture without a section; one that is named by then stays. */
export const dropSettingsPictureJob = defineJob({ name: 'settings-picture-unused', payload: z.object({ name: z.string() }) })
