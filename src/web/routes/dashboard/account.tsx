import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loadOutbox } from '../../features/emails/load-outbox.ts'
import { UnsentEmails } from '../../features/emails/unsent-emails.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { RoleBadge } from '../../features/users/role-badge.tsx'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('account', async ({ api, language }) => {
  const profile = await fetchOwnProfile(language)
  const [outbox, sessions] = await Promise.all([
    profile.role === 'ROLE ADMIN' ? loadOutbox(api) : null,
    // The page is useful without the sessions.
    api.call('GET /api/auth/sessions').catch(() => ({ sessions: null })),
  ])
  return { profile, outbox, ...sessions }
})

export default function DashboardAccountRoute() {
  const { t } = useTexts(dashboardTexts)
  const { profile, outbox, sessions } = useLoaderData<typeof clientLoader>()
  const user = useUser() ?? profile
  return (
    <>
      <DashboardHead page={t('dashboard.sections.account')} />
      <UnsentEmails outbox={outbox} />
      <ProfilePage user={user} roleBadge={<RoleBadge role={user.role} />} sessions={sessions} />
    </>
  )
}
