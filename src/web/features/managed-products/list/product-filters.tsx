import { useNavigate } from 'react-router'
import type { CategoryReply } from '#contract/catalogue.ts'
import {
  type Lack,
  LOW_STOCK_MAX,
  MANAGED_SORTS,
  type ManagedSort,
  MISSING_FACTS,
  STOCK_STATES,
  type StockState,
} from '#domain/catalogue/products.ts'
import { FIRST_PAGE, ROWS_PER_PAGE, type RowsPerPage } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { compareNames, formatNumber } from '#i18n/formats.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useChoices } from '../../../platform/lists/choices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import styles from '../../../ui/list-frame/filter-bar.module.css'
import { Select } from '../../../ui/select/select.tsx'
import { type BrandOption, brandName } from '../brand-options.ts'
import { listPath } from '../product-paths.ts'
import { LACK_TEXTS, STOCK_TEXTS } from './filter-words.ts'
import { isOwnList, type ManagedQuery, managedQuery, type StateFilter } from './managed-list.ts'
import { SORT_TEXTS } from './sort-texts.ts'

export interface ProductFiltersProps {
  readonly query: ManagedQuery
  readonly brands: readonly BrandOption[]
  readonly categories: readonly CategoryReply[]
  /** The number of drafts. */
  readonly drafts: number
}

/** Filters the list and chooses its order. A list of its own, such as that of deleted products, is left by the state alone. */
export function ProductFilters({ query, brands, categories, drafts }: ProductFiltersProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  const go = (filter: Partial<ManagedQuery>) => navigate(listPath(language) + managedQuery(filter), { preventScrollReset: true })
  const change = useChoices(query, go)
  const choose: Choosing = (filter) => change({ page: FIRST_PAGE, ...filter })
  const { isActive, rows } = query
  const goTo = (next: StateFilter) => (isOwnList(next) || isOwnList(isActive) ? go({ isActive: next, rows }) : choose({ isActive: next }))
  return (
    <div className={styles.filters}>
      {!isOwnList(isActive) && <CollectionSelects query={query} brands={brands} categories={categories} choose={choose} />}
      <StateSelect value={isActive} drafts={drafts} onChange={goTo} />
      {!isOwnList(isActive) && (
        <>
          <StockSelect value={query.stock} onChange={(stock) => choose({ stock })} />
          <LackSelect value={query.lacks} onChange={(lacks) => choose({ lacks })} />
          <SortSelect isSearch={query.term !== ''} value={query.sort} onChange={(sort) => choose({ sort })} />
        </>
      )}
      <RowsSelect value={rows} onChange={(chosen) => choose({ rows: chosen })} />
    </div>
  )
}

type Choosing = (filter: Partial<ManagedQuery>) => void

function CollectionSelects({ query, brands, categories, choose }: Omit<ProductFiltersProps, 'drafts'> & { readonly choose: Choosing }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const brandOptions = useSortedChoices(
    brands.map((brand) => ({ value: brand.slug, text: brandName(brand, language) })),
    query.brand,
  )
  const categoryOptions = useSortedChoices(
    categories.map((category) => {
      const name = nameOf(category, language)
      return { value: category.slug, text: category.isActive ? name : t('products.list.categoryOff', { name: isolate(name) }) }
    }),
    query.category,
  )
  return (
    <>
      {brandOptions.length > 1 && (
        <Select
          label={t('products.list.brand')}
          name="brand"
          value={query.brand}
          options={[{ value: '', text: t('products.list.allBrands') }, ...brandOptions]}
          onChange={(brand) => choose({ brand })}
        />
      )}
      <Select
        label={t('products.list.category')}
        name="category"
        value={query.category}
        options={[{ value: '', text: t('products.list.allCategories') }, ...categoryOptions]}
        onChange={(category) => choose({ category })}
      />
    </>
  )
}

interface Choice {
  readonly value: string
  readonly text: string
}

/** Sorts the choices by name. A chosen slug that no longer exists stays in the list, so that the filter shows its value. */
function useSortedChoices(choices: readonly Choice[], chosen: string): readonly Choice[] {
  const compare = compareNames(useLanguage())
  const sorted = [...choices].sort((a, b) => compare(a.text, b.text))
  return chosen === '' || choices.some(({ value }) => value === chosen) ? sorted : [...sorted, { value: chosen, text: chosen }]
}

interface ChoiceProps<Value extends string> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function StateSelect({ value, drafts, onChange }: ChoiceProps<StateFilter> & Pick<ProductFiltersProps, 'drafts'>) {
  const { t } = useTexts(productDraftsTexts, productsTexts)
  const count = formatNumber(drafts, useLanguage())
  return (
    <Select
      label={t('products.list.state')}
      name="isActive"
      value={value}
      options={[
        { value: '', text: t('products.list.allStates') },
        { value: 'true', text: t('products.state.on') },
        { value: 'false', text: t('products.state.off') },
        { value: 'draft', text: t('productDrafts.state', { count }) },
        { value: 'deleted', text: t('products.list.deleted') },
      ]}
      onChange={(chosen) => onChange(chosen as StateFilter)}
    />
  )
}

function StockSelect({ value, onChange }: ChoiceProps<StockState | ''>) {
  const { t } = useTexts(productsTexts)
  const most = formatNumber(LOW_STOCK_MAX, useLanguage())
  return (
    <Select
      label={t('products.list.stock')}
      name="stock"
      value={value}
      options={[
        { value: '', text: t('products.list.anyStock') },
        ...STOCK_STATES.map((state) => ({ value: state, text: t(STOCK_TEXTS[state], { most }) })),
      ]}
      onChange={(chosen) => onChange(chosen as StockState | '')}
    />
  )
}

function LackSelect({ value, onChange }: ChoiceProps<Lack | ''>) {
  const { t } = useTexts(productsTexts)
  return (
    <Select
      label={t('products.list.lacks')}
      name="lacks"
      value={value}
      options={[
        { value: '', text: t('products.list.lacksNothing') },
        ...MISSING_FACTS.map((lack) => ({ value: lack, text: t(LACK_TEXTS[lack]) })),
      ]}
      onChange={(chosen) => onChange(chosen as Lack | '')}
    />
  )
}

function RowsSelect({ value, onChange }: { readonly value: RowsPerPage; readonly onChange: (rows: RowsPerPage) => void }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  return (
    <Select
      label={t('products.list.rows')}
      name="rows"
      value={String(value)}
      options={ROWS_PER_PAGE.map((rows) => ({
        value: String(rows),
        text: t('products.list.rowsEach', { rows: formatNumber(rows, language) }),
      }))}
      onChange={(chosen) => onChange(Number(chosen) as RowsPerPage)}
    />
  )
}

/** The default order is the best match for a search, and the newest first otherwise. */
function SortSelect({ isSearch, value, onChange }: ChoiceProps<ManagedSort | ''> & { readonly isSearch: boolean }) {
  const { t } = useTexts(productsTexts)
  const first = isSearch ? ([{ value: '', text: t('products.list.bestMatch') }] as const) : []
  const newest = isSearch ? 'newest' : ''
  return (
    <Select
      label={t('products.list.sortBy')}
      name="sort"
      value={!isSearch && value === 'newest' ? '' : value}
      options={[...first, ...MANAGED_SORTS.map((sort) => ({ value: sort === 'newest' ? newest : sort, text: t(SORT_TEXTS[sort]) }))]}
      onChange={(chosen) => onChange(chosen as ManagedSort | '')}
    />
  )
}
