export const wishlist = {
  title: 'Wishlist',
  lead: 'Products you saved.',
  signIn: 'Please login to wishlist a product',
  total_one: '{{count}} product',
  total_other: '{{count}} products',
  none: 'Your wishlist is empty.',
  noneText: 'Press the heart on a product and you’ll find it here, on every device you sign in on.',
  shop: 'Go to the shop',
  gone: 'Product is not available.',
  added: 'Added on {{date}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}} from wishlist',
} as const
