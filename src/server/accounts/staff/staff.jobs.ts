import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

export const staffInvitationEmailJob = defineEmailJob({ name: 'email-staff-invitation', payload: z.object({ invitationId: z.uuid() }) })
