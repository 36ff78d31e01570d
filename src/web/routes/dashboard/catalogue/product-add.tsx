import { useLoaderData } from 'react-router'
import type { ManagedProduct } from '#contract/products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { AddProductPage } from '../../../features/managed-products/add-product-page.tsx'
import { fetchFormShop } from '../../../features/managed-products/form/form-shop.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { loadCardTexts, renderCard } from '../../shop/product-card-preview.tsx'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('products', async ({ api, query }) => {
  const [formShop, copyOf] = await Promise.all([fetchFormShop(api), fetchOriginal(api, query.get('copy')), loadCardTexts()])
  return { ...formShop, copyOf }
})

/** Without a product to copy the form is empty. */
async function fetchOriginal(api: Api, id: string | null): Promise<ManagedProduct | null> {
  if (id === null) return null
  return (await unlessMissing(api.call('GET /api/product/:id', { params: { id } })))?.product ?? null
}

export default function DashboardProductAddRoute() {
  const { t } = useTexts(productsTexts)
  const { copyOf, ...formShop } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('products.add')} />
      <AddProductPage
        key={copyOf?._id ?? 'new'}
        {...formShop}
        copyOf={copyOf}
        isBrandFixed={useUser()?.role === 'ROLE MERCHANT'}
        renderCard={renderCard}
      />
    </>
  )
}
