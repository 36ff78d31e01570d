import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ProductCard } from '#contract/catalogue.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { isolate } from '#i18n/bidi.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useNewest } from '../../platform/forms/record-form.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { PanelLinks, SidePanel } from '../../ui/form-frame/side-panel.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import type { BrandOption } from './brand-options.ts'
import { ConfirmPrice, type ConfirmPriceProps, PriceDay } from './confirm-price.tsx'
import { EditForm } from './form/edit-form.tsx'
import { FolderSku } from './form/folder-sku.tsx'
import type { NamedCategory } from './form/form-shop.ts'
import { CategoryPanel } from './panels/category-panel.tsx'
import { GalleryPanel } from './panels/gallery-panel.tsx'
import { useProductPictureCalls } from './panels/picture-calls.ts'
import { draftPath, useLeftOutBefore, useProductPath } from './product-paths.ts'
import { ProductState } from './product-state.tsx'

export interface EditProductPageProps {
  readonly product: ManagedProduct
  readonly brands: readonly BrandOption[]
  readonly categories: readonly NamedCategory[]
  /** A merchant's products always have the merchant's brand. */
  readonly isBrandFixed: boolean
  /** A picture drive is configured. */
  readonly hasDrive: boolean
  readonly renderCard: (product: ProductCard) => ReactNode
  /** The product's history, for viewers who may read it. */
  readonly renderHistory?: (product: ManagedProduct) => ReactNode
}

/** The key starts a new form for each product. */
export function EditProductPage(props: EditProductPageProps) {
  return <OneProduct key={props.product._id} {...props} />
}

function OneProduct({ product: loaded, categories, renderHistory, ...form }: EditProductPageProps) {
  const { t } = useTexts(productsTexts)
  const [product, setProduct] = useNewest(loaded)
  const pictureCalls = useProductPictureCalls()
  const leftOut = useLeftOutBefore()
  return (
    <>
      <PageHeader
        title={t('products.editTitle')}
        lead={isolate(nameOf(product, useLanguage()))}
        path={useProductPath(t('products.editTitle'))}
      />
      <EditForm
        {...form}
        product={product}
        onChangedMeanwhile={setProduct}
        side={
          <>
            <SidePanel title={t('products.state.title')}>
              <ProductState product={product} onSwitched={setProduct} />
              <Collections product={product} />
            </SidePanel>
            <PricePanel product={product} onConfirmed={setProduct} />
            {!form.isBrandFixed && <CategoryPanel product={product} categories={categories} onChanged={setProduct} />}
            <GalleryPanel calls={pictureCalls} product={product} onChanged={setProduct} leftOut={leftOut} />
          </>
        }
      />
      {renderHistory?.(product)}
    </>
  )
}

/** The copy is a draft, whose form opens. */
function CopyButton({ product }: { readonly product: ManagedProduct }) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const copy = async () => {
    try {
      const { draft, message } = await api.call('POST /api/product/:id/copy', { params: { id: product._id } })
      notify({ kind: 'success', text: message })
      await navigate(draftPath(draft._id, language))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <PlainButton look="text" onPress={copy}>
      {t('products.copy.make')}
    </PlainButton>
  )
}

/** Links to the product's page in the shop, and to its folder on the drive for viewers who may open it. */
function Collections({ product }: { readonly product: ManagedProduct }) {
  const { t } = useTexts(productsTexts)
  const language = useLanguage()
  return (
    <PanelLinks>
      <li>
        {t('products.form.sku')} <FolderSku sku={product.sku} folderUrl={product.folderUrl} />
      </li>
      <li>
        <CopyButton product={product} />
      </li>
      {product.isActive && product.hiddenBy.length === 0 && (
        <li>
          <Link to={pathInLanguage(`/product/${product.slug}`, language)}>{t('products.inShop')}</Link>
        </li>
      )}
    </PanelLinks>
  )
}

/** The age of the price, and a button that confirms it unchanged. */
function PricePanel(props: ConfirmPriceProps) {
  const { t } = useTexts(productsTexts)
  return (
    <SidePanel title={t('products.price.title')}>
      <p>
        <PriceDay product={props.product} />
      </p>
      <p>{t('products.price.hint')}</p>
      <div>
        <ConfirmPrice {...props} />
      </div>
    </SidePanel>
  )
}
