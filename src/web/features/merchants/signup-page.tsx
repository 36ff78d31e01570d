import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink } from '../../shop/contact/contact-links.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import styles from './signup-form.module.css'

export const signupForm = lazyForm(() => import('./signup-form.tsx').then((module) => module.SignupForm))

/** Offers ways out of a link that does not work any more. */
export function DeadLinkWays() {
  const { t } = useTexts(merchantsTexts)
  return (
    <div className={styles.ways}>
      <ButtonLink tone="primary" to={pathInLanguage('/login', useLanguage())}>
        {t('merchants.signup.login')}
      </ButtonLink>
      <CallLink className={buttonLook('secondary')} />
    </div>
  )
}
