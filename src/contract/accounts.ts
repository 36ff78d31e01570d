import { z } from 'zod'
import { PROVIDERS } from '#domain/accounts/accounts.ts'
import { AREAS } from '#domain/accounts/areas.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { endpoint } from './endpoint.ts'
import { filterWord, limitField, pageField, searchTerm } from './fields.ts'
import { EmailForm, ForgotForm, LoginForm, PasswordForm, ProfileForm, ProofForm, RegisterForm, ResetForm } from './forms/account-forms.ts'
import { DoneReply, PagingReply, TokenParams } from './replies.ts'

const UserFacts = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  provider: z.enum(PROVIDERS),
  role: z.enum(ROLES),
  created: z.string(),
})

const OwnMerchant = z.object({
  _id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  brand: z.object({ _id: z.string(), name: z.string(), slug: z.string() }).nullable(),
})

/** The signed-in person's own account. */
export const OwnUser = UserFacts.extend({
  id: z.string(),
  /** The work of a member of staff; empty for everybody else. */
  areas: z.array(z.enum(AREAS)),
  isEmailProven: z.boolean(),
  /** The address that replaces `email` once it is proven. */
  newEmail: z.string().nullable(),
  merchant: OwnMerchant.nullable(),
  /** True for staff who have to set up a code before they get to work. */
  mustSetUpCode: z.boolean(),
})
export type OwnUser = z.infer<typeof OwnUser>

export const ListedUser = UserFacts.extend({ merchant: z.string().nullable() })
export type ListedUser = z.infer<typeof ListedUser>

/** A signed-in browser or program. */
export const Session = z.object({
  _id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network that it signed in from, shortened; null for sessions from before it was noted. */
  address: z.string().nullable(),
  created: z.string(),
  lastSeen: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const accountEndpoints = {
  'POST /api/auth/login': endpoint({
    about: 'Signs in with email and password',
    access: 'anyone',
    securityEvent: 'signed-in',
    givesToken: true,
    body: LoginForm,
    reply: DoneReply.extend({ token: z.string(), user: OwnUser }),
  }),
  'POST /api/auth/register': endpoint({
    about: 'Makes a member and signs in',
    access: 'anyone',
    securityEvent: 'signed-in',
    isOpenForm: true,
    givesToken: true,
    body: RegisterForm,
    reply: DoneReply.extend({ token: z.string(), user: OwnUser }),
  }),
  'POST /api/auth/forgot': endpoint({
    about: 'Sends a link to choose a new password, if there is such an account; answers alike if not',
    access: 'anyone',
    isOpenForm: true,
    body: ForgotForm,
    reply: DoneReply,
  }),
  'POST /api/auth/reset/:token': endpoint({
    about: 'Chooses a new password by the link of an email',
    access: 'link-holders',
    securityEvent: 'password-changed',
    params: TokenParams,
    body: ResetForm,
    reply: DoneReply,
  }),
  'POST /api/auth/reset': endpoint({
    about: 'Changes the own password: `password` is the old one, `confirmPassword` the new one',
    access: 'signed-in',
    securityEvent: 'password-changed',
    body: PasswordForm,
    reply: DoneReply,
  }),
  'POST /api/auth/logout': endpoint({
    about: 'Ends the session that makes the call: its token is nobody’s from now on',
    access: 'signed-in-even-disabled',
    securityEvent: 'signed-out',
    ignoresBody: true,
    takesOverTokens: true,
    reply: DoneReply,
  }),
  'POST /api/auth/refresh': endpoint({
    about:
      'The next short token of the session, for our own pages: with the cookie of a sign-in that asked for one and the last token, which may be over',
    access: 'signed-in-even-disabled',
    ignoresBody: true,
    takesOverTokens: true,
    reply: z.object({ success: z.literal(true), token: z.string() }),
  }),
  'GET /api/auth/sessions': endpoint({
    about: 'Where the own account is signed in, the one used last first; `lastSeen` is true to the hour',
    access: 'signed-in',
    reply: z.object({ sessions: z.array(Session) }),
  }),
  'DELETE /api/auth/sessions': endpoint({
    about: 'Ends all sessions of the own account but the one that makes the call',
    access: 'signed-in',
    securityEvent: 'signed-out',
    reply: DoneReply,
  }),
  'DELETE /api/auth/sessions/:id': endpoint({
    about: 'Ends one session of the own account',
    access: 'signed-in',
    securityEvent: 'signed-out',
    params: z.object({ id: z.string() }),
    reply: DoneReply,
  }),
  'GET /api/auth/prove/:token': endpoint({
    about:
      'The email address that the link of an email proves; changes nothing. `needsPassword`: proving it from here ends the password and all sessions of the account',
    access: 'link-holders',
    params: TokenParams,
    reply: z.object({ proof: z.object({ email: z.string(), isChange: z.boolean(), needsPassword: z.boolean() }).nullable() }),
  }),
  'POST /api/auth/prove/:token': endpoint({
    about:
      'Proves an email address by the link that was sent to it. Without a session of the account its sessions and its password end: `password` and `confirmPassword` choose a new one',
    access: 'link-holders',
    securityEvent: 'email-proven',
    params: TokenParams,
    body: ProofForm,
    reply: DoneReply,
  }),
  'POST /api/auth/prove': endpoint({
    about: 'Sends the link that proves the own email address again',
    access: 'signed-in',
    ignoresBody: true,
    reply: DoneReply,
  }),
  'GET /api/user/me': endpoint({
    about: 'Who is signed in',
    access: 'signed-in-even-disabled',
    reply: z.object({ user: OwnUser }),
  }),
  'PUT /api/user': endpoint({
    about: 'Changes the own names and phone number',
    access: 'signed-in',
    personLimit: 'profileWrites',
    body: z.object({ profile: z.preprocess((given) => given ?? {}, ProfileForm.partial()) }),
    reply: DoneReply.extend({ user: OwnUser }),
  }),
  'PUT /api/user/email': endpoint({
    about: 'Asks for another email address: it replaces the own one when the link that is sent to it is used',
    access: 'signed-in',
    securityEvent: 'email-change-asked',
    body: EmailForm,
    reply: DoneReply.extend({ user: OwnUser }),
  }),
  'GET /api/user': endpoint({
    about: 'Users, newest first',
    access: { staff: ['people'] },
    query: z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE), role: filterWord(ROLES) }),
    reply: PagingReply.extend({ users: z.array(ListedUser) }),
  }),
  'GET /api/user/search': endpoint({
    about: 'Up to 100 users by name, email or phone number',
    access: { staff: ['people'] },
    query: z.object({ search: searchTerm, role: filterWord(ROLES) }),
    reply: z.object({ users: z.array(ListedUser) }),
  }),
}
