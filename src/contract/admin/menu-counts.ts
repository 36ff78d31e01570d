import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const menuCountEndpoints = {
  'GET /api/waiting': endpoint({
    about:
      'How many merchants and reviews wait for a decision, and how many offers for staff: acceptances to confirm, approvals, unanswered messages and renewals',
    access: 'admins',
    reply: z.object({ merchants: z.number(), reviews: z.number(), offers: z.number() }),
  }),
}
