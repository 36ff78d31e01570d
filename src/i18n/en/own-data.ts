/** A person's own data: to download it and to delete it. */
export const ownData = {
  title: 'Your data',
  hint: 'Everything that the shop stores about you: profile, addresses, wishlist, reviews, requests, offers, messages, sessions and the names of your files.',
  file: 'As one file in JSON, a format that people and programs can read.',
  download: 'Download your data',
} as const
