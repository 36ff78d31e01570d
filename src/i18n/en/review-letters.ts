export const reviewLetters = {
  subject: 'Your review is published',
  preheader: 'Everybody can read it now.',
  thanks: 'Thank you for your review. It was approved, and everybody who looks for equipment at {{company}} can read it now.',
  product: 'Product',
  title: 'Title',
  button: 'See your review',
  reason: 'You receive this letter because a product was reviewed at {{company}} with your account.',
} as const
