import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const aboutMessage = z.object({ messageId: z.uuid() })

export const contactReceivedEmailJob = defineEmailJob({ name: 'email-contact-received', payload: aboutMessage })
export const contactNoticeEmailJob = defineEmailJob({ name: 'email-contact-notice', payload: aboutMessage })
