import { useNavigate } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loginPathSaying } from '../../features/accounts/login-notice.tsx'
import { SecurityPage } from '../../features/security/security-page.tsx'
import { endSession, useUser } from '../../platform/calls/session.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('security', () => Promise.resolve(null))

export default function DashboardSecurityRoute() {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  /** All earlier tokens are void now, this browser's too. */
  const onChanged = (message: string) => {
    notify({ kind: 'success', text: message })
    endSession('replaced')
    void navigate(loginPathSaying('password-changed', '', language), { replace: true })
  }
  return (
    <>
      <DashboardHead page={t('dashboard.sections.security')} />
      <SecurityPage user={useUser()} onChanged={onChanged} />
    </>
  )
}
