import { useLoaderData } from 'react-router'
import type { ManagedProduct } from '#contract/products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { EditProductPage } from '../../../features/managed-products/edit-product-page.tsx'
import { type FormShop, fetchFormShop } from '../../../features/managed-products/form/form-shop.ts'
import { NoProduct } from '../../../features/managed-products/no-product.tsx'
import { useUser } from '../../../platform/calls/session.ts'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { loadCardTexts, renderCard } from '../../shop/product-card-preview.tsx'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

interface ProductOnPage extends FormShop {
  readonly product: ManagedProduct
}

export const clientLoader = forSection('products', async ({ api, params }): Promise<ProductOnPage | null> => {
  const loading = Promise.all([api.call('GET /api/product/:id', { params: { id: params.id ?? '' } }), fetchFormShop(api), loadCardTexts()])
  const loaded = await unlessMissing(loading)
  return loaded === null ? null : { product: loaded[0].product, ...loaded[1] }
})

export default function DashboardProductEditRoute() {
  const { t } = useTexts(productsTexts)
  const data = useLoaderData<typeof clientLoader>()
  const user = useUser()
  return (
    <>
      <DashboardHead page={t('products.editTitle')} />
      {data === null ? (
        <NoProduct />
      ) : (
        <EditProductPage
          {...data}
          isBrandFixed={user?.role === 'ROLE MERCHANT'}
          renderCard={renderCard}
          {...(user?.role === 'ROLE ADMIN' ? { renderHistory } : {})}
        />
      )}
    </>
  )
}

function renderHistory({ _id, version, isActive, imageUrl, priceConfirmed }: ManagedProduct) {
  return <HistoryCard kind="product" id={_id} state={`${version} ${isActive} ${imageUrl} ${priceConfirmed}`} />
}
