import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const aboutMessage = z.object({ messageId: z.uuid() })

export const contactReceivedLetterJob = defineLetterJob({ name: 'letter-contact-received', payload: aboutMessage })
export const contactNoticeLetterJob = defineLetterJob({ name: 'letter-contact-notice', payload: aboutMessage })
