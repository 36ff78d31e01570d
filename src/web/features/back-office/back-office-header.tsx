import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '#domain/text/language.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { endSession, useUser } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { ShopMark } from '../../shop/mark/shop-mark.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import bar from './back-office-bar.module.css'
import styles from './back-office-header.module.css'

/** A logo that is wider by this leaves a phone no room for the name. */
const WIDE = 2

export interface BackOfficeHeaderProps {
  /** The button of the search over everything, for those who have it. */
  readonly search: ReactNode
  readonly languageLink: (className: string | undefined) => ReactNode
}

/** The bar over the back office of staff and merchants, in place of the shop's header. */
export function BackOfficeHeader({ search, languageLink }: BackOfficeHeaderProps) {
  const shop = useShop()
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const logo = shop.pictures?.logo
  const isWide = logo !== undefined && logo.width > logo.height * WIDE
  return (
    <header className={bar.bar}>
      <Link className={styles.home} to={pathInLanguage('/dashboard', language)} aria-label={t('dashboard.backOffice.home', { company })}>
        <span className={logo === undefined ? undefined : styles.logo}>
          <ShopMark />
        </span>
        {logo?.isAlone !== true && <span className={isWide ? `${styles.company} ${styles.besideWide}` : styles.company}>{company}</span>}
      </Link>
      {search}
      <span className={styles.end}>
        <Link className={styles.link} to={pathInLanguage('/', language)}>
          {t('dashboard.backOffice.viewShop')}
        </Link>
        {languageLink(styles.link)}
        <Account />
      </span>
    </header>
  )
}

function Account() {
  const { t } = useTexts(dashboardTexts)
  const user = useUser()
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`.trim()
  return (
    <span className={styles.account}>
      {name !== '' && <bdi className={styles.name}>{name}</bdi>}
      <PlainButton look="own" className={styles.link} onPress={() => endSession('signed-out')}>
        {t('dashboard.signOut')}
      </PlainButton>
    </span>
  )
}
