import { useLoaderData } from 'react-router'
import { loadArchive } from '../features/orders/archive-list.ts'
import { ArchivePage } from '../features/orders/archive-page.tsx'
import { useTexts } from '../platform/texts.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { forOrderScope } from './orders-section.ts'

export const clientLoader = forOrderScope('all', async ({ api, query }, scopes) => ({ list: await loadArchive(api, query), scopes }))

export default function OrderArchiveRoute() {
  const { t } = useTexts()
  const { list, scopes } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('orders.archive.tab')} />
      <ArchivePage list={list} scopes={scopes} />
    </>
  )
}
