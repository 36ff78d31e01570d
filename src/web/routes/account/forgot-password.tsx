import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { ForgotPage, forgotForm } from '../../features/accounts/forgot-page.tsx'
import { GuestsOnly } from '../../features/accounts/guests-only.tsx'
import { forGuests } from '../../platform/calls/members.ts'
import { withForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'

export function loader(): null {
  return null
}

export const clientLoader = withForm(forGuests, forgotForm)

export default function ForgotRoute() {
  const { t } = useTexts(accountTexts)
  return (
    <>
      <AccountHead heading={t('account.forgot.title')} />
      <GuestsOnly title={t('account.forgot.title')}>
        <ForgotPage />
      </GuestsOnly>
    </>
  )
}
