import { collectionsTexts } from '#i18n/sets/collections.ts'
import { AddCategoryPage } from '../../../features/managed-collections/add-category-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('categories', () => Promise.resolve(null))

export default function DashboardCategoryAddRoute() {
  const { t } = useTexts(collectionsTexts)
  return (
    <>
      <DashboardHead page={t('collections.categories.add')} />
      <AddCategoryPage />
    </>
  )
}
