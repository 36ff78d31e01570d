import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../features/accounts/account-head.tsx'
import { GuestsOnly } from '../features/accounts/guests-only.tsx'
import { LoginPage, loginForm } from '../features/accounts/login-page.tsx'
import { withForm } from '../platform/lazy-form.tsx'
import { forGuests } from '../platform/members.ts'
import { useTexts } from '../platform/texts.ts'

export function loader(): null {
  return null
}

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
