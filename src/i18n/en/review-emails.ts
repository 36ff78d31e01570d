export const reviewEmails = {
  subject: 'Your review is published',
  preheader: 'Everyone can read it now.',
  thanks: 'Thank you for your review. It has been approved, and everyone who looks for equipment at {{company}} can read it now.',
  product: 'Product',
  title: 'Title',
  button: 'See your review',
  reason: 'You are receiving this email because a product was reviewed at {{company}} with your account.',
} as const

export const reviewRejectedEmails = {
  subject: 'Your review was not published',
  preheader: 'Thank you for taking the time to write it.',
  thanks: 'Thank you for your review. Our team at {{company}} has read it and decided not to publish it.',
  button: 'See the product',
  note: 'If you think this is a mistake, please reply to this email or call us.',
} as const
