import { useLoaderData } from 'react-router'
import { statusTexts } from '#i18n/sets/status.ts'
import { StatusPage } from '../../../features/status/status-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('status', async ({ api }) => ({ status: await api.call('GET /api/status'), now: new Date() }))

export default function DashboardStatusRoute() {
  const { t } = useTexts(statusTexts)
  const { status, now } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('status.title')} />
      <StatusPage status={status} now={now} />
    </>
  )
}
