import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inLanguage } from '#domain/language.ts'
import { shop } from '#shop-config'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { Band } from '../../ui/band/band.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Mark } from '../../ui/brand/mark.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './header.module.css'
import { LanguageLink } from './language-link.tsx'

export function Header() {
  const { t } = useTranslation()
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const [phone] = shop.phones
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Band tone="ink">
          <div className={styles.topRow}>
            <p className={styles.tagline}>{inLanguage(shop.tagline, language)}</p>
            <a className={styles.topLink} href={`tel:${phone.international}`}>
              <Icon name="phone" />
              <span className="visually-hidden">{t('shell.call')}</span>
              <Ltr>{phone.shown}</Ltr>
            </a>
            <LanguageLink className={styles.topLink} />
          </div>
        </Band>
      </div>
      <Band>
        <div className={styles.mainRow}>
          <Link className={styles.home} to={pathInLanguage('/', language)} aria-label={t('shell.homeLink', { company })}>
            <Mark />
            <span>{company}</span>
          </Link>
        </div>
      </Band>
    </header>
  )
}
