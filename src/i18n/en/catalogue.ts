export const catalogue = {
  home: {
    title: '{{company}} – restaurant, hotel and cafe equipment',
    description:
      'Equipment for restaurants, hotels and cafes in Egypt: choose what you need, ask for a quotation and {{company}} calls you back with a price.',
    categories: 'Shop by category',
    newest: 'New arrivals',
  },
  card: {
    new: 'New',
    used: 'Used',
    inStock: 'In stock',
    outOfStock: 'Out of stock',
    signInForPrice: 'Sign in to see prices',
    addNameForPrice: 'Add your first name to see prices',
    pricesAwaited: 'Loading prices',
    like: 'Add {{name}} to wishlist',
    rating: '{{average}} of 5',
    reviewed_one: '({{count}} review)',
    reviewed_other: '({{count}} reviews)',
  },
  items_one: '{{count}} product',
  items_other: '{{count}} products',
  reviews_one: '{{count}} review',
  reviews_other: '{{count}} reviews',
  none: {
    products: 'No products found.',
    product: 'No product found.',
    categories: 'No categories found.',
    category: 'No category found.',
    brands: 'No brands found.',
    brand: 'No brand found.',
  },
} as const
