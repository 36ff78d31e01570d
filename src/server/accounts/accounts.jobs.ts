import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const aboutUser = z.object({ userId: z.uuid() })

export const welcomeEmailJob = defineEmailJob({ name: 'email-welcome', payload: aboutUser })
export const resetEmailJob = defineEmailJob({ name: 'email-reset', payload: aboutUser })
export const proofEmailJob = defineEmailJob({ name: 'email-prove-email', payload: aboutUser })
/** The addresses at the time of the change: the account may have the new one before the email is written. */
const aboutChange = aboutUser.extend({ email: z.string(), newEmail: z.string() })
export const emailChangeEmailJob = defineEmailJob({ name: 'email-email-change', payload: aboutChange })
export const passwordChangedEmailJob = defineEmailJob({ name: 'email-password-changed', payload: aboutUser })

/** Fills the texts that a search of accounts reads, for accounts from before there were such texts. */
export const userSearchTextsJob = defineJob({ name: 'user-search-texts', payload: z.object({}) })
