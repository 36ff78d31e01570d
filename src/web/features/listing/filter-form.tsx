import type { ReactNode } from 'react'
import { listingTexts } from '#i18n/sets/listing.ts'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Radio } from '../../ui/radio/radio.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { Choice } from './choice.tsx'
import styles from './filter-form.module.css'
import type { FilterOptions } from './filter-options.ts'
import { SHOP_PATH } from './list-address.ts'
import { ANY, changed, EVERYTHING, isSearch, type Listing } from './listing.ts'

const { Section: PriceFilter } = lazySection(() => import('./price-filter.tsx').then((module) => module.PriceFilter), null)

const RATINGS = [4, 3, 2, 1]

export interface FilterFormProps {
  readonly id: string
  readonly listing: Listing
  readonly options: FilterOptions
  /** `field` is the id of the changed element. */
  readonly onChange: (listing: Listing, field?: string) => void
}

/** Each change is applied at once; without scripts a button submits the whole form. */
export function FilterForm({ id, listing, options, onChange }: FilterFormProps) {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const change = (part: Partial<Listing>, field?: string) => onChange(changed(listing, part), field)
  const rating = (stars: number) => {
    const field = `${id}-rating-${stars}`
    return {
      id: field,
      name: 'rating',
      value: String(stars),
      isChecked: stars === listing.rating,
      onChange: () => change({ rating: stars }, field),
    }
  }
  return (
    <form
      id={id}
      className={styles.form}
      method="get"
      action={pathInLanguage(SHOP_PATH, language)}
      onSubmit={(event) => event.preventDefault()}
    >
      {isSearch(listing) && <input type="hidden" name="name" value={listing.name} />}
      <Group legend={t('listing.filters.category')}>
        <Choice
          id={`${id}-category`}
          name="category"
          options={[{ slug: ANY, name: t('listing.filters.anyCategory') }, ...options.categories]}
          chosen={listing.category}
          onChange={(category, field) => change({ category }, field)}
        />
      </Group>
      <Group legend={t('listing.filters.brand')}>
        <BrandFilter
          id={`${id}-brand`}
          brands={options.brands}
          chosen={listing.brand}
          onChange={(brand, field) => change({ brand }, field)}
        />
      </Group>
      {(options.hasRatings || listing.rating !== EVERYTHING.rating) && (
        <Group legend={t('listing.filters.rating')}>
          <Radio {...rating(0)}>{t('listing.filters.anyRating')}</Radio>
          {RATINGS.map((stars) => (
            <Radio key={stars} {...rating(stars)}>
              <Stars value={stars} />
              {t('listing.filters.ratingAndUp', { stars })}
            </Radio>
          ))}
        </Group>
      )}
      {options.hasPrices && (
        <Group legend={t('listing.filters.price')}>
          <PriceFilter min={listing.min} max={listing.max} onChange={(bounds) => change(bounds)} />
        </Group>
      )}
      <noscript>
        <Button type="submit" tone="primary">
          {t('listing.filters.apply')}
        </Button>
      </noscript>
    </form>
  )
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}
