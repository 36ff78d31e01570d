import { useRevalidator } from 'react-router'
import type { ManagedBrand } from '#contract/brands.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type Column, Table } from '../../ui/table/table.tsx'
import { BrandState } from './brand-state.tsx'
import { NameCell, ProductsLink } from './collection-cells.tsx'
import type { CollectionList } from './collection-list.ts'
import { CollectionsPage } from './collections-page.tsx'

const NOTHING = '–'

/** The viewer: an admin, or the merchant of this name. */
export interface BrandViewer {
  readonly isAdmin: boolean
  readonly merchantName: string | null
}

export interface BrandsPageProps {
  readonly list: CollectionList<ManagedBrand>
  readonly viewer: BrandViewer
}

/** The title of the page and its tab. */
export function brandsTitle({ isAdmin }: BrandViewer) {
  return isAdmin ? 'collections.brands.title' : 'dashboard.sections.brand'
}

export function BrandsPage({ list, viewer }: BrandsPageProps) {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  const { isAdmin } = viewer
  return (
    <CollectionsPage
      kind="brands"
      list={list}
      title={t(brandsTitle(viewer))}
      lead={t(isAdmin ? 'collections.brands.lead' : 'collections.brands.ownLead')}
      emptyText={t(isAdmin ? 'collections.brands.emptyText' : 'collections.brands.noneOwnText')}
      mayAdd={isAdmin}
      isSearchable={isAdmin}
      renderRows={(rows, isWaiting) => <BrandTable rows={rows} viewer={viewer} isWaiting={isWaiting} />}
    />
  )
}

interface BrandTableProps {
  readonly rows: readonly ManagedBrand[]
  readonly viewer: BrandViewer
  readonly isWaiting: boolean
}

function BrandTable({ rows, viewer, isWaiting }: BrandTableProps) {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  const { revalidate } = useRevalidator()
  const merchant: Column<ManagedBrand> = {
    key: 'merchant',
    head: t('collections.brands.merchant'),
    cell: ({ merchant }) => (merchant === null ? NOTHING : <bdi>{merchant.name}</bdi>),
  }
  const isOthers = rows.some(({ merchant }) => merchant !== null && merchant.name !== viewer.merchantName)
  const columns: readonly [Column<ManagedBrand>, ...Column<ManagedBrand>[]] = [
    { key: 'name', head: t('collections.list.name'), cell: (brand) => <NameCell kind="brands" collection={brand} /> },
    ...(isOthers ? [merchant] : []),
    {
      key: 'products',
      head: t('collections.list.products'),
      isNumber: true,
      cell: (brand) => <ProductsLink kind="brands" collection={brand} />,
    },
    {
      key: 'state',
      head: t('collections.list.state'),
      cell: (brand) => <BrandState brand={brand} isAdmin={viewer.isAdmin} isDense onSwitched={() => revalidate()} />,
    },
  ]
  return <Table label={t('dashboard.sections.brand')} columns={columns} rows={rows} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
}
