import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { inLanguage } from '#domain/language.ts'
import { shop } from '#shop-config'
import { CategoryTiles } from '../features/catalogue/category-tiles.tsx'
import { ProductGrid } from '../features/catalogue/product-grid.tsx'
import { Hero } from '../features/home/hero.tsx'
import { Promises } from '../features/home/promises.tsx'
import { useLanguage } from '../platform/language.ts'
import { PageHead } from '../platform/page-head.tsx'
import { inBrowser, onServer, type PageLoad } from '../platform/page-load.ts'
import { Section } from '../ui/section/section.tsx'

const NEWEST_SHOWN = 8

async function load({ api }: PageLoad) {
  const [{ categories }, { products }] = await Promise.all([
    api.call('GET /api/category/list'),
    api.call('GET /api/product/list', { query: { limit: NEWEST_SHOWN } }),
  ])
  return { categories, products }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HomeRoute() {
  const { categories, products } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const company = inLanguage(shop.company, useLanguage())
  return (
    <>
      <PageHead title={t('catalogue.home.title', { company })} description={t('catalogue.home.description', { company })} />
      <Hero />
      <Promises />
      {categories.length > 0 && (
        <Section title={t('catalogue.home.categories')}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
      {products.length > 0 && (
        <Section title={t('catalogue.home.newest')}>
          <ProductGrid products={products} />
        </Section>
      )}
    </>
  )
}
