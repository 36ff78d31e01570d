import { Link } from 'react-router'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import button from '../../ui/button/button.module.css'
import { EmptyShelf } from '../../ui/empty-shelf/empty-shelf.tsx'
import styles from './empty-list.module.css'
import { clearedInPlace } from './filter-chips.tsx'
import { addressOf, type ListKind } from './list-address.ts'
import { activeFacets, changed, EVERYTHING, type Listing } from './listing.ts'

export interface EmptyListProps {
  readonly listing: Listing
  readonly kind: ListKind
  /** How many there are on other pages. */
  readonly count: number
}

/** The one way on that is sure to lead to products. */
export function EmptyList({ listing, kind, count }: EmptyListProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const isFiltered = activeFacets(listing).some((facet) => facet !== kind)
  const way =
    count > 0
      ? { text: t('listing.empty.firstPage'), to: addressOf(changed(listing, {}), kind, language) }
      : isFiltered
        ? { text: t('listing.empty.clear'), to: addressOf(clearedInPlace(listing, kind), kind, language) }
        : { text: t('listing.empty.seeAll'), to: addressOf(EVERYTHING, 'shop', language) }
  return (
    <div className={styles.empty}>
      <EmptyShelf />
      <Link className={button.filled} to={way.to}>
        {way.text}
      </Link>
    </div>
  )
}
