import { Link } from 'react-router'
import { listingTexts } from '#i18n/sets/listing.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink, WhatsAppLink, WriteLink } from '../../shop/contact/contact-links.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { EmptyIllustration } from '../../ui/empty-state/empty-illustration.tsx'
import styles from './empty-list.module.css'
import { clearedOnPage } from './filter-chips.tsx'
import type { FilterOptions } from './filter-options.ts'
import { addressOf, type ListKind } from './list-address.ts'
import { activeFacets, changed, EVERYTHING, type Listing } from './listing.ts'

export interface EmptyListProps {
  readonly listing: Listing
  readonly kind: ListKind
  /** The number of products on other pages. */
  readonly count: number
  readonly categories: FilterOptions['categories']
}

const MOST_CATEGORIES = 8

/** Offers the one step that is sure to lead to products; where there are none, ways to reach people who find them. */
export function EmptyList({ listing, kind, count, categories }: EmptyListProps) {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const isFiltered = activeFacets(listing).some((facet) => facet !== kind)
  const isEmptyShop = kind === 'shop' && count === 0 && !isFiltered && listing.name === EVERYTHING.name
  const way =
    count > 0
      ? { text: t('listing.empty.firstPage'), to: addressOf(changed(listing, {}), kind, language) }
      : isFiltered
        ? { text: t('listing.empty.clear'), to: addressOf(clearedOnPage(listing, kind), kind, language) }
        : { text: t('listing.empty.seeAll'), to: addressOf(EVERYTHING, 'shop', language) }
  return (
    <div className={styles.empty}>
      <EmptyIllustration />
      {!isEmptyShop && (
        <ButtonLink tone="primary" to={way.to}>
          {way.text}
        </ButtonLink>
      )}
      {count === 0 && (
        <>
          <p className={styles.search}>{t('listing.empty.weSearch')}</p>
          <div className={styles.ways}>
            <CallLink className={buttonLook('secondary')} />
            <WhatsAppLink className={buttonLook('secondary')} />
            <WriteLink />
          </div>
          <ul className={styles.categories} aria-label={t('listing.filters.category')}>
            {categories.slice(0, MOST_CATEGORIES).map(({ slug, name }) => (
              <li key={slug}>
                <Link className={styles.category} to={pathInLanguage(`/shop/category/${slug}`, language)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
