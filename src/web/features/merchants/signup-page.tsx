import { Link } from 'react-router'
import { shop } from '#shop-config'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { lazyForm } from '../../platform/lazy-form.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import button from '../../ui/button/button.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './signup-form.module.css'

export const signupForm = lazyForm(() => import('./signup-form.tsx').then((module) => module.SignupForm))

/** What can be done where a link does not work any more. */
export function DeadLinkWays() {
  const { t } = useTexts()
  const [phone] = shop.phones
  return (
    <div className={styles.ways}>
      <Link className={button.filled} to={pathInLanguage('/login', useLanguage())}>
        {t('merchants.signup.login')}
      </Link>
      <a className={button.outlined} href={`tel:${phone.international}`}>
        <Icon name="phone" />
        <span className="visually-hidden">{t('shell.call')}</span>
        <Ltr>{phone.shown}</Ltr>
      </a>
    </div>
  )
}
