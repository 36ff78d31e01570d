import { z } from 'zod'
import { NAME_MAX } from '#domain/accounts/accounts.ts'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN } from '#domain/support/contact.ts'
import { endpoint } from './endpoint.ts'
import { emailField, line, words } from './forms/form-fields.ts'
import { DoneReply } from './replies.ts'

export const ContactForm = z.object({
  name: line({ most: NAME_MAX }),
  email: emailField,
  message: words({ least: CONTACT_MESSAGE_MIN, most: CONTACT_MESSAGE_MAX }),
})

export const contactEndpoints = {
  'POST /api/contact/add': endpoint({
    about: 'Leaves a message for the shop',
    access: 'anyone',
    isOpenForm: true,
    body: ContactForm,
    reply: DoneReply,
  }),
}
