import { useLoaderData } from 'react-router'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { BrandsPage, brandsTitle } from '../../../features/managed-collections/brands-page.tsx'
import { loadBrands } from '../../../features/managed-collections/collection-list.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { useBrandViewer } from '../../shop/brand-viewer.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('brand', ({ api, query }) => loadBrands(api, query))

export default function DashboardBrandRoute() {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  const list = useLoaderData<typeof clientLoader>()
  const viewer = useBrandViewer()
  return (
    <>
      <DashboardHead page={t(brandsTitle(viewer))} />
      <BrandsPage list={list} viewer={viewer} />
    </>
  )
}
