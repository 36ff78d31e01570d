import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const emailEndpoints = {
  'GET /api/email': endpoint({
    about: 'The folder on the server that holds emails while no mail server is set; null where they are sent',
    access: { staff: ['settings'] },
    reply: z.object({ outbox: z.string().nullable() }),
  }),
}
