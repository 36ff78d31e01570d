import { useNavigate } from 'react-router'
import { compareNames } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Select } from '../../ui/select/select.tsx'
import { type BrandOption, brandName } from './brand-options.ts'
import { type KeptQuery, keptQuery, type StateFilter } from './kept-list.ts'
import styles from './product-filters.module.css'
import { listPath } from './product-paths.ts'

export interface ProductFiltersProps {
  readonly query: KeptQuery
  readonly brands: readonly BrandOption[]
}

export function ProductFilters({ query, brands }: ProductFiltersProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const choose = (filter: Partial<KeptQuery>) =>
    void navigate(listPath(language) + keptQuery({ ...query, page: 1, ...filter }), { preventScrollReset: true })
  const compare = compareNames(language)
  const named = brands.map((brand) => ({ value: brand.slug, text: brandName(brand, language) })).sort((a, b) => compare(a.text, b.text))
  // A brand that is gone, or was given another slug, still says what the list is filtered by.
  const unknown = query.brand !== '' && brands.every(({ slug }) => slug !== query.brand) ? [{ value: query.brand, text: query.brand }] : []
  return (
    <div className={styles.filters}>
      {(brands.length > 1 || unknown.length > 0) && (
        <Select
          label={t('products.list.brand')}
          name="brand"
          value={query.brand}
          options={[{ value: '', text: t('products.list.allBrands') }, ...named, ...unknown]}
          onChange={(brand) => choose({ brand })}
        />
      )}
      <Select
        label={t('products.list.state')}
        name="isActive"
        value={query.isActive}
        options={[
          { value: '', text: t('products.list.allStates') },
          { value: 'true', text: t('products.state.on') },
          { value: 'false', text: t('products.state.off') },
        ]}
        onChange={(isActive) => choose({ isActive: isActive as StateFilter })}
      />
    </div>
  )
}
