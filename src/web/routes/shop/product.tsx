import { redirect, useLoaderData } from 'react-router'
import type { ProductDetail } from '#contract/catalogue.ts'
import type { SpecKey } from '#domain/catalogue/specs.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { type CardProduct, cardProduct } from '../../features/catalogue/card-product.ts'
import { ProductGrid } from '../../features/catalogue/product-grid.tsx'
import { type ProductOnPage, productOnPage } from '../../features/product/product-on-page.ts'
import { ProductPage } from '../../features/product/product-page.tsx'
import { reviewsSection } from '../../features/reviews/lazy-reviews.ts'
import { loadReviews, type ProductReviews, readReviewsPage, reviewsQuery } from '../../features/reviews/product-reviews.ts'
import { breadcrumbData } from '../../features/seo/path-data.ts'
import { previewOf, productData } from '../../features/seo/product-data.ts'
import { StructuredData } from '../../features/seo/structured-data.tsx'
import type { Api } from '../../platform/calls/api.ts'
import { inBrowser, onServer, type PageLoad } from '../../platform/calls/page-load.ts'
import { withSection } from '../../platform/frame/lazy-section.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useDriveImages } from '../../shop/drive-images.ts'
import type { ShopOutdatedHandle } from '../../shop/frame/outdated-parts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { useShellData } from '../../shop/shell-data.ts'
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { cardSlots, productSlots } from '../dashboard/orders/request-slots.tsx'
import { categoryCrumb, crumbsAbove } from './category-crumbs.ts'

const RELATED_SHOWN = 4

interface ProductData {
  readonly reviews: ProductReviews
  readonly product: ProductOnPage
  readonly related: readonly CardProduct[]
}

async function load({ api, language, params, query }: PageLoad): Promise<ProductData> {
  const slug = params.slug ?? ''
  const { product } = await api.call('GET /api/product/item/:slug', { params: { slug } })
  if (product.slug !== slug) {
    throw redirect(pathInLanguage(`/product/${product.slug}`, language) + (query.size === 0 ? '' : `?${query}`), 301)
  }
  const [related, reviews] = await Promise.all([loadRelated(api, product), loadReviews(api, slug, readReviewsPage(query))])
  return { product: productOnPage(product), related, reviews }
}

async function loadRelated(api: Api, { _id, categories: [category] }: ProductDetail): Promise<CardProduct[]> {
  if (category === undefined) return []
  const { products } = await api.call('GET /api/product/list', { query: { category: category.slug, limit: RELATED_SHOWN + 1 } })
  const others = products.filter((each) => each._id !== _id)
  return others.slice(0, RELATED_SHOWN).map(cardProduct)
}

export const handle: ShopOutdatedHandle = { outdated: { anonymous: 'prices' } }
export const loader = onServer(load, reviewsQuery)
export const clientLoader = withSection(inBrowser(load), reviewsSection)

export default function ProductRoute() {
  const { product, related, reviews } = useLoaderData<typeof loader>()
  const crumbs = useCrumbs(product)
  const path = pathInLanguage(`/product/${product.slug}`, useLanguage())
  return (
    <>
      <ProductHead product={product} crumbs={crumbs} />
      <ProductPage
        // The key resets quantity, picture and sections for another product.
        key={product._id}
        product={product}
        crumbs={crumbs}
        slots={productSlots(product)}
        reviews={<reviewsSection.Section reviews={reviews} path={path} productId={product._id} />}
        {...(related.length > 0 ? { related: <ProductGrid products={related} slotsOf={cardSlots} /> } : {})}
      />
    </>
  )
}

function ProductHead({ product, crumbs }: { readonly product: ProductOnPage; readonly crumbs: readonly Crumb[] }) {
  const shop = useShop()
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const name = isolate(nameOf(product, language))
  const description = inLanguage({ en: product.description, ar: product.descriptionAr }, language)
  const driveImages = useDriveImages(product.images)
  const words = {
    condition: t('product.condition'),
    conditionValue: t(product.isNew ? 'catalogue.card.new' : 'catalogue.card.used'),
    specName: (key: SpecKey) => t(`product.specs.${key}`),
  }
  return (
    <>
      <PageHead
        title={t('product.title', { name, company })}
        description={description || t('product.description', { name, company })}
        preview={{ type: 'product', title: nameOf(product, language), photo: driveImages[0], picture: previewOf(product.imageUrl) }}
      />
      <StructuredData describe={[productData(product, words, driveImages), breadcrumbData(crumbs)]} />
    </>
  )
}

function useCrumbs({ categories, name, nameAr }: ProductOnPage): Crumb[] {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const all = useShellData().categories
  const isWithin = ({ slug }: (typeof categories)[number]) => crumbsAbove(slug, all, language).length > 0
  // The narrowest category leads to the product by the longest path.
  const category = categories.find(isWithin) ?? categories[0]
  return [
    { text: t('product.path.home'), to: pathInLanguage('/', language) },
    { text: t('product.path.shop'), to: pathInLanguage('/shop', language) },
    ...(category === undefined ? [] : [...crumbsAbove(category.slug, all, language), categoryCrumb(category, language)]),
    { text: nameOf({ name, nameAr }, language) },
  ]
}
