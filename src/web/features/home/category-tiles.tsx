import { Link } from 'react-router'
import { firstLetter } from '#domain/text/first-letter.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { type CategoryLink, categoryPicture } from '../../shop/shell-data.ts'
import styles from './category-tiles.module.css'

/** Shows a tile for each category, with its picture and its name; one without a picture has its first letter. */
export function CategoryTiles({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.tiles}>
      {categories.map((category) => (
        <li key={category.slug} className={styles.cell}>
          <Link className={styles.tile} to={pathInLanguage(`/shop/category/${category.slug}`, language)}>
            <span className={styles.well}>
              {category.picture === null ? (
                <span className={styles.letter} aria-hidden="true">
                  {firstLetter(nameOf(category, language))}
                </span>
              ) : (
                <img
                  className={styles.drawing}
                  src={categoryPicture(category.picture)}
                  width={400}
                  height={300}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
            <span className={styles.name}>{nameOf(category, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
