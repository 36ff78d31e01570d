import { z } from 'zod'
import { AREAS } from '#domain/accounts/areas.ts'
import { STAFF_NEWS } from '#domain/accounts/staff-news.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

/** `by` and `areas` as they were at the change. */
export const staffNewsEmailJob = defineEmailJob({
  name: 'email-staff-news',
  payload: z.object({ userId: z.uuid(), news: z.enum(STAFF_NEWS), by: z.string(), areas: z.array(z.enum(AREAS)) }),
})
