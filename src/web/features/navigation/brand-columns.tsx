import { madeOnce } from '../../platform/frame/made-once.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { type CollectionLink, useShellData } from '../../shop/shell-data.ts'
import { PageLink } from '../../ui/link/page-link.tsx'
import { byLetter } from './brand-letters.ts'
import styles from './brands-panel.module.css'

/** Lists brands in columns that are read downwards: from A to Z, or in the owner's order. */
export function BrandColumns({ brands }: { readonly brands: readonly CollectionLink[] }) {
  const language = useLanguage()
  const { areBrandsPlaced } = useShellData()
  const columns = madeOnce(brands, [language], () =>
    (areBrandsPlaced ? brands.map((brand) => ({ letter: '', brands: [brand] })) : byLetter(brands, language)).map(
      ({ letter, brands: members }) => (
        <li key={members[0]?.slug} className={styles.group}>
          <span className={styles.letter} aria-hidden="true">
            {letter}
          </span>
          <ul>
            {members.map((brand) => (
              <li key={brand.slug}>
                <PageLink className={styles.brand} to={pathInLanguage(`/shop/brand/${brand.slug}`, language)}>
                  <bdi>{nameOf(brand, language)}</bdi>
                </PageLink>
              </li>
            ))}
          </ul>
        </li>
      ),
    ),
  )
  return <ul className={styles.columns} {...columns} />
}
