import { useLoaderData } from 'react-router'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { OrderSuccessSkeleton } from '../../../features/orders/order-skeleton.tsx'
import { OrderSuccessPage } from '../../../features/orders/order-success-page.tsx'
import { OpeningHours } from '../../../features/shell/opening-hours.tsx'
import { PROTECTED } from '../../../platform/frame/protected-page.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { loadOrder, OrderBoundary, type OrderOnPage } from './order-load.tsx'

export const handle = PROTECTED

export const clientLoader = loadOrder

export const HydrateFallback = OrderSuccessSkeleton

export const ErrorBoundary = OrderBoundary

export default function OrderSuccessRoute() {
  const { t } = useTexts(ordersTexts)
  const { order } = useLoaderData<OrderOnPage>()
  return (
    <>
      <DashboardHead page={t('orders.success.title')} />
      <OrderSuccessPage order={order} hours={<OpeningHours />} />
    </>
  )
}
