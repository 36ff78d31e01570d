import type { ReactNode } from 'react'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShellData } from '../../shop/shell-data.ts'
import { Band } from '../../ui/band/band.tsx'
import { BrandsPanel } from './brands-panel.tsx'
import { CategoriesPanel } from './categories-panel.tsx'
import { NavigationLink } from './navigation-link.tsx'
import styles from './navigation-row.module.css'

/** The row under the header. `end` holds links to pages beside the catalogue. */
export function NavigationRow({ end }: { readonly end?: ReactNode }) {
  const { t } = useTexts()
  const { categories, brands } = useShellData()
  return (
    <nav className={styles.navigation} aria-label={t('navigation.label')}>
      <Band>
        <div className={styles.row}>
          {categories.length > 0 && <CategoriesPanel categories={categories} />}
          {brands.length > 0 && <BrandsPanel brands={brands} />}
          <NavigationLink to={pathInLanguage('/shop', useLanguage())} text={t('navigation.shop')} />
          {end !== undefined && <div className={styles.end}>{end}</div>}
        </div>
      </Band>
    </nav>
  )
}
