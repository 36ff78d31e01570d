import { useLoaderData } from 'react-router'
import type { OrderScope } from '#domain/orders/orders.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { loadOwnOffers, type OwnOffer } from '../../../features/offer-page/own/own-offers.ts'
import { OffersOnCard, WaitingOffers } from '../../../features/offer-page/own/own-offers.tsx'
import { loadOrders, type OrderList } from '../../../features/orders/lists/order-list.ts'
import { OrdersPage } from '../../../features/orders/lists/orders-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forOrderScope } from './orders-section.ts'

interface ListOnPage {
  readonly list: OrderList
  readonly scopes: readonly OrderScope[]
  /** The reader's own offers, on the list of own orders. */
  readonly offers: readonly OwnOffer[]
}

/** Builds the page of one list of orders. */
export function forOrders(scope: OrderScope) {
  return forOrderScope(scope, async ({ api, query }, scopes): Promise<ListOnPage> => {
    const [list, offers] = await Promise.all([loadOrders(api, scope, query), scope === 'me' ? loadOwnOffers(api) : []])
    return { list, scopes, offers }
  })
}

export function OrdersRoute() {
  const { t } = useTexts(dashboardTexts, ordersTexts)
  const { list, scopes, offers } = useLoaderData<ListOnPage>()
  const page = scopes.length < 2 ? t('dashboard.sections.orders') : t(`orders.list.${list.scope}`)
  return (
    <>
      <DashboardHead page={page} />
      <OrdersPage list={list} scopes={scopes} offers={onList(offers)} />
    </>
  )
}

function onList(offers: readonly OwnOffer[]) {
  if (offers.length === 0) return undefined
  return {
    waiting: <WaitingOffers offers={offers} />,
    of: (orderId: string) => <OffersOnCard offers={offers.filter(({ order }) => order?._id === orderId)} />,
  }
}
