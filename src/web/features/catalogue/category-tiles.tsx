import { Link } from 'react-router'
import type { CategoryReply } from '#contract/catalogue.ts'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import styles from './category-tiles.module.css'
import { nameOf } from './names.ts'

export function CategoryTiles({ categories }: { readonly categories: readonly CategoryReply[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.tiles}>
      {categories.map((category) => (
        <li key={category._id}>
          <Link className={styles.tile} to={pathInLanguage(`/shop/category/${category.slug}`, language)}>
            {nameOf(category, language)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
