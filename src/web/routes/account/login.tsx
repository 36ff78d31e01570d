import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { GuestsOnly } from '../../features/accounts/guests-only.tsx'
import { NOTICE_KEY } from '../../features/accounts/login-notice.tsx'
import { LoginPage, loginForm } from '../../features/accounts/login-page.tsx'
import { forGuests, NEXT_KEY } from '../../platform/calls/members.ts'
import { onServer, queryWith } from '../../platform/calls/page-load.ts'
import { withForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'

export const loader = onServer(async () => null, queryWith(NEXT_KEY, NOTICE_KEY))

export const clientLoader = withForm(forGuests, loginForm)

export default function LoginRoute() {
  const { t } = useTexts(accountTexts)
  return (
    <>
      <AccountHead heading={t('account.login.title')} />
      <GuestsOnly title={t('account.login.title')}>
        <LoginPage />
      </GuestsOnly>
    </>
  )
}
