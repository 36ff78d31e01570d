import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { CategoryLink } from '../../shop/shell-data.ts'
import styles from './categories-panel.module.css'
import { CategoryFamilies } from './category-families.tsx'
import { Panel } from './panel.tsx'
import { PanelFooter } from './panel-foot.tsx'

export function CategoriesPanel({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const { t } = useTexts()
  const language = useLanguage()
  return (
    <Panel layer="categories" label={t('navigation.categories')}>
      <CategoryFamilies categories={categories} looks={[styles.families, styles.tile, styles.well]} />
      <PanelFooter to={pathInLanguage('/shop', language)} text={t('navigation.allProducts')} />
    </Panel>
  )
}
