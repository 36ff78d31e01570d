import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailField } from './forms/form-fields.ts'
import { DoneReply } from './replies.ts'

export const NewsletterForm = z.object({ email: emailField })

export const newsletterEndpoints = {
  'POST /api/newsletter/subscribe': endpoint({
    about: 'Puts an email address on the newsletter list',
    access: 'anyone',
    isOpenForm: true,
    body: NewsletterForm,
    reply: DoneReply,
  }),
  'POST /api/newsletter/unsubscribe/:token': endpoint({
    about: 'Takes an email address off the newsletter list by the link of an email; mail programs call it with one click',
    access: 'link-holders',
    ignoresBody: true,
    params: z.object({ token: z.string().min(1).max(200) }),
    reply: DoneReply,
  }),
}
