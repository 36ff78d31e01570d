import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ArchivePage, loadArchive } from '../../../features/orders/lists/archive-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forOrderScope } from './orders-section.ts'

export const clientLoader = forOrderScope('all', ({ api, query }) => loadArchive(api, query))

export default function OrderArchiveRoute() {
  const { t } = useTexts(dashboardTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.archive')} />
      <ArchivePage list={list} />
    </>
  )
}
