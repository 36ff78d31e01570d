import { useLoaderData } from 'react-router'
import { HistoryCard } from '../features/history/history-card.tsx'
import { OrderBones } from '../features/orders/order-bones.tsx'
import { OrderPage } from '../features/orders/order-page.tsx'
import { OpeningHours } from '../features/shell/opening-hours.tsx'
import { PROTECTED } from '../platform/members.ts'
import { useUser } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { loadOrder, OrderBoundary, type OrderOnPage } from './order-load.tsx'

export const handle = PROTECTED

export const clientLoader = loadOrder

export const HydrateFallback = OrderBones

export const ErrorBoundary = OrderBoundary

export default function OrderRoute() {
  const { t } = useTexts()
  const { order, reader } = useLoaderData<OrderOnPage>()
  const known = useUser() ?? reader
  return (
    <>
      <DashboardHead page={t('orders.details.title')} />
      <OrderPage
        key={order._id}
        order={order}
        reader={known}
        hours={<OpeningHours />}
        historyOf={(state) => known.role === 'ROLE ADMIN' && <HistoryCard kind="order" id={order._id} state={state} />}
      />
    </>
  )
}
