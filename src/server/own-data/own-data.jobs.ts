import { z } from 'zod'
import { LANGUAGES } from '#domain/text/language.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

/** The only email whose receiver stands in its job: the account is gone by then. Its words are sealed, so that no log tells them. */
export const accountDeletedEmailJob = defineEmailJob({
  name: 'email-account-deleted',
  payload: z.object({ userId: z.uuid(), sealed: z.string() }),
})

export const FormerOwner = z.object({ email: z.string(), firstName: z.string(), language: z.enum(LANGUAGES) })
export type FormerOwner = z.infer<typeof FormerOwner>

/** Bytes go once the deletion is certain. */
export const forgetFilesJob = defineJob({
  name: 'forget-files',
  payload: z.object({ files: z.array(z.string()), documents: z.array(z.string()) }),
})
