import { z } from 'zod'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const aboutMerchant = z.object({ merchantId: z.uuid() })

export const applicationEmailJob = defineEmailJob({ name: 'email-merchant-applied', payload: aboutMerchant })
export const applicationNoticeJob = defineEmailJob({ name: 'email-merchant-notice', payload: aboutMerchant })
export const invitationEmailJob = defineEmailJob({ name: 'email-merchant-invited', payload: aboutMerchant })
export const approvalEmailJob = defineEmailJob({ name: 'email-merchant-approved', payload: aboutMerchant })
export const merchantWelcomeEmailJob = defineEmailJob({ name: 'email-merchant-welcome', payload: aboutMerchant })
export const enabledEmailJob = defineEmailJob({ name: 'email-merchant-enabled', payload: aboutMerchant })
export const disabledEmailJob = defineEmailJob({ name: 'email-merchant-disabled', payload: aboutMerchant })
export const rejectionEmailJob = defineEmailJob({ name: 'email-merchant-rejected', payload: aboutMerchant })
