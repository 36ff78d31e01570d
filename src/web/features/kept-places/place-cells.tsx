import { Link } from 'react-router'
import { useLanguage } from '../../platform/language.ts'
import { nameOf } from '../../platform/names.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './place-cells.module.css'
import { editPath, type PlaceKind, shopPath } from './place-paths.ts'

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
