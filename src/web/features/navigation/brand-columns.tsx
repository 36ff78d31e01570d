import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import type { CollectionLink } from '../../shop/shell-data.ts'
import { byLetter } from './brand-letters.ts'
import styles from './brands-panel.module.css'

/** Lists brands from A to Z in columns that are read downwards. */
export function BrandColumns({ brands }: { readonly brands: readonly CollectionLink[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.columns}>
      {byLetter(brands, language).map(({ letter, brands: members }) => (
        <li key={letter} className={styles.group}>
          <span className={styles.letter} aria-hidden="true">
            {letter}
          </span>
          <ul>
            {members.map((brand) => (
              <li key={brand.slug}>
                <Link className={styles.brand} to={pathInLanguage(`/shop/brand/${brand.slug}`, language)}>
                  <bdi>{nameOf(brand, language)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
