import { data, useLoaderData } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import { type OrderScope, orderScopesOf } from '#domain/orders.ts'
import { loadOrders, type OrderList } from '../features/orders/order-list.ts'
import { OrdersPage } from '../features/orders/orders-page.tsx'
import { fetchOwnProfile } from '../platform/own-profile.ts'
import { knownUser } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { forSection } from './dashboard-section.ts'

interface ListOnPage {
  readonly list: OrderList
  readonly scopes: readonly OrderScope[]
}

/** One of the lists of orders: not found for a role that has it not. */
export function forOrders(scope: OrderScope) {
  return forSection('orders', async ({ api, language, query }): Promise<ListOnPage> => {
    const reader: OwnUser = knownUser() ?? (await fetchOwnProfile(language))
    const scopes = orderScopesOf(reader)
    if (!scopes.includes(scope)) throw data(null, { status: 404 })
    return { list: await loadOrders(api, scope, query), scopes }
  })
}

export function OrdersRoute() {
  const { t } = useTexts()
  const { list, scopes } = useLoaderData<ListOnPage>()
  const page = list.scope === 'me' ? t('dashboard.sections.orders') : t(`orders.list.${list.scope}`)
  return (
    <>
      <DashboardHead page={page} />
      <OrdersPage list={list} scopes={scopes} />
    </>
  )
}
