import { useState } from 'react'
import { fold } from '#domain/search/fold.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Field } from '../../ui/field/field.tsx'
import styles from './brand-filter.module.css'
import { Choice } from './choice.tsx'
import type { FilterOption } from './filter-options.ts'
import { ANY } from './listing.ts'

export interface BrandFilterProps {
  readonly id: string
  readonly brands: readonly FilterOption[]
  readonly chosen: string
  readonly onChange: (slug: string, field: string) => void
}

/** A field above the many brands filters them by name, in any spelling. */
export function BrandFilter({ id, brands, chosen, onChange }: BrandFilterProps) {
  const { t } = useTexts(listingTexts)
  const [typed, setTyped] = useState('')
  const sought = fold(typed)
  const fitting = brands.filter(({ slug, name }) => sought === '' || fold(`${name} ${slug}`).includes(sought))
  const everyBrand = { slug: ANY, name: t('listing.filters.anyBrand') }
  return (
    <>
      <div className={styles.find}>
        <Field
          label={t('listing.filters.findBrand')}
          isLabelHidden
          placeholder={t('listing.filters.findBrand')}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className={styles.list}>
        <Choice id={id} name="brand" options={sought === '' ? [everyBrand, ...fitting] : fitting} chosen={chosen} onChange={onChange} />
      </div>
      <p role="status" className={styles.none}>
        {fitting.length === 0 ? t('catalogue.none.brands') : ''}
      </p>
    </>
  )
}
