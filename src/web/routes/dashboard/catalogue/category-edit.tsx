import { useLoaderData } from 'react-router'
import type { ManagedCategory } from '#contract/categories.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { loadTopCategories } from '../../../features/managed-collections/collection-list.ts'
import { EditCategoryPage } from '../../../features/managed-collections/edit-category-page.tsx'
import { NoCollection } from '../../../features/managed-collections/form/no-collection.tsx'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('categories', async ({ api, params }) => {
  const one = unlessMissing(api.call('GET /api/category/:id/facts', { params: { id: params.id ?? '' } }))
  const [reply, tops] = await Promise.all([one, loadTopCategories(api)])
  return reply === null ? null : { category: reply.category, tops }
})

export default function DashboardCategoryEditRoute() {
  const { t } = useTexts(collectionsTexts)
  const found = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('collections.categories.editTitle')} />
      {found === null ? <NoCollection kind="categories" /> : <EditCategoryPage {...found} renderHistory={renderHistory} />}
    </>
  )
}

function renderHistory({ _id, version, isActive }: ManagedCategory) {
  return <HistoryCard kind="category" id={_id} state={`${version} ${isActive}`} />
}
