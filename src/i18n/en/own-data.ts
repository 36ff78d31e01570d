/** A person's own data: to download it and to delete it. */
export const ownData = {
  title: 'Your data',
  hint: 'Everything that the shop stores about you: profile, addresses, wishlist, reviews, requests, offers, messages, sessions and the names of your files.',
  file: 'As one file in JSON, a format that people and programs can read.',
  download: 'Download your data',
  delete: {
    open: 'Delete your account',
    title: 'Delete your account?',
    goes: 'This goes for ever: your name, phone, email and sign-in, your addresses and wishlist, your messages with us, your files and your newsletter subscription.',
    stays:
      'This stays: past requests and offers with their number, machines and amounts, but without your name, contacts and place; your reviews, signed “Former customer”.',
    password: 'Your password',
    show: 'Show the password',
    cancels: 'Cancel my open requests and offers',
    act: 'Delete for ever',
  },
} as const
