import { useLoaderData } from 'react-router'
import type { Logo } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { homeTexts } from '#i18n/sets/home.ts'
import { cardProduct } from '../../features/catalogue/card-product.ts'
import { ProductGrid } from '../../features/catalogue/product-grid.tsx'
import { Banner } from '../../features/home/banner.tsx'
import { BrandBoxes } from '../../features/home/brand-boxes.tsx'
import { CategoryTiles } from '../../features/home/category-tiles.tsx'
import { ContactBand } from '../../features/home/contact-band.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { Intro } from '../../features/home/intro.tsx'
import { LogoCarousel } from '../../features/home/logo-carousel.tsx'
import { Promises } from '../../features/home/promises.tsx'
import { SectionLink } from '../../features/home/section-link.tsx'
import { PriceHint } from '../../features/listing/price-hint.tsx'
import { organizationData, websiteData } from '../../features/seo/shop-data.ts'
import { StructuredData } from '../../features/seo/structured-data.tsx'
import { inBrowser, onServer, type PageLoad } from '../../platform/calls/page-load.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { ShopOutdatedHandle } from '../../shop/frame/outdated-parts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { useShellData } from '../../shop/shell-data.ts'
import { Section } from '../../ui/section/section.tsx'
import { cardSlots } from '../dashboard/orders/request-slots.tsx'

const NEWEST_SHOWN = 8

/** Categories and brands are loaded already, because every page's menus list them. */
async function load({ api }: PageLoad) {
  const [{ products }, home] = await Promise.all([
    api.call('GET /api/product/list', { query: { limit: NEWEST_SHOWN } }),
    api.call('GET /api/settings/home'),
  ])
  return { products: products.map(cardProduct), home }
}

export const handle: ShopOutdatedHandle = { outdated: { anonymous: 'prices' } }
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HomeRoute() {
  const shop = useShop()
  const { products, home } = useLoaderData<typeof loader>()
  const { categories } = useShellData()
  const { t } = useTexts(homeTexts)
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const [firstBanner, secondBanner] = home.banners
  return (
    <>
      <PageHead title={t('catalogue.home.title', { company })} description={t('catalogue.home.description', { company })} />
      <StructuredData describe={[organizationData, websiteData]} />
      <Hero slides={home.heroSlides} />
      {home.heroSlides.length === 0 && <Intro title={company} text={products.length === 0 ? t('home.empty') : null} />}
      <Promises />
      {categories.length > 0 && (
        <Section title={t('catalogue.home.categories')}>
          <CategoryTiles categories={categories.filter(({ parent }) => parent === undefined)} />
        </Section>
      )}
      {products.length > 0 && (
        <Section
          title={t('catalogue.home.newest')}
          aside={
            <>
              <PriceHint products={products} />
              <SectionLink to={pathInLanguage('/shop', language)}>{t('home.allProducts')}</SectionLink>
            </>
          }
        >
          <ProductGrid products={products} slotsOf={cardSlots} />
        </Section>
      )}
      <Banner banner={firstBanner} />
      <Brands logos={home.brandLogos} />
      <Banner banner={secondBanner} />
      <Customers logos={home.customerLogos} />
      <ContactBand />
    </>
  )
}

function Brands({ logos }: { readonly logos: readonly Logo[] }) {
  const { t } = useTexts(homeTexts)
  const { brands } = useShellData()
  if (brands.length === 0 && logos.length === 0) return null
  return (
    <Section title={t('home.brands')}>
      <LogoCarousel label={t('home.brandLogos')} logos={logos} brandSlugs={new Map(brands.map(({ name, slug }) => [name, slug]))} />
      {brands.length > 0 && <BrandBoxes brands={brands} />}
    </Section>
  )
}

function Customers({ logos }: { readonly logos: readonly Logo[] }) {
  const { t } = useTexts(homeTexts)
  if (logos.length === 0) return null
  return (
    <Section title={t('home.customers')}>
      <LogoCarousel label={t('home.customerLogos')} logos={logos} />
    </Section>
  )
}
