import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '#domain/text/language.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink } from '../../shop/contact/contact-links.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { ShopMark } from '../../shop/mark/shop-mark.tsx'
import { Band } from '../../ui/band/band.tsx'
import styles from './header.module.css'
import { LanguageLink } from './language-link.tsx'
import { LayerButton } from './layer-button.tsx'
import { useHeaderScroll } from './use-header-scroll.ts'

export interface HeaderSlots {
  readonly search?: ReactNode
  readonly account?: ReactNode
  readonly wishlist?: ReactNode
  readonly bag?: ReactNode
}

export function Header({ search, account, wishlist, bag }: HeaderSlots) {
  const shop = useShop()
  const { t } = useTexts()
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const header = useRef<HTMLElement>(null)
  useHeaderScroll(header)
  return (
    <header ref={header} className={styles.header}>
      <TopBar />
      <Band>
        <div className={styles.mainRow}>
          <Link className={styles.home} to={pathInLanguage('/', language)} aria-label={t('shell.homeLink', { company })}>
            <ShopMark />
            {shop.pictures?.logo?.isAlone !== true && (
              <span className={styles.name} data-long={company.length > 9 || undefined}>
                {company}
              </span>
            )}
          </Link>
          {search !== undefined && <div className={styles.search}>{search}</div>}
          <div className={styles.end}>
            {search !== undefined && <LayerButton className={styles.find} layer="search" icon="search" label={t('shell.bar.search')} />}
            {account !== undefined && <div className={styles.wide}>{account}</div>}
            {wishlist !== undefined && <div className={styles.wide}>{wishlist}</div>}
            {bag}
            <LayerButton className={styles.small} layer="menu" icon="menu" label={t('shell.bar.menu')} />
          </div>
        </div>
      </Band>
    </header>
  )
}

function TopBar() {
  const shop = useShop()
  const language = useLanguage()
  return (
    <Band tone="ink">
      <div className={styles.topRow}>
        <p className={styles.tagline}>{inLanguage(shop.tagline, language)}</p>
        <CallLink className={styles.topLink} />
        <LanguageLink className={styles.topLink} />
      </div>
    </Band>
  )
}
