import { z } from 'zod'
import { LINKED_KINDS, type LinkedKind } from '#domain/accounts/email-kinds.ts'
import { endpoint } from '../endpoint.ts'
import { DoneReply } from '../replies.ts'

/** A token holds the address or the account that it is about, sealed. */
const TOKEN_MAX = 500

const LinkParams = z.object({ token: z.string().min(1).max(TOKEN_MAX) })

const LinkedChoice = z.object({ kind: z.enum(LINKED_KINDS as [LinkedKind, ...LinkedKind[]]), isWanted: z.boolean() })
export type LinkedChoice = z.infer<typeof LinkedChoice>

/** Every email that one may do without has a link to these: no sign-in, and no end. */
export const emailLinkEndpoints = {
  'GET /api/emails/choice/:token': endpoint({
    about: 'The kind of emails that a link is about, and whether its reader wants them',
    access: 'link-holders',
    params: LinkParams,
    reply: LinkedChoice,
  }),
  'POST /api/emails/stop/:token': endpoint({
    about: 'Stops the kind of emails that a link is about; mail programs call it with one click. It may be called again',
    access: 'link-holders',
    ignoresBody: true,
    params: LinkParams,
    reply: DoneReply.extend({ choice: LinkedChoice }),
  }),
  'POST /api/emails/resume/:token': endpoint({
    about: 'Takes back that a kind of emails was stopped',
    access: 'link-holders',
    ignoresBody: true,
    params: LinkParams,
    reply: DoneReply.extend({ choice: LinkedChoice }),
  }),
}
