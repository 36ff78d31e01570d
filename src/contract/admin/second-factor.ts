import { z } from 'zod'
import { OwnUser } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { CodeForm, EnrolmentForm, SocialCodeForm } from '../forms/code-forms.ts'
import { DoneReply } from '../replies.ts'

const WithRecoveryCodes = DoneReply.extend({
  /** Shown once: only their hashes are stored. */
  recoveryCodes: z.array(z.string()),
})

export const secondFactorEndpoints = {
  'GET /api/auth/second-factor': endpoint({
    about: 'Whether the own account needs a code to sign in, how many recovery codes are left, and whether all staff need one',
    access: 'staff',
    reply: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number(), isRequired: z.boolean() }),
  }),
  'POST /api/auth/second-factor/begin': endpoint({
    about: 'A new secret for an authenticator app, also as an address for a QR code; it counts once a code has confirmed it',
    access: 'staff',
    body: EnrolmentForm,
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  'POST /api/auth/second-factor/confirm': endpoint({
    about: 'Switches the second factor on by a code of the app, and answers the recovery codes once',
    access: 'staff',
    securityEvent: 'second-factor-on',
    body: CodeForm,
    reply: WithRecoveryCodes,
  }),
  'POST /api/auth/second-factor/codes': endpoint({
    about: 'Makes new recovery codes by a code; the former ones end',
    access: 'staff',
    securityEvent: 'recovery-codes-renewed',
    body: CodeForm,
    reply: WithRecoveryCodes,
  }),
  'POST /api/auth/second-factor/off': endpoint({
    about: 'Switches the second factor off by a code, where it is not required',
    access: 'staff',
    securityEvent: 'second-factor-off',
    body: CodeForm,
    reply: DoneReply,
  }),
  'POST /api/auth/second-factor/sign-in': endpoint({
    about: 'Ends a sign-in by another service with the code that was due: `attempt` is what the service’s answer brought to the page',
    access: 'anyone',
    securityEvent: 'signed-in',
    isOpenForm: true,
    givesToken: true,
    body: SocialCodeForm,
    reply: DoneReply.extend({ token: z.string(), user: OwnUser }),
  }),
}
