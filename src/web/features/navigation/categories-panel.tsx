import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type CategoryLink, categoryPicture } from '../../shop/shell-data.ts'
import { Drawing } from '../../ui/icon/drawing.tsx'
import styles from './categories-panel.module.css'
import { Panel } from './panel.tsx'
import { PanelFooter } from './panel-foot.tsx'

export function CategoriesPanel({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const { t } = useTexts()
  const language = useLanguage()
  return (
    <Panel layer="categories" label={t('navigation.categories')}>
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.slug} className={category.parent && styles.child}>
            <Link className={styles.tile} to={pathInLanguage(`/shop/category/${category.slug}`, language)}>
              <span className={styles.well}>{category.picture !== null && <Drawing src={categoryPicture(category.picture)} />}</span>
              <bdi>{nameOf(category, language)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <PanelFooter to={pathInLanguage('/shop', language)} text={t('navigation.allProducts')} />
    </Panel>
  )
}
