import { PRODUCTS_PER_PAGE } from '#domain/paging.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { listingTexts } from '#i18n/sets/listing.ts'
import { ProductGrid } from '../../features/catalogue/product-grid.tsx'
import { ChildLinks } from '../../features/listing/child-links.tsx'
import { type FilterOptions, filterOptions } from '../../features/listing/filter-options.ts'
import { addressOf } from '../../features/listing/list-address.ts'
import { ListHeading } from '../../features/listing/list-heading.tsx'
import { ListView } from '../../features/listing/list-view.tsx'
import { activeFacets, EVERYTHING, isSearch } from '../../features/listing/listing.ts'
import { PriceHint } from '../../features/listing/price-hint.tsx'
import { listStructuredData } from '../../features/seo/list-data.ts'
import { breadcrumbData } from '../../features/seo/path-data.ts'
import { StructuredData } from '../../features/seo/structured-data.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { useShellData } from '../../shop/shell-data.ts'
import { Band } from '../../ui/band/band.tsx'
import { Filled } from '../../ui/bidi/filled.tsx'
import type { Crumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { cardSlots } from '../dashboard/orders/request-slots.tsx'
import { crumbsAbove } from './category-crumbs.ts'
import type { ShopList } from './shop-list.ts'

/** The pictures of the first cards load before the others. */
const FIRST_SEEN = 4

/** One list in four forms: the shop, a category, a brand, or a search. */
export function ShopListPage({ list }: { readonly list: ShopList }) {
  const { t } = useTexts(listingTexts)
  const options = useFilterOptions(list)
  const { kind, listing, collection, products, count, isCountMinimum } = list
  const isResult = kind === 'shop' && isSearch(listing)
  return (
    <>
      <ListHead list={list} />
      <ListFacts list={list} />
      <Band>
        <ListHeading
          crumbs={useCrumbs(list)}
          heading={
            isResult ? (
              <Filled text={t('listing.resultsFor')} name="name">
                <bdi>{listing.name}</bdi>
              </Filled>
            ) : (
              <bdi>{collection?.name ?? t('listing.allProducts')}</bdi>
            )
          }
          {...(collection === null ? {} : { description: collection.description })}
        >
          {kind === 'category' && <ChildLinks slug={listing.category} />}
        </ListHeading>
        <ListView
          listing={listing}
          kind={kind}
          options={options}
          shown={products.length}
          count={count}
          isCountMinimum={isCountMinimum}
          hint={<PriceHint products={products} />}
          grid={(isWaiting) => (
            <ProductGrid products={products} firstSeen={FIRST_SEEN} isWaiting={isWaiting} slotsOf={cardSlots} columns={2} />
          )}
        />
      </Band>
    </>
  )
}

function ListHead({ list: { kind, listing, collection, products, hasPrices } }: { readonly list: ShopList }) {
  const shop = useShop()
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const company = inLanguage(shop.company, language)
  const isResult = isSearch(listing)
  const name = isResult
    ? t('listing.resultsFor').replace('{name}', () => isolate(listing.name))
    : isolate(collection?.name ?? t('listing.allProducts'))
  const page = formatNumber(listing.page, language)
  const facets = activeFacets(listing).filter((facet) => facet !== 'price' || hasPrices)
  const told =
    collection === null ? t('listing.description', { company }) : collection.description || t('listing.descriptionOf', { name, company })
  return (
    <PageHead
      title={t(listing.page === EVERYTHING.page ? 'listing.title' : 'listing.titleOfPage', { heading: name, page, company })}
      description={told}
      // An invalid page number becomes the first page; a page past the end is not indexed.
      canonicalQuery={listing.page === EVERYTHING.page ? [] : ['page']}
      isIndexed={!isResult && facets.length <= 1 && (products.length > 0 || (listing.page === EVERYTHING.page && kind !== 'shop'))}
    />
  )
}

function ListFacts({ list }: { readonly list: ShopList }) {
  const language = useLanguage()
  const pages = list.products.map((product) => ({
    name: nameOf(product, language),
    to: pathInLanguage(`/product/${product.slug}`, language),
  }))
  const before = (list.listing.page - 1) * PRODUCTS_PER_PAGE
  return <StructuredData describe={[listStructuredData(pages, before), breadcrumbData(useCrumbs(list))]} />
}

function useFilterOptions({ hasPrices }: ShopList): FilterOptions {
  const language = useLanguage()
  const { categories, brands, hasRatings } = useShellData()
  return { categories: filterOptions(categories, language), brands: filterOptions(brands, language), hasRatings, hasPrices }
}

function useCrumbs({ kind, listing, collection }: ShopList): Crumb[] {
  const { t } = useTexts(listingTexts)
  const language = useLanguage()
  const { categories } = useShellData()
  const home = { text: t('listing.path.home'), to: pathInLanguage('/', language) }
  const shopCrumb = { text: t('listing.path.shop'), to: addressOf(EVERYTHING, 'shop', language) }
  if (collection !== null) {
    if (kind === 'brand') {
      return [home, { text: t('listing.path.brands'), to: pathInLanguage('/brands', language) }, { text: collection.name }]
    }
    return [home, shopCrumb, ...crumbsAbove(listing.category, categories, language), { text: collection.name }]
  }
  return isSearch(listing) ? [home, shopCrumb, { text: t('listing.path.search') }] : [home, { text: t('listing.path.shop') }]
}
