import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'

/**
 * Every page of the shop. The segment around this list gives each an Arabic twin under /ar. Pages in routes/shop are open to search engines
 * and named in the sitemap, all others are closed to them: the server reads it here (`page-addresses.ts`).
 */
const pages: RouteConfigEntry[] = [
  index('routes/shop/home.tsx'),
  route('shop', 'routes/shop/shop.tsx'),
  route('shop/category/:slug', 'routes/shop/shop-category.tsx'),
  route('shop/brand/:slug', 'routes/shop/shop-brand.tsx'),
  route('brands', 'routes/shop/brands.tsx'),
  route('product/:slug', 'routes/shop/product.tsx'),
  route('login', 'routes/account/login.tsx'),
  route('register', 'routes/account/register.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('reset-password/:token', 'routes/account/reset-password.tsx'),
  route('prove-email/:token', 'routes/account/prove-email.tsx'),
  route('auth/success', 'routes/account/auth-success.tsx'),
  route('contact', 'routes/shop/contact.tsx'),
  route('support', 'routes/dashboard/support.tsx'),
  route('sell', 'routes/shop/sell.tsx'),
  route('join-staff/:token', 'routes/account/join-staff.tsx'),
  route('merchant-signup/:token', 'routes/account/merchant-signup.tsx'),
  route('order/success/:id', 'routes/dashboard/orders/order-success.tsx'),
  route('order/:id', 'routes/dashboard/orders/order.tsx'),
  route('offer/:token', 'routes/offer/offer.tsx'),
  route('request/:token', 'routes/request/request.tsx'),
  route('newsletter/unsubscribe/:token', 'routes/account/newsletter-unsubscribe.tsx'),
  route('dashboard/offers/:id', 'routes/dashboard/offers/offer.tsx'),
  route('dashboard', 'routes/dashboard/dashboard.tsx', [
    index('routes/dashboard/account.tsx'),
    // This route stands beside the one that has the same file: the table, which every page loads, then compresses to fewer bytes.
    route('data', 'routes/dashboard/account.tsx'),
    route('security', 'routes/dashboard/security.tsx'),
    route('address', 'routes/dashboard/address.tsx'),
    route('address/add', 'routes/dashboard/address-add.tsx'),
    route('address/edit/:id', 'routes/dashboard/address-edit.tsx'),
    route('product', 'routes/dashboard/catalogue/product.tsx'),
    route('product/add', 'routes/dashboard/catalogue/product-add.tsx'),
    route('product/edit/:id', 'routes/dashboard/catalogue/product-edit.tsx'),
    route('category', 'routes/dashboard/catalogue/category.tsx'),
    route('category/add', 'routes/dashboard/catalogue/category-add.tsx'),
    route('category/edit/:id', 'routes/dashboard/catalogue/category-edit.tsx'),
    route('brand', 'routes/dashboard/catalogue/brand.tsx'),
    route('brand/add', 'routes/dashboard/catalogue/brand-add.tsx'),
    route('brand/edit/:id', 'routes/dashboard/catalogue/brand-edit.tsx'),
    route('users', 'routes/dashboard/users.tsx'),
    route('staff', 'routes/dashboard/staff/staff.tsx'),
    route('merchant', 'routes/dashboard/merchants.tsx'),
    route('merchant/add', 'routes/dashboard/merchant-add.tsx'),
    route('review', 'routes/dashboard/review.tsx'),
    route('wishlist', 'routes/dashboard/wishlist.tsx'),
    route('orders', 'routes/dashboard/orders/own.tsx'),
    route('orders/customers', 'routes/dashboard/orders/customers.tsx'),
    route('orders/brand', 'routes/dashboard/orders/brand.tsx'),
    route('orders/new', 'routes/dashboard/orders/by-phone.tsx'),
    route('orders/archive', 'routes/dashboard/orders/archive.tsx'),
    route('orders/archive/:id', 'routes/dashboard/orders/archived.tsx'),
    route('desk', 'routes/dashboard/desk/desk.tsx'),
    route('offers', 'routes/dashboard/offers/list.tsx'),
    route('customers', 'routes/dashboard/customers/list.tsx'),
    route('customers/:id', 'routes/dashboard/customers/card.tsx'),
    route('availability', 'routes/dashboard/availability.tsx'),
    route('sheets/:id?', 'routes/dashboard/sheets/sheets.tsx'),
    route('settings/:section?', 'routes/dashboard/settings/settings.tsx'),
    route('status', 'routes/dashboard/settings/status.tsx'),
    route('figures', 'routes/dashboard/figures/figures.tsx'),
    route('figures/list', 'routes/dashboard/figures/list.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
]

/** These two say what the functions of `@react-router/dev` do, a development package, without which the server runs. */
function route(path: string, file: string, children?: RouteConfigEntry[]): RouteConfigEntry {
  return { path, file, ...(children === undefined ? {} : { children }) }
}

function index(file: string): RouteConfigEntry {
  return { index: true, file }
}

/** Every page carries the table of routes, in which a route's file would stand thrice as its name. */
function shortlyNamed(routes: readonly RouteConfigEntry[], above = 'p'): RouteConfigEntry[] {
  return routes.map((entry, index) => {
    const id = `${above}${index.toString(36)}`
    return { ...entry, id, ...(entry.children === undefined ? {} : { children: shortlyNamed(entry.children, `${id}-`) }) }
  })
}

export default [{ ...route('ar?', 'routes/shell.tsx', shortlyNamed(pages)), id: 'shell', caseSensitive: true }] satisfies RouteConfig
