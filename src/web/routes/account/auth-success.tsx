import { useLoaderData } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { completeSignIn, type SignInProgress as Progress } from '../../features/accounts/complete-sign-in.ts'
import { SignInProgress } from '../../features/accounts/sign-in-progress.tsx'
import { useTexts } from '../../platform/texts/texts.ts'

export function loader(): Progress {
  return { hasFailed: false, codeDue: null }
}

export const clientLoader = Object.assign(completeSignIn, { hydrate: true as const })

export default function AuthSuccessRoute() {
  const { t } = useTexts(accountTexts)
  const progress = useLoaderData<Progress>()
  return (
    <>
      <AccountHead heading={t('account.success.title')} />
      <SignInProgress {...progress} />
    </>
  )
}
