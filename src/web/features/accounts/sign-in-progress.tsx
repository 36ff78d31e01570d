import { useRevalidator } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { AccountCard, WithoutScripts } from './account-card.tsx'
import { BesideLink } from './beside-link.tsx'
import type { SignInProgress as Progress } from './complete-sign-in.ts'
import takeToken from './take-token.js?url'

const codeForm = lazyForm(() => import('./code-form.tsx').then((module) => module.CodeForm))

/** Shown between another service's sign-in and the page to return to. */
export function SignInProgress({ hasFailed, codeDue }: Progress) {
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
      {codeDue !== null ? (
        <codeForm.Form attempt={codeDue} />
      ) : hasFailed ? (
        <Button tone="primary" isBusy={state === 'loading'} onPress={() => revalidate()}>
          {t('account.success.retry')}
        </Button>
      ) : (
        <p role="status">{t('account.success.wait')}</p>
      )}
    </AccountCard>
  )
}
