import { useState } from 'react'
import { PRODUCT_SEARCH_MIN } from '#domain/catalogue/products.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIRST_PAGE } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatCount } from '#i18n/format-count.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { saveFile } from '../../platform/calls/files/save-file.ts'
import { useLeaveGuard } from '../../platform/forms/leave-guard.tsx'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useNextQuery, useRecordsAgain } from '../../platform/lists/records.ts'
import { type NoRecordsProps, RecordsPage } from '../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ChosenBarFoot } from './list/chosen-bar.tsx'
import { DeletedTable } from './list/deleted-table.tsx'
import { DraftTable } from './list/draft-table.tsx'
import { hasFilter, LIST_ID, type ManagedList, type ManagedQuery, managedQuery, readManagedQuery } from './list/managed-list.ts'
import { ProductFilters } from './list/product-filters.tsx'
import { ProductTable } from './list/product-table.tsx'
import { DraftsBar } from './many/drafts-bar.tsx'
import { ManyBar } from './many/many-bar.tsx'
import { addPath, listPath } from './product-paths.ts'

export interface ProductsPageProps {
  readonly list: ManagedList
  /** The list holds only the merchant's own brand. */
  readonly isOwnBrand: boolean
}

/** Lists every product that the viewer manages, active or not. */
export function ProductsPage({ list, isOwnBrand }: ProductsPageProps) {
  const { t } = useTexts(dashboardTexts, productsTexts)
  const path = listPath(useLanguage())
  const again = useRecordsAgain(LIST_ID)
  const next = useNextQuery()
  const { chosen, choose } = useChosenRows(list)
  const [foot, setFoot] = useState<HTMLDivElement | null>(null)
  // The filters show the newest choice while its list is loading.
  const asked = next === null ? list.query : readManagedQuery(next)
  // A price that is being typed in a row is work beside the list.
  const { question } = useLeaveGuard(false, undefined, 'list')
  return (
    <>
      {question}
      <RecordsPage<ManagedList['rows'][number]>
        id={LIST_ID}
        title={t('dashboard.sections.products')}
        lead={t(isOwnBrand ? 'products.brandLead' : 'products.lead')}
        action={
          <div className="cluster gap-2">
            {list.kind === 'products' && <SheetButton query={asked} />}
            <PriceListButton query={asked} />
            <AddLink />
          </div>
        }
        list={list}
        addressOf={(wanted) => path + managedQuery({ ...asked, page: FIRST_PAGE, term: '', ...wanted })}
        search={{ label: t('products.list.search'), placeholder: t('products.list.placeholder'), least: PRODUCT_SEARCH_MIN }}
        filters={<ProductFilters query={asked} brands={list.brands} categories={list.categories} drafts={list.drafts} />}
        count={useCount(list)}
        isCountBelow
        pagesLabel={t('products.list.pages')}
        none={useNone(list)}
        note={<Many list={list} isOwnBrand={isOwnBrand} chosen={chosen} choose={choose} foot={foot} onChanged={again} />}
        foot={<ChosenBarFoot ref={setFoot} />}
        renderRows={(_, isWaiting) => (
          <Rows list={list} asked={asked} isWaiting={isWaiting} chosen={chosen} choose={choose} again={again} />
        )}
      />
    </>
  )
}

/** Products stay chosen over pages and filters; drafts that have left the page are chosen no more. */
function useChosenRows({ kind, rows }: ManagedList) {
  const [picked, setPicked] = useState<{ readonly kind: ManagedList['kind']; readonly ids: readonly string[] }>({ kind, ids: [] })
  const ids = picked.kind === kind ? picked.ids : []
  return {
    chosen: kind === 'products' ? ids : ids.filter((id) => rows.some(({ _id }) => _id === id)),
    choose: (next: readonly string[]) => setPicked({ kind, ids: next }),
  }
}

interface ManyProps extends ProductsPageProps {
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
  readonly foot: Element | null
  readonly onChanged: () => Promise<void>
}

