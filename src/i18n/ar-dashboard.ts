import { bag } from './ar/bag.ts'
import { collections } from './ar/collections.ts'
import { dashboard } from './ar/dashboard.ts'
import { edits } from './ar/edits.ts'
import { history } from './ar/history.ts'
import { merchants } from './ar/merchants.ts'
import { moderation } from './ar/moderation.ts'
import { naming } from './ar/naming.ts'
import { orders } from './ar/orders.ts'
import { products } from './ar/products.ts'
import { reviewForm } from './ar/review-form.ts'
import { support } from './ar/support.ts'
import { wishlist } from './ar/wishlist.ts'
import type { InArabic } from './dictionary.ts'
import type { enDashboard } from './en-dashboard.ts'

export const arDashboard: InArabic<typeof enDashboard> = {
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
}
