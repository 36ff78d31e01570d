import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loadManagedProducts } from '../../../features/managed-products/list/managed-list.ts'
import { ProductsPage } from '../../../features/managed-products/products-page.tsx'
import { useUser } from '../../../platform/calls/session.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('products', ({ api, query }) => loadManagedProducts(api, query))

export default function DashboardProductRoute() {
  const { t } = useTexts(dashboardTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.products')} />
      <ProductsPage list={list} isOwnBrand={useUser()?.role === 'ROLE MERCHANT'} />
    </>
  )
}
