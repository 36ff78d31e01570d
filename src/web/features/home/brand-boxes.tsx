import { Link } from 'react-router'
import { homeTexts } from '#i18n/sets/home.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { CollectionLink } from '../../shop/shell-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './brand-boxes.module.css'

const SHOWN = 11

/** Shows the first brands by name, and a link to all of them. */
export function BrandBoxes({ brands }: { readonly brands: readonly CollectionLink[] }) {
  const { t } = useTexts(homeTexts)
  const language = useLanguage()
  return (
    <ul className={styles.boxes}>
      {brands.slice(0, SHOWN).map((brand) => (
        <li key={brand.slug} className={styles.item}>
          <Link className={styles.box} to={pathInLanguage(`/shop/brand/${brand.slug}`, language)}>
            <bdi>{nameOf(brand, language)}</bdi>
          </Link>
        </li>
      ))}
      <li className={styles.item}>
        <Link className={styles.all} to={pathInLanguage('/brands', language)}>
          {t('home.allBrands')}
          <Icon name="arrow" />
        </Link>
      </li>
    </ul>
  )
}
