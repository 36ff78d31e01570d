import { accountTexts } from '#i18n/sets/account.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { AccountCard, WithoutScripts } from './account-card.tsx'
import { BesideLink } from './beside-link.tsx'

export const forgotForm = lazyForm(() => import('./forgot-form.tsx').then((module) => module.ForgotForm))

export function ForgotPage() {
  const { t } = useTexts(accountTexts)
  return (
    <AccountCard
      title={t('account.forgot.title')}
      lead={t('account.forgot.lead')}
      foot={<BesideLink to="/login">{t('account.backToLogin')}</BesideLink>}
    >
      <WithoutScripts />
      <forgotForm.Form />
    </AccountCard>
  )
}
