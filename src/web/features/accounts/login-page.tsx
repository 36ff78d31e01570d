import { accountTexts } from '#i18n/sets/account.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { AccountCard, WithoutScripts } from './account-card.tsx'
import { BesideLink } from './beside-link.tsx'
import { LoginNoticeLine } from './login-notice.tsx'
import { SocialLinks } from './social/social-links.tsx'

export const loginForm = lazyForm(() => import('./login-form.tsx').then((module) => module.LoginForm))

export function LoginPage() {
  const { t } = useTexts(accountTexts)
  const foot = (
    <>
      {t('account.login.newHere')}
      <BesideLink to="/register">{t('account.login.register')}</BesideLink>
    </>
  )
  return (
    <AccountCard title={t('account.login.title')} lead={t('account.login.lead')} notice={<LoginNoticeLine />} foot={foot}>
      <WithoutScripts />
      <loginForm.Form />
      <SocialLinks />
    </AccountCard>
  )
}
