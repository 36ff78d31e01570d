import { type ReactNode, useState } from 'react'
import { PRODUCT_ORDERS } from '#domain/catalogue/products.ts'
import { PRODUCTS_PER_PAGE, shownRange } from '#domain/paging.ts'
import { formatCount } from '#i18n/format-count.ts'
import { formatNumber } from '#i18n/formats.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { Select } from '../../ui/select/select.tsx'
import type { FilterOptions } from './filter-options.ts'
import type { ListKind } from './list-address.ts'
import { activeFacets, changed, isSearch, type Listing } from './listing.ts'
import styles from './toolbar.module.css'

const { Section: FilterDrawer } = lazySection(() => import('./filter-drawer.tsx').then((module) => module.FilterDrawer), null)

export interface ToolbarProps {
  readonly listing: Listing
  /** The list that is loading, or the current one. */
  readonly chosen: Listing
  readonly kind: ListKind
  readonly options: FilterOptions
  readonly shown: number
  readonly count: number
  /** True when a search found more than it counts. */
  readonly isCountMinimum: boolean
  /** The element that takes the focus when the focused one is gone. */
  readonly statusId: string
  readonly filtersId: string
  readonly formId: string
  readonly hint: ReactNode
  readonly onChange: (listing: Listing) => void
}

export function Toolbar({ listing, chosen, kind, options, shown, statusId, filtersId, formId, hint, onChange, ...counted }: ToolbarProps) {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const range = shownRange(listing.page, PRODUCTS_PER_PAGE, shown)
  const digits = (value: number) => formatNumber(value, language)
  return (
    <div className={styles.toolbar}>
      <p id={statusId} className={range === null ? styles.none : styles.status} role="status" tabIndex={-1}>
        {range === null
          ? t('catalogue.none.products')
          : t('listing.showing', {
              from: digits(range.from),
              to: digits(range.to),
              total: formatCount(counted.count, counted.isCountMinimum, language),
            })}
      </p>
      {hint}
      <div className={styles.choices}>
        <FiltersButton listing={chosen} kind={kind} options={options} filtersId={filtersId} onChange={onChange} />
        {range !== null && <Sort listing={chosen} formId={formId} onChange={onChange} />}
      </div>
    </div>
  )
}

function FiltersButton({
  listing,
  kind,
  options,
  filtersId,
  onChange,
}: Pick<ToolbarProps, 'listing' | 'kind' | 'options' | 'filtersId' | 'onChange'>) {
  const { t } = useTexts(listingTexts)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const active = activeFacets(listing).filter((facet) => facet !== kind && (facet !== 'price' || options.hasPrices)).length
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button tone="secondary" className={styles.open} aria-haspopup="dialog" aria-expanded={isOpen} onPress={open}>
        {t('listing.filters.title')}
        {active > 0 && <span className={styles.active}>{active}</span>}
      </Button>
      <noscript>
        <a className={buttonLook('secondary', styles.jump)} href={`#${filtersId}`}>
          {t('listing.filters.title')}
        </a>
      </noscript>
      {isWanted && (
        <FilterDrawer isOpen={isOpen} listing={listing} kind={kind} options={options} onClose={() => setOpen(false)} onApply={onChange} />
      )}
    </>
  )
}

function Sort({ listing, formId, onChange }: Pick<ToolbarProps, 'listing' | 'formId' | 'onChange'>) {
  const { t } = useTexts(listingTexts)
  const options = [
    { value: PRODUCT_ORDERS.newest, text: t(isSearch(listing) ? 'listing.sort.bestMatch' : 'listing.sort.newest') },
    { value: PRODUCT_ORDERS.priceHighToLow, text: t('listing.sort.priceHighToLow') },
    { value: PRODUCT_ORDERS.priceLowToHigh, text: t('listing.sort.priceLowToHigh') },
  ]
  return (
    <>
      <Select
        label={t('listing.sort.label')}
        name="order"
        form={formId}
        value={String(listing.order)}
        options={options.map(({ value, text }) => ({ value: String(value), text }))}
        onChange={(value) => {
          const order = options.find((option) => String(option.value) === value)?.value
          if (order !== undefined) onChange(changed(listing, { order }))
        }}
      />
      <noscript>
        <Button type="submit" form={formId} tone="secondary">
          {t('listing.sort.apply')}
        </Button>
      </noscript>
    </>
  )
}
