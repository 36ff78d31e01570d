import { useLoaderData } from 'react-router'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { AddProductPage } from '../../../features/managed-products/add-product-page.tsx'
import { DraftPage } from '../../../features/managed-products/draft-page.tsx'
import { fetchFormShop } from '../../../features/managed-products/form/form-shop.ts'
import { NoProduct } from '../../../features/managed-products/no-product.tsx'
import { useGuidedForm } from '../../../features/missing/use-guided-form.tsx'
import type { Api } from '../../../platform/calls/api.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { loadCardTexts, renderCard } from '../../shop/product-card-preview.tsx'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('products', async ({ api, query }) => {
  const [formShop, draft] = await Promise.all([fetchFormShop(api), fetchDraft(api, query.get('draft')), loadCardTexts()])
  return { formShop, draft }
})

/** Undefined without a draft in the address: the form is empty then. */
async function fetchDraft(api: Api, id: string | null): Promise<ProductDraft | null | undefined> {
  if (id === null) return undefined
  return (await unlessMissing(api.call('GET /api/product/drafts/:id', { params: { id } })))?.draft ?? null
}

export default function DashboardProductAddRoute() {
  const { t } = useTexts(productDraftsTexts, productsTexts)
  const { draft, formShop } = useLoaderData<typeof clientLoader>()
  const user = useUser()
  const guide = useGuidedForm('products')
  const shared = { ...formShop, isBrandFixed: user?.role === 'ROLE MERCHANT', renderCard }
  return (
    <>
      <DashboardHead page={t(draft === undefined ? 'products.add' : 'productDrafts.title')} />
      {draft === null && <NoProduct />}
      {draft === undefined && <AddProductPage {...shared} guide={guide} />}
      {draft != null && <DraftPage key={draft._id} {...shared} draft={draft} {...(user?.role === 'ROLE ADMIN' ? { renderHistory } : {})} />}
    </>
  )
}

function renderHistory({ _id, version, changed }: ProductDraft) {
  return <HistoryCard kind="product" id={_id} state={`${version} ${changed}`} />
}
