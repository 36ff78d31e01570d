import { useLoaderData } from 'react-router'
import type { TimelineStepReply } from '#contract/orders.ts'
import { actingIn } from '#domain/accounts/areas.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { AreaSkeleton } from '../../../features/dashboard/dashboard-skeleton.tsx'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { OrderAgain } from '../../../features/offer-page/own/order-again.tsx'
import { loadOffersOfOrder, type OffersOfOrder } from '../../../features/offer-page/own/own-offers.ts'
import { OffersOfRequest } from '../../../features/offer-page/own/own-offers.tsx'
import { RequestOffers } from '../../../features/offers/list/request-offers.tsx'
import { OrderPage } from '../../../features/orders/order-page.tsx'
import { OrderSkeleton } from '../../../features/orders/order-skeleton.tsx'
import { orderSubjects } from '../../../features/orders/order-subjects.ts'
import { nameOfRequester } from '../../../features/orders/requester.ts'
import { OpeningHours } from '../../../features/shell/opening-hours.tsx'
import { forMembers } from '../../../platform/calls/members.ts'
import type { PageLoad } from '../../../platform/calls/page-load.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { lazySection } from '../../../platform/frame/lazy-section.tsx'
import { PROTECTED } from '../../../platform/frame/protected-page.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { loadTexts, useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { OwnArea } from '../own-area.tsx'
import { loadTimeline, OrderBoundary, type OrderOnPage, readOrder } from './order-load.tsx'

export const handle = PROTECTED

const { Section: RequestLink } = lazySection(
  () => import('../../../features/caller/link/request-link.tsx').then((module) => module.RequestLink),
  null,
)

interface OrderWithOffers extends OrderOnPage {
  readonly offers: OffersOfOrder
  readonly timeline: readonly TimelineStepReply[]
}

export const clientLoader = forMembers(async (page: PageLoad): Promise<OrderWithOffers> => {
  const id = page.params.id ?? ''
  const [found, offers, timeline] = await Promise.all([readOrder(page), loadOffersOfOrder(page.api, id), loadTimeline(page.api, id)])
  // The message that goes with a link is in the customer's language.
  if (isOfCaller(found)) await Promise.all(LANGUAGES.map((each) => loadTexts(each, callerTexts)))
  return { ...found, offers, timeline }
})

/** Staff see the link of a request that they wrote down. */
function isOfCaller({ order, reader }: OrderOnPage): boolean {
  return order.isByPhone === true && reader.role === 'ROLE ADMIN'
}

export function HydrateFallback() {
  return (
    <AreaSkeleton>
      <OrderSkeleton />
    </AreaSkeleton>
  )
}

export const ErrorBoundary = OrderBoundary

export default function OrderRoute() {
  const { t } = useTexts(ordersTexts)
  const { order, reader, offers, timeline } = useLoaderData<OrderWithOffers>()
  const user = useUser() ?? reader
  const known = actingIn('sales', user)
  const subjectOf = orderSubjects(order, useLanguage())
  return (
    <OwnArea owner={user}>
      <DashboardHead page={`${t('orders.order')} ${orderNumberText(order.number)}`} />
      <OrderPage
        key={order._id}
        order={order}
        reader={known}
        hours={<OpeningHours />}
        timeline={timeline}
        link={isOfCaller({ order, reader: known }) && <CallersLink order={order} />}
        offers={known.role === 'ROLE ADMIN' ? <RequestOffers orderId={order._id} /> : <OffersOfRequest offers={offers.offers} />}
        hasAccepted={offers.offers.some(({ state }) => state === 'accepted')}
        accepted={offers.accepted === null ? undefined : new Set(offers.accepted)}
        again={order.requester?._id === known.id && <OrderAgain of={{ order: order._id }} />}
        historyOf={(state) =>
          known.role === 'ROLE ADMIN' && <HistoryCard kind="order" id={order._id} state={state} subjectOf={subjectOf} />
        }
      />
    </OwnArea>
  )
}

function CallersLink({ order: { _id, number, requester } }: Pick<OrderOnPage, 'order'>) {
  if (requester === undefined) return null
  const { phoneNumber: phone, language } = requester
  return <RequestLink orderId={_id} request={{ number, name: nameOfRequester(requester), phone, language }} />
}
