import { useRevalidator } from 'react-router'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { type Column, Table } from '../../ui/table/table.tsx'
import { NameCell, ProductsLink } from './place-cells.tsx'
import type { ListedCategory, PlaceList } from './place-list.ts'
import { PlaceSwitch } from './place-switch.tsx'
import { PlacesPage } from './places-page.tsx'

export function CategoriesPage({ list }: { readonly list: PlaceList<ListedCategory> }) {
  const { t } = useTexts()
  return (
    <PlacesPage
      kind="categories"
      list={list}
      title={t('dashboard.sections.categories')}
      lead={t('places.categories.lead')}
      emptyText={t('places.categories.emptyText')}
      mayAdd
      renderRows={(isWaiting) => <CategoryTable rows={list.rows} isWaiting={isWaiting} />}
    />
  )
}

function CategoryTable({ rows, isWaiting }: { readonly rows: readonly ListedCategory[]; readonly isWaiting: boolean }) {
  const { t } = useTexts()
  const columns: readonly [Column<ListedCategory>, ...Column<ListedCategory>[]] = [
    { key: 'name', head: t('places.list.name'), cell: (category) => <NameCell kind="categories" place={category} /> },
    {
      key: 'products',
      head: t('places.list.products'),
      isNumber: true,
      cell: (category) => <ProductsLink kind="categories" place={category} />,
    },
    { key: 'state', head: t('places.list.state'), cell: (category) => <CategoryState category={category} /> },
  ]
  return <Table label={t('dashboard.sections.categories')} columns={columns} rows={rows} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
}

function CategoryState({ category }: { readonly category: ListedCategory }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  return (
    <PlaceSwitch
      kind="categories"
      place={category}
      isDense
      send={async (isActive) => {
        const { message } = await api.call('PUT /api/category/:id/active', {
          params: { id: category._id },
          body: { category: { isActive } },
        })
        await revalidate()
        return message
      }}
    />
  )
}
