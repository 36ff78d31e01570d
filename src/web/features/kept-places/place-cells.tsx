import { Link } from 'react-router'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/language.ts'
import { nameOf } from '../../platform/names.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './place-cells.module.css'
import { editPath, type PlaceKind, productsPath, shopPath } from './place-paths.ts'

export interface NameCellProps {
  readonly kind: PlaceKind
  readonly place: { readonly _id: string; readonly name: string; readonly nameAr: string; readonly slug: string }
}

/** The name leads to the form; under it the address in the shop. */
export function NameCell({ kind, place }: NameCellProps) {
  const language = useLanguage()
  return (
    <span className={styles.words}>
      <Link className={styles.name} to={editPath(kind, place._id, language)}>
        <bdi>{nameOf(place, language)}</bdi>
      </Link>
      <span className={styles.address}>
        <Ltr>{shopPath(kind, place.slug)}</Ltr>
      </span>
    </span>
  )
}

export interface ProductsLinkProps {
  readonly kind: PlaceKind
  readonly place: { readonly name: string; readonly nameAr: string; readonly slug: string; readonly productCount: number }
}

/** How many products it has; leads to them. */
export function ProductsLink({ kind, place }: ProductsLinkProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const count = place.productCount
  if (count === 0) return <Ltr>{formatNumber(0, language)}</Ltr>
  return (
    <Link
      className={styles.count}
      to={productsPath(kind, place.slug, language)}
      aria-label={t('places.list.productsNamed', { count, name: isolate(nameOf(place, language)) })}
    >
      <Ltr>{formatNumber(count, language)}</Ltr>
    </Link>
  )
}
