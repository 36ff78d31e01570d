import { useLoaderData } from 'react-router'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { ArchivedOrderPage } from '../../../features/orders/archived-order-page.tsx'
import { NoArchivedOrder } from '../../../features/orders/no-archived-order.tsx'
import { orderSubjects } from '../../../features/orders/order-subjects.ts'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { loadTexts, useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forOrderScope } from './orders-section.ts'

export const clientLoader = forOrderScope('all', async ({ api, params }) => {
  const reply = await unlessMissing(api.call('GET /api/order/archive/:id', { params: { id: params.id ?? '' } }))
  if (reply?.order.requester !== undefined) await loadTexts(reply.order.requester.language, ordersTexts)
  return reply?.order ?? null
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
