import { z } from 'zod'
import { SHEET_FORMATS } from '#domain/sheets/columns.ts'
import { EXPORTED_LISTS } from '#domain/sheets/exports.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

/** Tells the owner that a list of people has left the shop. */
export const exportNoticeJob = defineEmailJob({
  name: 'email-export-notice',
  payload: z.object({
    userId: z.uuid(),
    list: z.enum(EXPORTED_LISTS),
    format: z.enum(SHEET_FORMATS),
    rows: z.int(),
    at: z.string(),
    language: z.enum(LANGUAGES),
  }),
})
