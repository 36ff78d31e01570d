import { useLoaderData } from 'react-router'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { ArchivedOrderPage } from '../../../features/orders/archived-order-page.tsx'
import { NoArchivedOrder } from '../../../features/orders/no-archived-order.tsx'
import { orderSubjects } from '../../../features/orders/order-subjects.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { loadTexts, useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forOrderScope } from './orders-section.ts'

/** An order that is not in the archive is reported inside the account area; other errors go to the boundary around it. */
export const clientLoader = forOrderScope('all', async ({ api, params }) => {
  try {
    const { order } = await api.call('GET /api/order/archive/:id', { params: { id: params.id ?? '' } })
    if (order.requester !== undefined) await loadTexts(order.requester.language, ordersTexts)
    return order
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
})

export default function ArchivedOrderRoute() {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const order = useLoaderData<typeof clientLoader>()
  const title = order === null ? t('orders.archive.details') : `${t('orders.order')} ${orderNumberText(order.number)}`
  return (
    <>
      <DashboardHead page={title} />
      {order === null ? (
        <NoArchivedOrder />
      ) : (
        <>
          <ArchivedOrderPage order={order} />
          <HistoryCard kind="order" id={order._id} state="" subjectOf={orderSubjects(order, language)} />
        </>
      )}
    </>
  )
}
