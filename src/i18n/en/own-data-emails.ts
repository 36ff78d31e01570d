export const accountDeleted = {
  subject: 'Your account is deleted',
  preheader: 'Your data was deleted.',
  deleted: 'Your account {{email}} at {{company}} was deleted as you asked, and you were signed out everywhere.',
  stays:
    'Past requests and quotations stay with their number, machines and amounts, without your name, phone, email and address. Your reviews stay without your name.',
  button: 'Contact us',
  note: 'If it was not you, please call us at once. This is the last email about this account.',
  reason: 'You are receiving this email because your account at {{company}} was deleted.',
} as const
