import type { CategoryReply } from '#contract/catalogue.ts'
import { useLanguage } from '../../platform/language.ts'
import styles from './category-tiles.module.css'
import { nameOf } from './names.ts'

export function CategoryTiles({ categories }: { readonly categories: readonly CategoryReply[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.tiles}>
      {categories.map((category) => (
        <li key={category._id} className={styles.tile}>
          {nameOf(category, language)}
        </li>
      ))}
    </ul>
  )
}
