import type { Section } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** Numbers of waiting items, by section. */
export interface SectionCounts {
  /** Unread messages in the support chat. */
  readonly support: number
  /** Requests that nobody has begun to work on. */
  readonly orders: number
  /** Customers who are due or late on the sales desk. */
  readonly desk: number
  /** Merchants and reviews that wait for a decision. */
  readonly merchants: number
  readonly reviews: number
  /** Offers on which staff have to act. */
  readonly offers: number
  /** Emails and other work whose last try failed. */
  readonly status: number
  /** Questions that wait for a merchant's answer. */
  readonly availability: number
}

export type CountedSection = keyof SectionCounts

export function isCounted(section: Section): section is CountedSection {
  return ['support', 'orders', 'desk', 'merchants', 'reviews', 'offers', 'availability', 'status'].includes(section)
}

/** A count in words. */
export function useCountWords(): (section: CountedSection, count: number) => string {
  const { t } = useTexts(dashboardTexts, ordersTexts, supportTexts)
  const keys = {
    support: 'support.unread',
    orders: 'orders.list.waitingCount',
    desk: 'dashboard.waiting.desk',
    merchants: 'dashboard.waiting.merchants',
    reviews: 'dashboard.waiting.reviews',
    offers: 'dashboard.waiting.offers',
    availability: 'dashboard.waiting.availability',
    status: 'dashboard.waiting.status',
  } as const satisfies Record<CountedSection, string>
  return (section, count) => t(keys[section], { count })
}
