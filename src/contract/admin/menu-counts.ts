import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const menuCountEndpoints = {
  'GET /api/waiting': endpoint({
    about:
      'How many merchants and reviews wait for a decision, how many offers for staff (acceptances to confirm, approvals, unanswered messages and renewals), and how many customers on the sales desk are due or late; 0 where the viewer has no such area',
    access: 'staff',
    reply: z.object({ merchants: z.number(), reviews: z.number(), offers: z.number(), desk: z.number() }),
  }),
}
