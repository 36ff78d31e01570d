import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { GuestsOnly } from '../../features/accounts/guests-only.tsx'
import { RegisterPage, registerForm } from '../../features/accounts/register-page.tsx'
import { forGuests } from '../../platform/calls/members.ts'
import { withForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'

export function loader(): null {
  return null
}

export const clientLoader = withForm(forGuests, registerForm)

export default function RegisterRoute() {
  const { t } = useTexts(accountTexts)
  return (
    <>
      <AccountHead heading={t('account.register.title')} />
      <GuestsOnly title={t('account.register.title')}>
        <RegisterPage />
      </GuestsOnly>
    </>
  )
}
