import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShellData } from '../../shop/shell-data.ts'
import styles from './category-links.module.css'

/** Categories to choose from on the search screen while nothing is typed. */
export function CategoryLinks() {
  const { t } = useTexts()
  const language = useLanguage()
  const { categories } = useShellData()
  return (
    <section className={styles.links}>
      <h3>{t('navigation.categories')}</h3>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.slug}>
            <Link className={styles.link} to={pathInLanguage(`/shop/category/${category.slug}`, language)}>
              {nameOf(category, language)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
