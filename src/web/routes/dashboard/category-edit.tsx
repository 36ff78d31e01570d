import { useLoaderData } from 'react-router'
import type { ManagedCategory } from '#contract/categories.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { HistoryCard } from '../../features/history/history-card.tsx'
import { EditCategoryPage } from '../../features/managed-collections/edit-category-page.tsx'
import { NoCollection } from '../../features/managed-collections/form/no-collection.tsx'
import { ApiError } from '../../platform/calls/api.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

/** A missing category is reported inside the account area; other errors go to the boundary around it. */
export const clientLoader = forSection('categories', async ({ api, params }): Promise<ManagedCategory | null> => {
  try {
    return (await api.call('GET /api/category/:id', { params: { id: params.id ?? '' } })).category
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
})

export default function DashboardCategoryEditRoute() {
  const { t } = useTexts(collectionsTexts)
  const category = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('collections.categories.editTitle')} />
      {category === null ? <NoCollection kind="categories" /> : <EditCategoryPage category={category} renderHistory={renderHistory} />}
    </>
  )
}

function renderHistory({ _id, version, isActive }: ManagedCategory) {
  return <HistoryCard kind="category" id={_id} state={`${version} ${isActive}`} />
}
