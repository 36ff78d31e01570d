import { nextStepNames } from './desk-card.ts'

/** The email about the day's work at the sales desk. */
export const deskMorning = {
  subject_one: '{{count}} customer is waiting for you today',
  subject_other: '{{count}} customers are waiting for you today',
  preheader: 'What is due at the sales desk today.',
  lead: 'This is due at the sales desk today, the earliest first. What nobody has taken yet is sent to everybody.',
  more_one: '{{count}} more is on the desk.',
  more_other: '{{count}} more are on the desk.',
  late: 'Overdue',
  nobodys: 'Not taken yet',
  // A step that was put away is due again.
  steps: { ...nextStepNames, sleep: 'Look again' },
  button: 'Open the desk',
  reason: 'You are receiving this email because you work at the sales desk of {{company}}.',
}
