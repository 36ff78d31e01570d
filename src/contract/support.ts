import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const supportEndpoints = {
  'GET /api/support/unread': endpoint({
    about: 'How many messages wait for the viewer in the support chat: of the staff, or for the staff of all customers',
    access: 'signed-in',
    asStaff: 'support',
    reply: z.object({ unread: z.number() }),
  }),
}
