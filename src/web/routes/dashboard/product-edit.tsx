import { useLoaderData } from 'react-router'
import type { ManagedProduct } from '#contract/products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { HistoryCard } from '../../features/history/history-card.tsx'
import { EditProductPage } from '../../features/managed-products/edit-product-page.tsx'
import { type FormShop, fetchFormShop } from '../../features/managed-products/form/form-shop.ts'
import { NoProduct } from '../../features/managed-products/no-product.tsx'
import { ApiError } from '../../platform/calls/api.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { loadCardTexts, renderCard } from '../shop/product-card-preview.tsx'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

interface ProductOnPage extends FormShop {
  readonly product: ManagedProduct
}

/** A missing product is reported inside the account area; other errors go to the boundary around it. */
export const clientLoader = forSection('products', async ({ api, params }): Promise<ProductOnPage | null> => {
  try {
    const id = params.id ?? ''
    const [{ product }, formShop] = await Promise.all([
      api.call('GET /api/product/:id', { params: { id } }),
      fetchFormShop(api),
      loadCardTexts(),
    ])
    return { product, ...formShop }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
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

function renderHistory({ _id, version, isActive, imageUrl }: ManagedProduct) {
  return <HistoryCard kind="product" id={_id} state={`${version} ${isActive} ${imageUrl}`} />
}
