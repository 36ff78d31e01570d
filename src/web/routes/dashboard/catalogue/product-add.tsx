import { useLoaderData } from 'react-router'
import { productsTexts } from '#i18n/sets/products.ts'
import { AddProductPage } from '../../../features/managed-products/add-product-page.tsx'
import { fetchFormShop } from '../../../features/managed-products/form/form-shop.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { loadCardTexts, renderCard } from '../../shop/product-card-preview.tsx'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('products', async ({ api }) => {
  const [formShop] = await Promise.all([fetchFormShop(api), loadCardTexts()])
  return formShop
})

export default function DashboardProductAddRoute() {
  const { t } = useTexts(productsTexts)
  const formShop = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('products.add')} />
      <AddProductPage {...formShop} isBrandFixed={useUser()?.role === 'ROLE MERCHANT'} renderCard={renderCard} />
    </>
  )
}
