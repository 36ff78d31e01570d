import { Link } from 'react-router'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatMoney } from '#i18n/formats.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import type { StepState } from '../../platform/lists/arrival.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import chip from '../../ui/chip/chip.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './filter-chips.module.css'
import type { FilterOption, FilterOptions } from './filter-options.ts'
import { addressOf, type ListKind } from './list-address.ts'
import { activeFacets, cleared, EVERYTHING, type Facet, isSearch, type Listing, withoutFacet } from './listing.ts'

export interface FilterChipsProps {
  readonly listing: Listing
  readonly kind: ListKind
  readonly options: FilterOptions
  /** The element that takes the focus when a chip is removed. */
  readonly focusId: string
}

/** Shows the filters beyond the page's own category or brand; each can be removed alone. */
export function FilterChips({ listing, kind, options, focusId }: FilterChipsProps) {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const textOf = useFacetText(listing, options)
  const facets = activeFacets(listing).filter((facet) => facet !== kind && (facet !== 'price' || options.hasPrices))
  const isNarrowedBySearch = kind !== 'shop' && isSearch(listing)
  if (facets.length === 0 && !isNarrowedBySearch) return null
  const state: StepState = { focus: focusId }
  const chips = [
    ...(isNarrowedBySearch
      ? [
          {
            key: 'name',
            text: t('listing.filters.search', { name: isolate(listing.name) }),
            without: { ...listing, name: EVERYTHING.name },
          },
        ]
      : []),
    ...facets.map((facet) => ({ key: facet, text: textOf(facet), without: withoutFacet(listing, facet) })),
  ]
  return (
    <ul className={styles.chips} aria-label={t('listing.filters.active')}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Link
            className={chip.chip}
            to={addressOf(without, kind, language)}
            state={state}
            preventScrollReset
            aria-label={t('listing.filters.remove', { filter: isolate(text) })}
          >
            {text}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={addressOf(clearedOnPage(listing, kind), kind, language)} state={state} preventScrollReset>
          {t('listing.filters.clear')}
        </Link>
      </li>
    </ul>
  )
}

/** Clearing keeps the category or brand of the page; its search is a filter like the others. */
export function clearedOnPage(listing: Listing, kind: ListKind): Listing {
  return kind === 'shop' ? cleared(listing) : { ...cleared(listing), name: EVERYTHING.name, [kind]: listing[kind] }
}

function useFacetText(listing: Listing, { categories, brands }: FilterOptions): (facet: Facet) => string {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const money = (price: number) => isolateLtr(formatMoney(price, language, SHOP_CURRENCY))
  return (facet) => {
    switch (facet) {
      case 'category':
        return nameIn(categories, listing.category)
      case 'brand':
        return nameIn(brands, listing.brand)
      case 'rating':
        return t('listing.filters.ratingChip', { stars: listing.rating })
      case 'price': {
        const [min, max] = [money(listing.min), money(listing.max)]
        if (listing.max === EVERYTHING.max) return t('listing.filters.priceFrom', { min })
        return listing.min === EVERYTHING.min ? t('listing.filters.priceUpTo', { max }) : t('listing.filters.priceBetween', { min, max })
      }
    }
  }
}

/** A slug that no record has any more is shown as it stands in the address. */
function nameIn(options: readonly FilterOption[], slug: string): string {
  return options.find((option) => option.slug === slug)?.name ?? slug
}
