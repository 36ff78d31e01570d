/** Texts for somebody who writes a review, or has written one. */
export const reviewForm = {
  title: 'Write a review',
  stars: 'Your rating',
  starsHint: 'Choose one to five stars.',
  star_one: '{{count}} star',
  star_other: '{{count}} stars',
  words: { one: 'Poor', two: 'Fair', three: 'Good', four: 'Very good', five: 'Excellent' },
  reviewTitle: 'Title',
  review: 'Review',
  reviewHint: 'What do you use it for, and how does it hold up?',
  recommend: 'Would you recommend it?',
  yes: 'Yes',
  no: 'No',
  submit: 'Send review',
} as const
