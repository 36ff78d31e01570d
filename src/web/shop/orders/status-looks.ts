import type { LineStatus } from '#domain/orders/orders.ts'
import type { ordersTexts } from '#i18n/sets/orders.ts'
import type { KeyOf } from '#i18n/text-set.ts'
import type { BadgeTone } from '../../ui/badge/badge.tsx'
import type { AnyIconName } from '../../ui/icon/any-icon.tsx'

interface StatusLook {
  readonly text: KeyOf<typeof ordersTexts>
  readonly tone: BadgeTone
  readonly icon: AnyIconName
}

/** The look and the words of each status, without the icons' drawings: a customer's quotation has none of them. */
export const STATUS_LOOKS = {
  'Not processed': { text: 'orders.statuses.notProcessed', tone: 'steel', icon: 'clock' },
  Processing: { text: 'orders.statuses.processing', tone: 'nile', icon: 'tools' },
  Shipped: { text: 'orders.statuses.shipped', tone: 'warning', icon: 'truck' },
  Delivered: { text: 'orders.statuses.delivered', tone: 'success', icon: 'check' },
  Cancelled: { text: 'orders.statuses.cancelled', tone: 'danger', icon: 'close' },
} as const satisfies Record<LineStatus, StatusLook>
