import { useLoaderData } from 'react-router'
import { AddProductPage } from '../features/kept-products/add-product-page.tsx'
import { fetchBrands } from '../features/kept-products/brand-options.ts'
import { useUser } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { forSection } from './dashboard-section.ts'
import { loadCardTexts, renderCard } from './product-card-preview.tsx'

export const clientLoader = forSection('products', async ({ api }) => {
  const [brands] = await Promise.all([fetchBrands(api), loadCardTexts()])
  return { brands }
})

export default function DashboardProductAddRoute() {
  const { t } = useTexts()
  const { brands } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('products.add')} />
      <AddProductPage brands={brands} isBrandFixed={useUser()?.role === 'ROLE MERCHANT'} renderCard={renderCard} />
    </>
  )
}
