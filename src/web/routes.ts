import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every page of the shop. Each has an Arabic twin under /ar by the segment around this list. */
const pages: RouteConfigEntry[] = [
  index('routes/home.tsx'),
  route('shop', 'routes/shop.tsx'),
  route('shop/category/:slug', 'routes/shop-category.tsx'),
  route('shop/brand/:slug', 'routes/shop-brand.tsx'),
  route('brands', 'routes/brands.tsx'),
  route('product/:slug', 'routes/product.tsx'),
  route('*', 'routes/not-found.tsx'),
]

export default [route('ar?', 'routes/shell.tsx', { id: 'shell', caseSensitive: true }, pages)] satisfies RouteConfig
