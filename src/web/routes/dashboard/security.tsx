import { useLoaderData, useNavigate } from 'react-router'
import { isOfStaff } from '#domain/accounts/areas.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loginPathSaying } from '../../features/accounts/login-notice.tsx'
import { loadSecondFactor } from '../../features/second-factor/load-second-factor.ts'
import { SecondFactorCard } from '../../features/second-factor/second-factor-card.tsx'
import { SecurityPage } from '../../features/security/security-page.tsx'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { endSession, knownUser, useUser } from '../../platform/calls/session.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('security', async ({ api, language }) => {
  const reader = knownUser() ?? (await fetchOwnProfile(language))
  return { factor: await loadSecondFactor(api, reader), isOfStaff: isOfStaff(reader) }
})

export default function DashboardSecurityRoute() {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { factor, isOfStaff: isAtWork } = useLoaderData<typeof clientLoader>()
  /** All earlier tokens are void now, this browser's too. */
  const onChanged = (message: string) => {
    notify({ kind: 'success', text: message })
    endSession('replaced')
    void navigate(loginPathSaying('password-changed', '', language), { replace: true })
  }
  return (
    <>
      <DashboardHead page={t('dashboard.sections.security')} />
      <SecurityPage
        user={useUser()}
        onChanged={onChanged}
        secondFactor={isAtWork && <SecondFactorCard factor={factor} provider="Email" />}
      />
    </>
  )
}
