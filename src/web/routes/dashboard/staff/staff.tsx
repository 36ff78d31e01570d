import { useLoaderData } from 'react-router'
import { staffTexts } from '#i18n/sets/staff.ts'
import { HistoryButton } from '../../../features/history/history-button.tsx'
import { StaffPage } from '../../../features/staff/staff-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('staff', ({ api }) => api.call('GET /api/staff'))

export default function DashboardStaffRoute() {
  const { t } = useTexts(staffTexts)
  const loaded = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('staff.title')} />
      <StaffPage
        loaded={loaded}
        historyOf={({ _id, email, areas }) => <HistoryButton kind="user" id={_id} name={email} state={areas.join(' ')} />}
      />
    </>
  )
}
