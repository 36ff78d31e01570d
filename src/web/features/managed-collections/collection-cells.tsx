import { Link } from 'react-router'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './collection-cells.module.css'
import { type CollectionKind, editPath, productsPath, shopPath } from './collection-paths.ts'

export interface NameCellProps {
  readonly kind: CollectionKind
  readonly collection: { readonly _id: string; readonly name: string; readonly nameAr: string; readonly slug: string }
  /** Stands between the name and the address. */
  readonly note?: string | undefined
}

/** The name leads to the form; the shop's address stands under it. */
export function NameCell({ kind, collection, note }: NameCellProps) {
  const language = useLanguage()
  return (
    <span className={styles.words}>
      <Link className={styles.name} to={editPath(kind, collection._id, language)}>
        <bdi>{nameOf(collection, language)}</bdi>
      </Link>
      {note !== undefined && <span className={styles.address}>{note}</span>}
      <span className={styles.address}>
        <Ltr>{shopPath(kind, collection.slug)}</Ltr>
      </span>
    </span>
  )
}

export interface ProductsLinkProps {
  readonly kind: CollectionKind
  readonly collection: { readonly name: string; readonly nameAr: string; readonly slug: string; readonly productCount: number }
}

/** The number of products; leads to them. */
export function ProductsLink({ kind, collection }: ProductsLinkProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const count = collection.productCount
  if (count === 0) return <Ltr>{formatNumber(0, language)}</Ltr>
  return (
    <Link
      className={styles.count}
      to={productsPath(kind, collection.slug, language)}
      aria-label={t('collections.list.productsNamed', { count, name: isolate(nameOf(collection, language)) })}
    >
      <Ltr>{formatNumber(count, language)}</Ltr>
    </Link>
  )
}
