import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const menuCountEndpoints = {
  'GET /api/waiting': endpoint({
    about:
      'How many merchants and reviews wait for a decision, how many offers for staff (acceptances to confirm, approvals, unanswered messages and renewals), how many customers on the sales desk are due or late, and how many emails and other jobs failed at their last try; 0 where the viewer has no such area',
    access: 'staff',
    reply: z.object({ merchants: z.number(), reviews: z.number(), offers: z.number(), desk: z.number(), status: z.number() }),
  }),
}
