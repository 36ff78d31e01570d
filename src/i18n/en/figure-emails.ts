/** The email of Thursday with the figures. */
export const weeklyFigures = {
  subject: 'Figures of the week until {{day}}',
  preheader: 'How the shop is doing, on one page.',
  lead: 'This is how the shop is doing today. The attached page has the last weeks and everything else.',
  notCalled: 'Customers not called yet',
  open: 'Open offers',
  expiring: 'Ending within 7 days',
  deposit: 'Accepted without deposit',
  won: 'Won this week',
  deals_one: '{{count}} offer · {{value}}',
  deals_other: '{{count}} offers · {{value}}',
  lastWeek: 'Last week: {{deals}}',
  button: 'Open the figures',
  reason: 'You are receiving this email because you switched it on at the figures. You can switch it off there.',
} as const
