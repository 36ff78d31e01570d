import { useLoaderData } from 'react-router'
import type { OrderScope } from '#domain/orders/orders.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { loadOrders, type OrderList } from '../../../features/orders/lists/order-list.ts'
import { OrdersPage } from '../../../features/orders/lists/orders-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forOrderScope } from './orders-section.ts'

interface ListOnPage {
  readonly list: OrderList
  readonly scopes: readonly OrderScope[]
}

/** Builds the page of one list of orders. */
export function forOrders(scope: OrderScope) {
  return forOrderScope(
    scope,
    async ({ api, query }, scopes): Promise<ListOnPage> => ({ list: await loadOrders(api, scope, query), scopes }),
  )
}

export function OrdersRoute() {
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const { list, scopes } = useLoaderData<ListOnPage>()
  const page = scopes.length < 2 ? t('dashboard.sections.orders') : t(`orders.list.${list.scope}`)
  return (
    <>
      <DashboardHead page={page} />
      <OrdersPage list={list} scopes={scopes} />
    </>
  )
}
