/** The emails about the availability of machines: to a merchant, and back to the member of staff who asked. */
export const availabilityEmails = {
  machine: 'Machine',
  sku: 'SKU',
  pieces: 'Pieces',
  answer: 'Answer',
  answers: { 'in-stock': 'In stock: {{pieces}}', 'by-day': 'Available by {{day}}', 'not-available': 'Not available' },
  asked: {
    subject: 'Is it available? {{machine}}',
    preheader: '{{company}} wants to offer your machine.',
    lead: '{{company}} is preparing an offer with your machine and asks: is it available, and when?',
    next: 'Please answer in your account. It takes a moment: pieces in stock, a date, or not available.',
    button: 'Answer',
    reason: 'You are receiving this email because you manage a brand at {{company}}.',
  },
  answered: {
    subject: 'Answer on availability: {{machine}}',
    lead: 'The merchant of {{brand}} has answered your question from offer {{number}}.',
    button: 'Open the offer',
    reason: 'You are receiving this email because you asked a merchant about this machine.',
  },
} as const
