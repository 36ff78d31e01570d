export const exportNotice = {
  subject: '{{name}} exported a list: {{list}}',
  preheader: 'Phones and emails have left the shop as a file.',
  greeting: 'Hello,',
  done: '{{name}} saved a list with phones or emails as a file.',
  list: 'List',
  rows: 'Rows',
  format: 'File',
  by: 'Who',
  email: 'Email',
  at: 'When',
  button: 'See the history of users',
  reason: 'You are receiving this email because notices of exports from {{company}} are sent to this address.',
} as const
