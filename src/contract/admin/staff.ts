import { z } from 'zod'
import { PROVIDERS } from '#domain/accounts/accounts.ts'
import { AREAS } from '#domain/accounts/areas.ts'
import { Session } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptedInvitation, AreasForm, DiscountLimitForm, Invitation, RequiredCodeForm } from '../forms/staff-forms.ts'
import { DoneReply, TokenParams } from '../replies.ts'

const StaffMember = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  provider: z.enum(PROVIDERS),
  areas: z.array(z.enum(AREAS)),
  /** The discount that they may give without approval, in hundredths of a percent; null for the limit of the settings. */
  discountLimitHundredths: z.number().nullable(),
  created: z.string(),
  /** The last use of any session, true to the hour; null without one. */
  lastSeen: z.string().nullable(),
  hasSecondFactor: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

const OpenInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  areas: z.array(z.enum(AREAS)),
  created: z.string(),
  expires: z.string(),
  isExpired: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const ofPerson = z.object({ id: z.string() })

export const staffEndpoints = {
  'GET /api/staff': endpoint({
    about: 'The staff with their areas, the invitations that nobody has accepted yet, and whether all staff need a code to sign in',
    access: { staff: ['people'] },
    reply: z.object({ staff: z.array(StaffMember), invitations: z.array(OpenInvitation), isCodeRequired: z.boolean() }),
  }),
  'PUT /api/staff/:id/areas': endpoint({
    about:
      'Sets the areas of a colleague. At least one colleague always has the area `people`, and only a colleague who has an area may give it. Refused where they are no longer what `before` says',
    access: { staff: ['people'] },
    params: ofPerson,
    body: AreasForm,
    reply: DoneReply,
  }),
  'PUT /api/staff/:id/discount-limit': endpoint({
    about: 'Sets the discount that a colleague may give without approval, in percent; null for the limit of the settings',
    access: { staff: ['people'] },
    params: ofPerson,
    body: DiscountLimitForm,
    reply: DoneReply,
  }),
  'DELETE /api/staff/:id': endpoint({
    about: 'Makes a colleague a member again, and signs them out everywhere',
    access: { staff: ['people'] },
    securityEvent: 'staff-access-ended',
    params: ofPerson,
    reply: DoneReply,
  }),
  'GET /api/staff/:id/sessions': endpoint({
    about: 'Where a colleague is signed in, the session used last first',
    access: { staff: ['people'] },
    params: ofPerson,
    reply: z.object({ sessions: z.array(Session) }),
  }),
  'DELETE /api/staff/:id/sessions': endpoint({
    about: 'Signs a colleague out everywhere; of oneself, everywhere else',
    access: { staff: ['people'] },
    securityEvent: 'signed-out',
    params: ofPerson,
    reply: DoneReply,
  }),
  'DELETE /api/staff/:id/sessions/:sessionId': endpoint({
    about: 'Ends one session of a colleague',
    access: { staff: ['people'] },
    securityEvent: 'signed-out',
    params: ofPerson.extend({ sessionId: z.string() }),
    reply: DoneReply,
  }),
  'DELETE /api/staff/:id/second-factor': endpoint({
    about: 'Switches off the second factor of a colleague who has lost it',
    access: { staff: ['people'] },
    securityEvent: 'second-factor-reset',
    params: ofPerson,
    reply: DoneReply,
  }),
  'PUT /api/staff/required-code': endpoint({
    about: 'Says whether all staff need a code to sign in; those who have none set it up at their next sign-in',
    access: { staff: ['settings'] },
    body: RequiredCodeForm,
    reply: DoneReply,
  }),
  'POST /api/staff/invite': endpoint({
    about: 'Invites somebody to the staff by email',
    access: { staff: ['people'] },
    personLimit: 'invitations',
    body: Invitation,
    reply: DoneReply.extend({ invitation: OpenInvitation }),
  }),
  'POST /api/staff/invite/:id/again': endpoint({
    about: 'Sends an invitation again; the link of the former email ends',
    access: { staff: ['people'] },
    personLimit: 'invitations',
    params: ofPerson,
    reply: DoneReply,
  }),
  'DELETE /api/staff/invite/:id': endpoint({
    about: 'Takes an invitation back',
    access: { staff: ['people'] },
    params: ofPerson,
    reply: DoneReply,
  }),
  'GET /api/staff/invitation/:token': endpoint({
    about:
      'The invitation of an emailed link, null for a link that does not work. `needsPassword`: accepting it makes an account, or takes over one whose address was never proven. `isFirst`: the link was printed by a shop without staff, and makes its first admin',
    access: 'link-holders',
    params: TokenParams,
    reply: z.object({
      invitation: z
        .object({
          email: z.string(),
          areas: z.array(z.enum(AREAS)),
          needsPassword: z.boolean(),
          isFirst: z.boolean(),
          firstName: z.string(),
          lastName: z.string(),
        })
        .nullable(),
    }),
  }),
  'POST /api/staff/invitation/:token': endpoint({
    about: 'Accepts an invitation by the link of its email, once',
    access: 'link-holders',
    securityEvent: 'staff-joined',
    params: TokenParams,
    body: AcceptedInvitation,
    reply: DoneReply,
  }),
}
