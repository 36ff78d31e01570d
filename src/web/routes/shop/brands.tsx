import { useLoaderData } from 'react-router'
import { byOwnOrder } from '#domain/catalogue/own-order.ts'
import type { Logo } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { compareNames } from '#i18n/formats.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { type BrandBox, BrandGrid } from '../../features/brands/brand-grid.tsx'
import { NoBrands } from '../../features/brands/no-brands.tsx'
import { wordmarkOf } from '../../features/home/wordmark.ts'
import { ListHeading } from '../../features/listing/list-heading.tsx'
import { listStructuredData } from '../../features/seo/list-data.ts'
import { breadcrumbData } from '../../features/seo/path-data.ts'
import { StructuredData } from '../../features/seo/structured-data.tsx'
import { inBrowser, onServer, type PageLoad } from '../../platform/calls/page-load.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { Band } from '../../ui/band/band.tsx'

/** Sorted here and not while rendering, so that server and browser cannot disagree about the order. */
async function load({ api, language }: PageLoad): Promise<readonly BrandBox[]> {
  const [{ brands }, { brandLogos }] = await Promise.all([api.call('GET /api/brand/list'), api.call('GET /api/settings/home')])
  const compare = compareNames(language)
  return brands.toSorted(byOwnOrder((a, b) => compare(nameOf(a, language), nameOf(b, language)))).map((brand) => ({
    slug: brand.slug,
    name: nameOf(brand, language),
    description: inLanguage({ en: brand.description, ar: brand.descriptionAr }, language),
    to: pathInLanguage(`/shop/brand/${brand.slug}`, language),
    logo: logoOf(brandLogos, brand.name),
    productCount: brand.productCount,
  }))
}

function logoOf(logos: readonly Logo[], name: string): string | null {
  const logo = logos.find((one) => one.name.en === name)
  return logo === undefined ? null : wordmarkOf(logo)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function BrandsRoute() {
  const shop = useShop()
  const brands = useLoaderData<typeof loader>()
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const heading = t('listing.brands.heading')
  const crumbs = [{ text: t('listing.path.home'), to: pathInLanguage('/', language) }, { text: heading }]
  return (
    <>
      <StructuredData describe={[listStructuredData(brands), breadcrumbData(crumbs)]} />
      <PageHead title={t('listing.title', { heading, company })} description={t('listing.brands.description', { company })} />
      <Band>
        <ListHeading crumbs={crumbs} heading={heading} description={t('listing.brands.lead')} />
        {brands.length > 0 ? <BrandGrid brands={brands} /> : <NoBrands />}
      </Band>
    </>
  )
}
