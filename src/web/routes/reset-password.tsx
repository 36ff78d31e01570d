import { useParams } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../features/accounts/account-head.tsx'
import { GuestsOnly } from '../features/accounts/guests-only.tsx'
import { ResetPage, resetForm } from '../features/accounts/reset-page.tsx'
import { withForm } from '../platform/lazy-form.tsx'
import { forGuests } from '../platform/members.ts'
import { useTexts } from '../platform/texts.ts'

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
