import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loadOutbox } from '../../features/emails/load-outbox.ts'
import { UnsentEmails } from '../../features/emails/unsent-emails.tsx'
import { HistoryButton } from '../../features/history/history-button.tsx'
import { loadMerchants } from '../../features/merchants/merchant-list.ts'
import { MerchantsPage } from '../../features/merchants/merchants-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('merchants', async ({ api, query }) => {
  const [list, outbox] = await Promise.all([loadMerchants(api, query), loadOutbox(api)])
  return { list, outbox }
})

export default function DashboardMerchantsRoute() {
  const { t } = useTexts(dashboardTexts)
  const { list, outbox } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.merchants')} />
      <MerchantsPage
        list={list}
        emailNote={<UnsentEmails outbox={outbox} />}
        historyOf={({ _id, name, status, isActive }) => (
          <HistoryButton kind="merchant" id={_id} name={name} state={`${status} ${isActive}`} />
        )}
      />
    </>
  )
}
