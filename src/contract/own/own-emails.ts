import { z } from 'zod'
import { EMAIL_KINDS } from '#domain/accounts/email-kinds.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { DoneReply } from '../replies.ts'

const languageField = z.enum(LANGUAGES, text('invalid')).nullable()

const OwnEmails = z.object({
  /** Null where emails follow the language that the person used last. */
  language: z.enum(LANGUAGES).nullable(),
  /** The kinds that the person may choose among; everything else always goes. */
  kinds: z.array(z.object({ kind: z.enum(EMAIL_KINDS), isWanted: z.boolean() })),
})
export type OwnEmails = z.infer<typeof OwnEmails>

export const ownEmailEndpoints = {
  'GET /api/user/me/emails': endpoint({
    about: 'The language of emails to the signed-in person, and which of those that one may do without are wanted',
    access: 'signed-in',
    reply: OwnEmails,
  }),
  'PUT /api/user/me/emails': endpoint({
    about: 'Changes the language of emails, or which are wanted; what is not sent along stays. Kinds that are not offered are left out',
    access: 'signed-in',
    body: z.object({
      language: languageField.optional(),
      wanted: z.partialRecord(z.enum(EMAIL_KINDS), z.boolean(text('invalid')), text('invalid')).optional(),
    }),
    reply: DoneReply.extend({ emails: OwnEmails }),
  }),
}
