import type { ReactNode } from 'react'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useLayer } from '../../shop/frame/layers.tsx'
import { type CollectionLink, useShellData } from '../../shop/shell-data.ts'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageLink } from '../../ui/link/page-link.tsx'
import { CategoryFamilies } from './category-families.tsx'
import styles from './menu-drawer.module.css'

/** The menu of small screens: categories and brands. `end` holds links to pages beside the catalogue. */
export function MenuDrawer({ end }: { readonly end?: ReactNode }) {
  const { t } = useTexts()
  const { isOpen, setOpen } = useLayer('menu')
  const { categories, brands } = useShellData()
  const language = useLanguage()
  const close = () => setOpen(false)
  return (
    <Drawer isOpen={isOpen} onClose={close} title={t('navigation.menu')} closeLabel={t('navigation.close')} side="start" leavesHeader>
      {/* biome-ignore lint/a11y: a press on any of its links closes the menu, and so does Enter, which browsers tell as a press */}
      <nav aria-label={t('navigation.menu')} onClick={({ target }) => (target as Element).closest('a') && close()}>
        <PageLink className={styles.first} to={pathInLanguage('/shop', language)}>
          {t('navigation.allProducts')}
          <Icon name="arrow" />
        </PageLink>
        {categories.length > 0 && (
          <MenuGroup title={t('navigation.categories')} isOpen>
            <CategoryFamilies categories={categories} looks={[styles.families, styles.tile, styles.well]} />
          </MenuGroup>
        )}
        {brands.length > 0 && (
          <MenuGroup title={t('navigation.brands')}>
            <BrandLines brands={brands} />
          </MenuGroup>
        )}
        {end}
      </nav>
    </Drawer>
  )
}

interface MenuGroupProps {
  readonly title: string
  readonly children: ReactNode
  readonly isOpen?: boolean
}

function MenuGroup({ title, children, isOpen }: MenuGroupProps) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.title}>
        {title}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      {children}
    </details>
  )
}

function BrandLines({ brands }: { readonly brands: readonly CollectionLink[] }) {
  const { t } = useTexts()
  const language = useLanguage()
  return (
    <ul className={styles.brands}>
      {brands.map((brand) => (
        <li key={brand.slug}>
          <PageLink className={styles.line} to={pathInLanguage(`/shop/brand/${brand.slug}`, language)}>
            <bdi>{nameOf(brand, language)}</bdi>
          </PageLink>
        </li>
      ))}
      <li className={styles.wide}>
        <PageLink className={styles.line} to={pathInLanguage('/brands', language)}>
          {t('navigation.allBrands')}
          <Icon name="arrow" />
        </PageLink>
      </li>
    </ul>
  )
}
