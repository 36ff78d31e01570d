import { useRevalidator } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { AccountCard, WithoutScripts } from './account-card.tsx'
import { BesideLink } from './beside-link.tsx'
import takeToken from './take-token.js?url'

/** Shown between another service's sign-in and the page to return to. */
export function SignInProgress({ hasFailed }: { readonly hasFailed: boolean }) {
  const { t } = useTexts(accountTexts)
  const { revalidate, state } = useRevalidator()
  return (
    <AccountCard title={t('account.success.title')} foot={<BesideLink to="/login">{t('account.backToLogin')}</BesideLink>}>
      <script src={takeToken} />
      <WithoutScripts />
      {hasFailed && (
        <div role="alert">
          <Callout tone="error">{t('account.success.failed')}</Callout>
        </div>
      )}
      {hasFailed ? (
        <Button tone="primary" isBusy={state === 'loading'} onPress={() => revalidate()}>
          {t('account.success.retry')}
        </Button>
      ) : (
        <p role="status">{t('account.success.wait')}</p>
      )}
    </AccountCard>
  )
}
