import { useLoaderData } from 'react-router'
import { HistoryButton } from '../features/history/history-button.tsx'
import { loadMerchants } from '../features/merchants/merchant-list.ts'
import { MerchantsPage } from '../features/merchants/merchants-page.tsx'
import { useTexts } from '../platform/texts.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { forSection } from './dashboard-section.ts'

export const clientLoader = forSection('merchants', ({ api, query }) => loadMerchants(api, query))

export default function DashboardMerchantsRoute() {
  const { t } = useTexts()
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.merchants')} />
      <MerchantsPage
        list={list}
        historyOf={({ _id, name, status, isActive }) => (
          <HistoryButton kind="merchant" id={_id} name={name} state={`${status} ${isActive}`} />
        )}
      />
    </>
  )
}
