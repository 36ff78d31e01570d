import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { HistoryButton } from '../../features/history/history-button.tsx'
import { loadUsers } from '../../features/users/user-list.ts'
import { UsersPage } from '../../features/users/users-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('users', ({ api, query }) => loadUsers(api, query))

export default function DashboardUsersRoute() {
  const { t } = useTexts(dashboardTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.users')} />
      <UsersPage list={list} historyOf={({ _id, email, role }) => <HistoryButton kind="user" id={_id} name={email} state={role} />} />
    </>
  )
}
