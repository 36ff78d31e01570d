import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const aboutUser = z.object({ userId: z.uuid() })

export const welcomeLetterJob = defineLetterJob({ name: 'letter-welcome', payload: aboutUser })
export const resetLetterJob = defineLetterJob({ name: 'letter-reset', payload: aboutUser })
export const proofLetterJob = defineLetterJob({ name: 'letter-prove-email', payload: aboutUser })
/** The addresses are those of the asking: the account may have the new one before the email is written. */
const aboutChange = aboutUser.extend({ email: z.string(), newEmail: z.string() })
export const emailChangeLetterJob = defineLetterJob({ name: 'letter-email-change', payload: aboutChange })
export const passwordChangedLetterJob = defineLetterJob({ name: 'letter-password-changed', payload: aboutUser })
