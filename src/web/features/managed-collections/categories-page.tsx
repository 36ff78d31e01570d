import { useRevalidator } from 'react-router'
import { isolate } from '#i18n/bidi.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type Column, Table } from '../../ui/table/table.tsx'
import { useParentNotes } from './category-notes.ts'
import { NameCell, ProductsLink } from './collection-cells.tsx'
import type { CollectionList, ListedCategory } from './collection-list.ts'
import { CollectionSwitch } from './collection-switch.tsx'
import { CollectionsPage } from './collections-page.tsx'

export function CategoriesPage({ list }: { readonly list: CollectionList<ListedCategory> }) {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  return (
    <CollectionsPage
      kind="categories"
      list={list}
      title={t('dashboard.sections.categories')}
      lead={t('collections.categories.lead')}
      emptyText={t('collections.categories.emptyText')}
      mayAdd
      renderRows={(rows, isWaiting) => <CategoryTable rows={rows} isWaiting={isWaiting} />}
    />
  )
}

function CategoryTable({ rows, isWaiting }: { readonly rows: readonly ListedCategory[]; readonly isWaiting: boolean }) {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  const columns: readonly [Column<ListedCategory>, ...Column<ListedCategory>[]] = [
    { key: 'name', head: t('collections.list.name'), cell: (category) => <CategoryName category={category} /> },
    {
      key: 'products',
      head: t('collections.list.products'),
      isNumber: true,
      cell: (category) => <ProductsLink kind="categories" collection={category} />,
    },
    { key: 'state', head: t('collections.list.state'), cell: (category) => <CategoryState category={category} /> },
  ]
  return <Table label={t('dashboard.sections.categories')} columns={columns} rows={rows} keyOf={({ _id }) => _id} isWaiting={isWaiting} />
}

function CategoryName({ category }: { readonly category: ListedCategory }) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const { within } = category
  const note = within === null ? undefined : t('collections.categories.within', { name: isolate(nameOf(within, language)) })
  return <NameCell kind="categories" collection={category} note={note} />
}

function CategoryState({ category }: { readonly category: ListedCategory }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  return (
    <CollectionSwitch
      kind="categories"
      collection={category}
      isDense
      notes={useParentNotes(category)}
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
