import { bag } from './en/bag.ts'
import { collections } from './en/collections.ts'
import { dashboard } from './en/dashboard.ts'
import { edits } from './en/edits.ts'
import { history } from './en/history.ts'
import { merchants } from './en/merchants.ts'
import { moderation } from './en/moderation.ts'
import { naming } from './en/naming.ts'
import { orders } from './en/orders.ts'
import { products } from './en/products.ts'
import { reviewForm } from './en/review-form.ts'
import { support } from './en/support.ts'
import { wishlist } from './en/wishlist.ts'

/** What only the pages of those who are signed in say; what forms say comes beside it. */
export const enDashboard = {
  bag,
  dashboard,
  edits,
  history,
  merchants,
  naming,
  orders,
  collections,
  products,
  moderation,
  reviewForm,
  support,
  wishlist,
} as const
