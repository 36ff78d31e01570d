import { useState } from 'react'
import { fold } from '#domain/search/fold.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { BrandSearch, brandsFound } from '../../shop/brand-search.tsx'
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
  const fitting = brandsFound(brands, typed)
  const everyBrand = { slug: ANY, name: t('listing.filters.anyBrand') }
  return (
    <>
      <div className={styles.find}>
        <BrandSearch typed={typed} onType={setTyped} />
      </div>
      <div className={styles.list}>
        <Choice
          id={id}
          name="brand"
          options={fold(typed) === '' ? [everyBrand, ...fitting] : fitting}
          chosen={chosen}
          onChange={onChange}
        />
      </div>
      <p role="status" className={styles.none}>
        {fitting.length === 0 ? t('catalogue.none.brands') : ''}
      </p>
    </>
  )
}
