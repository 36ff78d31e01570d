import { accountTexts } from '#i18n/sets/account.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { AccountCard, WithoutScripts } from './account-card.tsx'
import { BesideLink } from './beside-link.tsx'

export const resetForm = lazyForm(() => import('./reset-form.tsx').then((module) => module.ResetForm))

export function ResetPage({ token }: { readonly token: string }) {
  const { t } = useTexts(accountTexts)
  const foot = (
    <>
      <BesideLink to="/forgot-password">{t('account.reset.askAgain')}</BesideLink>
      <BesideLink to="/login">{t('account.backToLogin')}</BesideLink>
    </>
  )
  return (
    <AccountCard title={t('account.reset.title')} lead={t('account.reset.lead')} foot={foot}>
      <WithoutScripts />
      <resetForm.Form token={token} />
    </AccountCard>
  )
}
