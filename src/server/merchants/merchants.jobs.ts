import { z } from 'zod'
import { defineLetterJob } from '#server/platform/mail/letter-jobs.ts'

const aboutMerchant = z.object({ merchantId: z.uuid() })

export const applicationLetterJob = defineLetterJob({ name: 'letter-merchant-applied', payload: aboutMerchant })
export const applicationNoticeJob = defineLetterJob({ name: 'letter-merchant-notice', payload: aboutMerchant })
export const invitationLetterJob = defineLetterJob({ name: 'letter-merchant-invited', payload: aboutMerchant })
export const approvalLetterJob = defineLetterJob({ name: 'letter-merchant-approved', payload: aboutMerchant })
export const merchantWelcomeLetterJob = defineLetterJob({ name: 'letter-merchant-welcome', payload: aboutMerchant })
export const enabledLetterJob = defineLetterJob({ name: 'letter-merchant-enabled', payload: aboutMerchant })
export const disabledLetterJob = defineLetterJob({ name: 'letter-merchant-disabled', payload: aboutMerchant })
export const rejectionLetterJob = defineLetterJob({ name: 'letter-merchant-rejected', payload: aboutMerchant })

export const MERCHANT_JOBS = [
  applicationLetterJob,
  applicationNoticeJob,
  invitationLetterJob,
  approvalLetterJob,
  merchantWelcomeLetterJob,
  enabledLetterJob,
  disabledLetterJob,
  rejectionLetterJob,
] as const
