import { accountTexts } from '#i18n/sets/account.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { AccountCard, WithoutScripts } from './account-card.tsx'
import { BesideLink } from './beside-link.tsx'
import { SocialLinks } from './social/social-links.tsx'

export const registerForm = lazyForm(() => import('./register-form.tsx').then((module) => module.RegisterForm))

export function RegisterPage() {
  const { t } = useTexts(accountTexts)
  const foot = (
    <>
      {t('account.register.haveAccount')}
      <BesideLink to="/login">{t('account.backToLogin')}</BesideLink>
    </>
  )
  return (
    <AccountCard title={t('account.register.title')} lead={t('account.register.lead')} foot={foot}>
      <WithoutScripts />
      <registerForm.Form />
      <SocialLinks />
    </AccountCard>
  )
}
