import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { PRODUCT_SEARCH_MIN } from '#domain/catalogue/products.ts'
import { FIRST_PAGE, paginationItems } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { type StepState, useArrival } from '../../platform/lists/arrival.ts'
import { useListTerm } from '../../platform/lists/list-term.ts'
import { PastEnd } from '../../platform/lists/past-end.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ListCount, ListFrame, ListTools } from '../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { hasFilter, type ManagedList, type ManagedQuery, managedQuery, readManagedQuery } from './managed-list.ts'
import { ProductFilters } from './product-filters.tsx'
import { addPath, listPath } from './product-paths.ts'
import { ProductTable } from './product-table.tsx'

const TYPING_PAUSE_MS = 350
const IDS = { top: 'products', status: 'products-status' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

export interface ProductsPageProps {
  readonly list: ManagedList
  /** The list holds only the merchant's own brand. */
  readonly isOwnBrand: boolean
}

/** Lists every product that the viewer manages, active or not. */
export function ProductsPage({ list, isOwnBrand }: ProductsPageProps) {
  const { t } = useTexts(dashboardTexts, productsTexts)
  const language = useLanguage()
  const next = useNavigation().location
  const isWaiting = next?.pathname === useLocation().pathname
  const onSwitched = useListAgain()
  const { query } = list
  // The filters show the newest choice while its list is loading.
  const asked = isWaiting && next !== undefined ? readManagedQuery(new URLSearchParams(next.search)) : query
  useArrival(IDS.top)
  return (
    <>
      <PageHeader
        title={t('dashboard.sections.products')}
        lead={t(isOwnBrand ? 'products.brandLead' : 'products.lead')}
        action={<AddLink />}
      />
      <ListFrame id={IDS.top} label={t('dashboard.sections.products')}>
        <ListTools>
          <ProductSearch term={query.term} asked={asked} />
          <ProductFilters query={asked} brands={list.brands} categories={list.categories} />
        </ListTools>
        <ProductCount list={list} />
        {list.products.length === 0 ? (
          <NothingHere list={list} />
        ) : (
          <ProductTable products={list.products} isWaiting={isWaiting} onSwitched={onSwitched} />
        )}
        {query.term === '' && (
          <Pagination
            label={t('products.list.pages')}
            previous={t('products.list.previous')}
            next={t('products.list.next')}
            pageLabel={(page) => t('products.list.page', { page: formatNumber(page, language) })}
            items={paginationItems(query.page, list.totalPages)}
            addressOf={(page) => listPath(language) + managedQuery({ ...query, page })}
            state={FROM_TOP}
          />
        )}
      </ListFrame>
    </>
  )
}

/** Reloads the list after a change, because the changed product may not belong to it any more. */
function useListAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    await revalidate()
    // Focus moves to the status, because the focused row is gone.
    if (document.activeElement === document.body) document.getElementById(IDS.status)?.focus({ preventScroll: true })
  }
}

function AddLink() {
  const { t } = useTexts(productsTexts)
  return (
    <ButtonLink tone="primary" to={addPath(useLanguage())}>
      <Icon name="plus" />
      {t('products.add')}
    </ButtonLink>
  )
}

function ProductSearch({ term, asked }: { readonly term: string; readonly asked: ManagedQuery }) {
  const { t } = useTexts(productsTexts)
  const path = listPath(useLanguage())
  const navigate = useNavigate()
  const { typed, setTyped, submit } = useListTerm({
    term,
    least: PRODUCT_SEARCH_MIN,
    waitMs: TYPING_PAUSE_MS,
    // Back leads to the list before the search, not through each typed letter.
    search: (next) =>
      void navigate(path + managedQuery({ ...asked, page: FIRST_PAGE, term: next }), {
        replace: term !== '' && next !== '',
        preventScrollReset: true,
      }),
  })
  return (
    <SearchField
      label={t('products.list.search')}
      placeholder={t('products.list.placeholder')}
      clearLabel={t('products.list.clear')}
      name="search"
      value={typed}
      onChange={setTyped}
      onSubmit={submit}
    />
  )
}

function ProductCount({ list: { query, count, products } }: { readonly list: ManagedList }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const term = isolate(query.term)
  const isCut = query.term !== '' && count > products.length
  return (
    <ListCount id={IDS.status}>
      {isCut
        ? t('products.list.firstOf', { shown: formatNumber(products.length, language), total: formatNumber(count, language), term })
        : t(query.term === '' ? 'products.list.total' : 'products.list.found', { count, term })}
    </ListCount>
  )
}

function NothingHere({ list: { query, count } }: { readonly list: ManagedList }) {
  const language = useLanguage()
  if (count > 0) return <PastEnd to={listPath(language) + managedQuery({ ...query, page: FIRST_PAGE })} state={FROM_TOP} />
  return <NoProducts hasOthers={hasFilter(query)} />
}

/** `hasOthers`: a filter hides the other products. */
function NoProducts({ hasOthers }: { readonly hasOthers: boolean }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  return (
    <EmptyState title={t('products.list.none')} text={t(hasOthers ? 'products.list.noneText' : 'products.list.emptyText')}>
      {hasOthers ? (
        <ButtonLink tone="secondary" to={listPath(language)}>
          {t('products.list.all')}
        </ButtonLink>
      ) : (
        <AddLink />
      )}
    </EmptyState>
  )
}
