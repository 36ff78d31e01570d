import { useParams } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { GuestsOnly } from '../../features/accounts/guests-only.tsx'
import { ResetPage, resetForm } from '../../features/accounts/reset-page.tsx'
import { forGuests } from '../../platform/calls/members.ts'
import { withForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'

export function loader(): null {
  return null
}

export const clientLoader = withForm(forGuests, resetForm)

export default function ResetPasswordRoute() {
  const { t } = useTexts(accountTexts)
  const { token = '' } = useParams()
  return (
    <>
      <AccountHead heading={t('account.reset.title')} />
      <GuestsOnly title={t('account.reset.title')}>
        <ResetPage token={token} />
      </GuestsOnly>
    </>
  )
}
