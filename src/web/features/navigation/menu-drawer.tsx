import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLayer } from '../../platform/frame/layers.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type CollectionLink, useShellData } from '../../shop/shell-data.ts'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
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
      <nav aria-label={t('navigation.menu')}>
        <Link className={styles.first} to={pathInLanguage('/shop', language)} onClick={close}>
          {t('navigation.allProducts')}
          <Icon name="arrow" />
        </Link>
        {categories.length > 0 && (
          <MenuGroup title={t('navigation.categories')} isOpen>
            <CategoryFamilies categories={categories} looks={[styles.families, styles.tile, styles.well]} onChoose={close} />
          </MenuGroup>
        )}
        {brands.length > 0 && (
          <MenuGroup title={t('navigation.brands')}>
            <BrandLines brands={brands} onChoose={close} />
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

function MenuGroup({ title, children, isOpen = false }: MenuGroupProps) {
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

function BrandLines({ brands, onChoose }: { readonly brands: readonly CollectionLink[]; readonly onChoose: () => void }) {
  const { t } = useTexts()
  const language = useLanguage()
  return (
    <ul className={styles.brands}>
      {brands.map((brand) => (
        <li key={brand.slug}>
          <Link className={styles.line} to={pathInLanguage(`/shop/brand/${brand.slug}`, language)} onClick={onChoose}>
            <bdi>{nameOf(brand, language)}</bdi>
          </Link>
        </li>
      ))}
      <li className={styles.wide}>
        <Link className={styles.line} to={pathInLanguage('/brands', language)} onClick={onChoose}>
          {t('navigation.allBrands')}
          <Icon name="arrow" />
        </Link>
      </li>
    </ul>
  )
}
