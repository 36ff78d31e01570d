import { useEffect } from 'react'
import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { GuestsOnly } from '../../features/accounts/guests-only.tsx'
import { noticeQuery } from '../../features/accounts/login-notice.tsx'
import { LoginPage, loginForm } from '../../features/accounts/login-page.tsx'
import { forGuests } from '../../platform/calls/members.ts'
import { onServer } from '../../platform/calls/page-load.ts'
import { lastSessionEnd } from '../../platform/calls/session.ts'
import { withForm } from '../../platform/forms/lazy-form.tsx'
import { forgetTyped } from '../../platform/frame/forget-typed.ts'
import { useTexts } from '../../platform/texts/texts.ts'

export const loader = onServer(async () => null, noticeQuery)

export const clientLoader = withForm(forGuests, loginForm)

export default function LoginRoute() {
  const { t } = useTexts(accountTexts)
  // Signing out leads here, wherever it was pressed.
  useEffect(() => {
    if (lastSessionEnd() === 'signed-out') forgetTyped()
  }, [])
  return (
    <>
      <AccountHead heading={t('account.login.title')} />
      <GuestsOnly title={t('account.login.title')}>
        <LoginPage />
      </GuestsOnly>
    </>
  )
}
