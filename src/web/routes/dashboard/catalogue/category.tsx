import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { CategoriesPage } from '../../../features/managed-collections/categories-page.tsx'
import { loadCategories } from '../../../features/managed-collections/collection-list.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('categories', ({ api, query }) => loadCategories(api, query))

export default function DashboardCategoryRoute() {
  const { t } = useTexts(dashboardTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.categories')} />
      <CategoriesPage list={list} />
    </>
  )
}
