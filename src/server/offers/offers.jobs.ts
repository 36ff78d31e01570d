import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'

const aboutVersion = z.object({ versionId: z.uuid() })

export const offerJobs = {
  /** Goes to the addressee (`recipient` null) or to one further recipient by their place in the list. */
  offerEmail: defineEmailJob({
    name: 'email-offer',
    payload: aboutVersion.extend({ recipient: z.number().nullable(), eventId: z.uuid() }),
  }),
  /** Looks at the version when its last quarter begins, and sends the one reminder if it still waits for an answer. */
  remind: defineJob({ name: 'offer-remind', payload: aboutVersion }),
  reminderEmail: defineEmailJob({ name: 'email-offer-reminder', payload: aboutVersion }),
  /** Goes to the addressee: the yes is final. */
  acceptedEmail: defineEmailJob({ name: 'email-offer-accepted', payload: aboutVersion }),
  /** Goes to the addressee of an offer that was withdrawn. */
  withdrawnEmail: defineEmailJob({ name: 'email-offer-withdrawn', payload: aboutVersion }),
  /** Goes to the addressee: staff wrote on the offer. */
  messageEmail: defineEmailJob({ name: 'email-offer-message', payload: z.object({ messageId: z.uuid() }) }),
  /** Go to the sales desk. */
  answerNotice: defineEmailJob({
    name: 'email-offer-answer-notice',
    payload: aboutVersion.extend({ answer: z.enum(['accepted', 'declined', 'request-cancelled']) }),
  }),
  messageNotice: defineEmailJob({ name: 'email-offer-message-notice', payload: z.object({ messageId: z.uuid() }) }),
}
