import { type ReactNode, useLayoutEffect } from 'react'
import { PRODUCTS_PER_PAGE, pageCount, paginationItems } from '#domain/paging.ts'
import { formatNumber } from '#i18n/formats.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { type StepState, useArrival } from '../../platform/lists/arrival.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import type { FilterOptions } from './filter-options.ts'
import { addressOf, type ListKind } from './list-address.ts'
import styles from './list-view.module.css'
import { changed, type Listing } from './listing.ts'
import { Toolbar } from './toolbar.tsx'
import { useListSteps } from './use-list-steps.ts'

/** Plain ids are safe, because a page has one list; `filters` is also the anchor of the link for browsers without scripts. */
const IDS = { filters: 'filters', form: 'filter-form', top: 'list', status: 'list-status', heading: 'list-heading' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

export interface ListViewProps {
  readonly listing: Listing
  readonly kind: ListKind
  readonly options: FilterOptions
  readonly shown: number
  readonly count: number
  /** True when a search found more than it counts. */
  readonly isCountMinimum: boolean
  /** The products' cards, or skeletons while others are loading. */
  readonly grid: (isWaiting: boolean) => ReactNode
  /** A hint, shown once above all cards. */
  readonly hint?: ReactNode
}

export function ListView({ listing, kind, options, shown, count, isCountMinimum, grid, hint }: ListViewProps) {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const { chosen, isWaiting, step } = useListSteps(kind, listing)
  useArrival(IDS.top)
  useLayoutEffect(() => {
    // Focus moves from a card that became inert to the status, which announces what comes instead.
    if (isWaiting && document.activeElement?.closest('[inert]')) document.getElementById(IDS.status)?.focus({ preventScroll: true })
  }, [isWaiting])
  return (
    <div className={styles.columns}>
      <aside id={IDS.filters} className={styles.filters} aria-labelledby={`${IDS.filters}-heading`}>
        <h2 id={`${IDS.filters}-heading`} className={styles.heading}>
          {t('listing.filters.title')}
        </h2>
        <FilterForm
          id={IDS.form}
          listing={chosen}
          options={options}
          onChange={(next, focus) => step(next, focus === undefined ? {} : { focus })}
        />
      </aside>
      <section id={IDS.top} className={styles.list} aria-labelledby={IDS.heading}>
        <h2 id={IDS.heading} className="visually-hidden">
          {t('listing.products')}
        </h2>
        <Toolbar
          listing={listing}
          chosen={chosen}
          kind={kind}
          options={options}
          shown={shown}
          count={count}
          isCountMinimum={isCountMinimum}
          statusId={IDS.status}
          filtersId={IDS.filters}
          formId={IDS.form}
          hint={hint}
          onChange={step}
        />
        <FilterChips listing={listing} kind={kind} options={options} focusId={IDS.status} />
        {shown > 0 ? grid(isWaiting) : <EmptyList listing={listing} kind={kind} count={count} categories={options.categories} />}
        <Pagination
          label={t('listing.pages.label')}
          previous={t('listing.pages.previous')}
          next={t('listing.pages.next')}
          pageLabel={(page) => t('listing.pages.page', { page: formatNumber(page, language) })}
          items={paginationItems(listing.page, pageCount(count, PRODUCTS_PER_PAGE))}
          addressOf={(page) => addressOf(changed(listing, { page }), kind, language)}
          state={FROM_TOP}
        />
      </section>
    </div>
  )
}
