import type { OrderScope } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PageTabs } from '../../../ui/tabs/page-tabs.tsx'
import { ORDER_LISTS } from '../order-paths.ts'

export interface OrderTabsProps {
  /** The lists that the reader may see. */
  readonly scopes: readonly OrderScope[]
  readonly current: OrderScope
}

/** Tabs for the lists of orders. */
export function OrderTabs({ scopes, current }: OrderTabsProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  if (scopes.length < 2) return null
  return (
    <PageTabs
      label={t('orders.list.tabs')}
      tabs={scopes.map((scope) => ({
        to: pathInLanguage(ORDER_LISTS[scope], language),
        title: t(`orders.list.${scope}`),
        isCurrent: scope === current,
      }))}
    />
  )
}