/** Acts on the chosen rows, or on all that the list finds. */
function Many({ list, isOwnBrand, ...chosen }: ManyProps) {
  if (list.kind === 'drafts') return <DraftsBar drafts={list.rows} {...chosen} />
  if (list.kind === 'deleted') return null
  return <ManyBar list={list} query={list.query} isOwnBrand={isOwnBrand} {...chosen} />
}

interface RowsProps {
  readonly list: ManagedList
  readonly asked: ManagedQuery
  readonly isWaiting: boolean
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
  readonly again: () => Promise<void>
}

function Rows({ list, asked, isWaiting, chosen, choose, again }: RowsProps) {
  const path = listPath(useLanguage())
  if (list.kind === 'deleted') return <DeletedTable products={list.rows} isWaiting={isWaiting} onRestored={again} />
  if (list.kind === 'drafts') return <DraftTable drafts={list.rows} isWaiting={isWaiting} chosen={chosen} choose={choose} />
  return (
    <ProductTable
      products={list.rows}
      isWaiting={isWaiting}
      sort={asked.sort}
      sortedBy={(sort) => path + managedQuery({ ...asked, page: FIRST_PAGE, sort })}
      chosen={chosen}
      choose={choose}
      onChanged={again}
    />
  )
}

/** The prices as a file for customers: of the brand and category that the list shows. */
function PriceListButton({ query: { brand, category } }: { readonly query: ManagedQuery }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const save = async () => {
    const query = new URLSearchParams({ language, ...(brand === '' ? {} : { brand }), ...(category === '' ? {} : { category }) })
    try {
      await saveFile(`/api/product/price-list?${query}`, `${t('products.priceListFile')}.pdf`, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={save}>
      {t('products.priceList')}
    </Button>
  )
}

/** The products that the list shows as a sheet, which may come in again once it is changed. */
function SheetButton({ query: { term, brand, category, isActive, stock, lacks } }: { readonly query: ManagedQuery }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  const save = async () => {
    const query = new URLSearchParams({ format: 'xlsx', search: term, brand, category, isActive, stock, lacks })
    try {
      await saveFile(`/api/sheets/export/products?${query}`, `${t('products.sheetFile')}.xlsx`, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <Button tone="secondary" onPress={save}>
      {t('products.sheet')}
    </Button>
  )
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

/** An empty shop is filled one by one, or with a sheet. */
function FirstProducts() {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  return (
    <div className="cluster gap-2">
      <AddLink />
      <ButtonLink tone="secondary" to={pathInLanguage(SECTIONS.sheets, language)}>
        {t('products.list.fromSheet')}
      </ButtonLink>
    </div>
  )
}

function useCount({ kind, term, count, isCountMinimum = false, rows }: ManagedList): string {
  const { t } = useTexts(productDraftsTexts, productsTexts)
  const language = useLanguage()
  if (kind === 'drafts') return t('productDrafts.state', { count: formatNumber(count, language) })
  if (term === '') return t('products.list.total', { count })
  if (count <= rows.length) return t('products.list.found', { count, term: isolate(term) })
  const shown = formatNumber(rows.length, language)
  return t('products.list.firstOf', { shown, total: formatCount(count, isCountMinimum, language), term: isolate(term) })
}

function useNone({ query }: ManagedList): NoRecordsProps {
  const { t } = useTexts(productDraftsTexts, productsTexts)
  const path = listPath(useLanguage())
  const title = t('products.list.none')
  if (query.isActive === 'deleted' && query.term === '')
    return { title, text: t('products.trash.noneText'), all: { to: path, text: t('products.list.all') } }
  if (query.isActive === 'draft' && query.term === '')
    return { title: t('productDrafts.none'), text: t('productDrafts.noneText'), all: { to: path, text: t('products.list.all') } }
  if (!hasFilter(query)) return { title, text: t('products.list.emptyText'), all: null, first: <FirstProducts /> }
  return { title, text: t('products.list.noneText'), all: { to: path, text: t('products.list.all') } }
}
