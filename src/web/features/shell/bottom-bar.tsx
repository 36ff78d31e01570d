import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './bottom-bar.module.css'
import { LayerButton } from './layer-button.tsx'

export interface BottomBarSlots {
  readonly account?: ReactNode
}

/**
 * The navigation bar at the foot of small screens; the bag is in the header, which is on every page. A page with a bar of its own marks it
 * with `data-action-bar`, and this one gives way.
 */
export function BottomBar({ account }: BottomBarSlots) {
  const { t } = useTexts()
  const home = pathInLanguage('/', useLanguage())
  const { pathname } = useLocation()
  return (
    <nav className={styles.bar} aria-label={t('shell.bar.label')}>
      <Link className={styles.item} to={home} aria-current={pathname === home ? 'page' : undefined}>
        <Icon name="home" />
        <span>{t('shell.bar.home')}</span>
      </Link>
      <LayerButton className={styles.item} layer="menu" icon="grid" label={t('shell.bar.categories')} hasText />
      <LayerButton className={styles.item} layer="search" icon="search" label={t('shell.bar.search')} hasText />
      {account}
    </nav>
  )
}
