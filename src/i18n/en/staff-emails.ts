export const staffInvitation = {
  subject: 'Join the staff of {{company}}',
  preheader: 'Your link to accept the invitation.',
  invited: 'You are invited to work in the back office of {{company}} with the email {{email}}.',
  areas: 'Your areas: {{areas}}.',
  button: 'Accept the invitation',
  days_one: 'The link works for {{count}} day and can be used once.',
  days_other: 'The link works for {{count}} days and can be used once.',
  note: 'If you do not know what this is about, ignore this email. Do not pass the link on: whoever has it can join in your place.',
  reason: 'You are receiving this email because somebody at {{company}} invited this address to the staff.',
} as const

export const staffNews = {
  preheader: 'A change of your account at work.',
  areas: 'Your areas are now: {{areas}}.',
  noAreas: 'You have no area at the moment.',
  by: 'Done by {{name}}.',
  button: 'Open your account',
  notYou: 'If this was not you, change your password at once and tell a colleague who manages the staff.',
  ask: 'If you did not expect this, ask your colleague.',
  reason: 'You are receiving this email because it concerns your account at {{company}}.',
  'areas-changed': { subject: 'Your areas have changed', text: 'What you may do in the back office of {{company}} has changed.' },
  'access-ended': {
    subject: 'Your access to the back office has ended',
    text: 'You no longer have access to the back office of {{company}} and were signed out everywhere. Your account stays a customer’s account.',
  },
  'signed-out': { subject: 'You were signed out', text: 'Your account at {{company}} was signed out on one or more devices.' },
  'second-factor-on': {
    subject: 'Signing in needs a code now',
    text: 'From now on your account at {{company}} needs a code from your authenticator app to sign in. Store your recovery codes safely.',
  },
  'second-factor-off': {
    subject: 'Signing in needs no code any more',
    text: 'Your account at {{company}} needs no code to sign in any more.',
  },
  'second-factor-reset': {
    subject: 'Your second factor was reset',
    text: 'Your account at {{company}} needs no code to sign in any more. Please set it up again with your new phone.',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes',
    text: 'New recovery codes were made for your account at {{company}}. The old ones no longer work.',
  },
} as const
