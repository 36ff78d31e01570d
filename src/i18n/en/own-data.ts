/** A person's own data: to download it and to delete it. */
export const ownData = {
  title: 'Your data',
  hint: 'Everything that the shop stores about you: profile, addresses, wishlist, reviews, requests, quotations, messages, sessions and the names of your files.',
  file: 'As one file in JSON, a format that people and programs can read.',
  download: 'Download your data',
  emails: {
    title: 'Emails',
    hint: 'The language of our emails, and which of them you want. It counts from the next email on.',
    language: 'Language of emails',
    languages: { last: 'The language I used last', en: 'English', ar: 'Arabic' },
    on: 'On',
    off: 'Off',
    kinds: {
      news: { name: 'News', hint: 'New equipment and prices, about once a month.' },
      reviews: { name: 'My reviews', hint: 'Whether your review was published.' },
      'offer-reminders': { name: 'Reminders of quotations', hint: 'Once, before a quotation for you runs out.' },
      'desk-morning': { name: 'The desk in the morning', hint: 'What comes due on the day, at the beginning of work.' },
      'availability-answers': { name: 'Answers of merchants', hint: 'Whether a machine that you asked for is available.' },
      'weekly-figures': { name: 'Figures on Thursdays', hint: 'The week on one page, with the figures as a PDF.' },
    },
    unproven: 'Confirm your email address to choose about news and reminders as well.',
    always:
      'These always come: links that you ask for, changes of your password, address or access, your requests and quotations, and answers to your messages.',
  },
  stop: {
    title: 'Our emails to you',
    question: 'Do you want to stop these emails?',
    act: 'Stop these emails',
    isOff: 'These emails are off.',
    resume: 'Send them again',
    others: 'Choose among all our emails',
    dead: 'This link is not complete. Please open it from the email again.',
    failed: 'Your request could not be processed. Please try again.',
  },
  delete: {
    open: 'Delete your account',
    title: 'Delete your account?',
    goes: 'This goes for ever: your name, phone, email and sign-in, your addresses and wishlist, your messages with us, your files and your newsletter subscription.',
    stays:
      'This stays: past requests and quotations with their number, machines and amounts, but without your name, contacts and place; your reviews, signed “Former customer”.',
    password: 'Your password',
    noPassword: 'Please enter your password.',
    show: 'Show the password',
    cancels: 'Cancel my open requests and quotations',
    signInAgain: 'Sign in again with {{provider}}',
    act: 'Delete for ever',
  },
} as const
