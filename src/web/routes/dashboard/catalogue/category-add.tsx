import { useLoaderData } from 'react-router'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { AddCategoryPage } from '../../../features/managed-collections/add-category-page.tsx'
import { loadTopCategories } from '../../../features/managed-collections/collection-list.ts'
import { useGuidedForm } from '../../../features/missing/use-guided-form.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('categories', ({ api }) => loadTopCategories(api))

export default function DashboardCategoryAddRoute() {
  const { t } = useTexts(collectionsTexts)
  return (
    <>
      <DashboardHead page={t('collections.categories.add')} />
      <AddCategoryPage tops={useLoaderData<typeof clientLoader>()} guide={useGuidedForm('categories')} />
    </>
  )
}
