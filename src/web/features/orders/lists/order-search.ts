import { ORDER_SEARCH_MIN } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import type { RecordSearch } from '../../../platform/lists/records-search.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { TYPING_PAUSES } from '../../../shop/typing-pauses.ts'

/** The search of a list of orders; `ofCustomers` also finds the people who asked. */
export function useOrderSearch(ofCustomers: boolean): RecordSearch {
  const { t } = useTexts(ordersTexts)
  const placeholder = t(ofCustomers ? 'orders.list.customersPlaceholder' : 'orders.list.placeholder')
  return { label: t('orders.list.search'), placeholder, least: ORDER_SEARCH_MIN, pauseMs: TYPING_PAUSES.orders }
}
