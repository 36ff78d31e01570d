import { useLoaderData } from 'react-router'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { RoleBadge } from '../features/users/role-badge.tsx'
import { fetchOwnProfile } from '../platform/own-profile.ts'
import { useUser } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { forSection } from './dashboard-section.ts'

export const clientLoader = forSection('account', ({ language }) => fetchOwnProfile(language))

export default function DashboardAccountRoute() {
  const { t } = useTexts()
  const loaded = useLoaderData<typeof clientLoader>()
  const user = useUser() ?? loaded
  return (
    <>
      <DashboardHead page={t('dashboard.sections.account')} />
      <ProfilePage user={user} roleBadge={<RoleBadge role={user.role} />} />
    </>
  )
}
