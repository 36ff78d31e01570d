import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const aboutUser = z.object({ userId: z.uuid() })

export const welcomeLetterJob = defineLetterJob({ name: 'letter-welcome', payload: aboutUser })
export const resetLetterJob = defineLetterJob({ name: 'letter-reset', payload: aboutUser })
export const proofLetterJob = defineLetterJob({ name: 'letter-prove-email', payload: aboutUser })
export const emailChangeLetterJob = defineLetterJob({ name: 'letter-email-change', payload: aboutUser })
export const passwordChangedLetterJob = defineLetterJob({ name: 'letter-password-changed', payload: aboutUser })
