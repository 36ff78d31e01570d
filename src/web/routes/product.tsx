import { redirect, useLoaderData } from 'react-router'
import { inLanguage } from '#domain/language.ts'
import type { SpecKey } from '#domain/specs.ts'
import { isolate } from '#i18n/bidi.ts'
import { shop } from '#shop-config'
import { type CardProduct, cardProduct } from '../features/catalogue/card-product.ts'
import { nameOf } from '../features/catalogue/names.ts'
import { ProductGrid } from '../features/catalogue/product-grid.tsx'
import { type ProductOnPage, productOnPage } from '../features/product/product-on-page.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import { breadcrumbData } from '../features/seo/path-data.ts'
import { previewOf } from '../features/seo/preview-of.ts'
import { productData } from '../features/seo/product-data.ts'
import { StructuredData } from '../features/seo/structured-data.tsx'
import { pathInLanguage, useLanguage } from '../platform/language.ts'
import { PageHead } from '../platform/page-head.tsx'
import { inBrowser, onServer, type PageLoad } from '../platform/page-load.ts'
import { useTexts } from '../platform/texts.ts'
import type { Crumb } from '../ui/breadcrumb/breadcrumb.tsx'

const RELATED_SHOWN = 4

interface ProductData {
  readonly product: ProductOnPage
  readonly related: readonly CardProduct[]
}

async function load({ api, language, params, query }: PageLoad): Promise<ProductData> {
  const slug = params.slug ?? ''
  const { product } = await api.call('GET /api/product/item/:slug', { params: { slug } })
  if (product.slug !== slug) {
    throw redirect(pathInLanguage(`/product/${product.slug}`, language) + (query.size === 0 ? '' : `?${query}`), 301)
  }
  const [category] = product.categories
  if (category === undefined) return { product: productOnPage(product), related: [] }
  const { products } = await api.call('GET /api/product/list', { query: { category: category.slug, limit: RELATED_SHOWN + 1 } })
  const others = products.filter(({ _id }) => _id !== product._id).slice(0, RELATED_SHOWN)
  return { product: productOnPage(product), related: others.map(cardProduct) }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProductRoute() {
  const { product, related } = useLoaderData<typeof loader>()
  const crumbs = useCrumbs(product)
  return (
    <>
      <ProductHead product={product} crumbs={crumbs} />
      <ProductPage
        // Another product starts anew: its quantity, its picture, its sections.
        key={product._id}
        product={product}
        crumbs={crumbs}
        {...(related.length > 0 ? { related: <ProductGrid products={related} /> } : {})}
      />
    </>
  )
}

function ProductHead({ product, crumbs }: { readonly product: ProductOnPage; readonly crumbs: readonly Crumb[] }) {
  const { t } = useTexts()
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const name = isolate(nameOf(product, language))
  const description = inLanguage({ en: product.description, ar: product.descriptionAr }, language)
  const words = {
    condition: t('product.condition'),
    conditionValue: t(product.taxable ? 'catalogue.card.new' : 'catalogue.card.used'),
    specName: (key: SpecKey) => t(`product.specs.${key}`),
  }
  return (
    <>
      <PageHead
        title={t('product.title', { name, company })}
        description={description || t('product.description', { name, company })}
        preview={{ type: 'product', title: nameOf(product, language), picture: previewOf(product.imageUrl) }}
      />
      <StructuredData describe={[productData(product, words), breadcrumbData(crumbs)]} />
    </>
  )
}

function useCrumbs({ categories, name, nameAr }: ProductOnPage): Crumb[] {
  const { t } = useTexts()
  const language = useLanguage()
  const [category] = categories
  return [
    { text: t('listing.path.home'), to: pathInLanguage('/', language) },
    { text: t('listing.path.shop'), to: pathInLanguage('/shop', language) },
    ...(category === undefined
      ? []
      : [{ text: nameOf(category, language), to: pathInLanguage(`/shop/category/${category.slug}`, language) }]),
    { text: nameOf({ name, nameAr }, language) },
  ]
}
