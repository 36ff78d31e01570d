import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalFromMinor } from '#domain/money/money.ts'
import { LAST_PAGE } from '#domain/paging.ts'
import { addressOf, listingOfAddress } from './list-address.ts'
import { activeFacets, changed, cleared, EVERYTHING, type Listing, listCall, readListing, withoutFacet, writeListing } from './listing.ts'

const slug = fc.oneof(fc.constant('all'), fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/))
const amount = fc.integer({ min: 100, max: 15_000_000 }).map(decimalFromMinor)
const anyListing: fc.Arbitrary<Listing> = fc.record({
  name: fc.oneof(fc.constant('all'), fc.constantFrom('oven', 'فرن كومبي', 'GN 1/1 & more', '50 % off?')),
  category: slug,
  brand: slug,
  min: amount,
  max: amount,
  rating: fc.integer({ min: 0, max: 5 }),
  order: fc.constantFrom(0, 1, 2),
  page: fc.integer({ min: 1, max: LAST_PAGE }),
})

describe('a listing and its address', () => {
  test('an address says everything of its list, in both languages', () => {
    fc.assert(
      fc.property(anyListing, fc.constantFrom('shop', 'category', 'brand'), fc.constantFrom('en', 'ar'), (listing, kind, language) => {
        const address = new URL(addressOf(listing, kind, language), 'https://shop.example')
        expect(listingOfAddress(address)).toEqual(listing)
      }),
    )
  })

  test('defaults are left out', () => {
    expect(writeListing(EVERYTHING).toString()).toBe('')
    expect(addressOf(EVERYTHING, 'shop', 'ar')).toBe('/ar/shop')
    expect(addressOf({ ...EVERYTHING, category: 'ovens', order: 2 }, 'category', 'en')).toBe('/shop/category/ovens?order=2')
    expect(addressOf({ ...EVERYTHING, name: 'oven', brand: 'tannura', page: 3 }, 'shop', 'en')).toBe('/shop?name=oven&brand=tannura&page=3')
  })

  test('a page of a category or brand becomes the shop when its own filter is removed', () => {
    expect(addressOf({ ...EVERYTHING, rating: 4 }, 'category', 'en')).toBe('/shop?rating=4')
  })

  test('invalid values count as left out', () => {
    const typos = [
      'page=0',
      'page=-1',
      'page=abc',
      'page=1.5',
      'order=7',
      'order=01x',
      'rating=9',
      'min=',
      'max=x',
      'max=1.500,5',
      'name=',
      'brand=%20',
    ]
    for (const junk of typos) {
      expect(readListing(new URLSearchParams(junk)), junk).toEqual(EVERYTHING)
    }
  })

  test('a page beyond the last one is the last one, which says that it is past the end', () => {
    for (const page of ['1001', '99999999', '٢٠٠٠']) expect(readListing(new URLSearchParams({ page })).page, page).toBe(LAST_PAGE)
  })

  test('amounts have decimals, and commas between thousands', () => {
    expect(readListing(new URLSearchParams('min=1500.5&max=٢٠٠٠٫٢٥'))).toMatchObject({ min: 1500.5, max: 2000.25 })
    expect(readListing(new URLSearchParams('min=1,500&max=٢٠٬٠٠٠'))).toMatchObject({ min: 1500, max: 20_000 })
  })

  test('Arabic digits count', () => {
    expect(readListing(new URLSearchParams('page=٣&min=۲۰۰')).page).toBe(3)
    expect(readListing(new URLSearchParams('page=٣&min=۲۰۰')).min).toBe(200)
  })

  test('other pages have no listing', () => {
    for (const pathname of ['/', '/shopping', '/shop/category', '/shop/brand/a/b', '/ar/product/shop']) {
      expect(listingOfAddress({ pathname, search: '' }), pathname).toBeNull()
    }
  })
})

describe('the call of a list', () => {
  test('carries all ten parameters with their defaults', () => {
    expect(listCall(EVERYTHING)).toEqual({
      name: 'all',
      category: 'all',
      brand: 'all',
      min: 1,
      max: 150_000,
      rating: 0,
      order: 0,
      page: 1,
      limit: 10,
      sortOrder: '{"_id":-1}',
    })
  })

  test('sends the order in both of its parameters', () => {
    expect(listCall({ ...EVERYTHING, order: 1 }).sortOrder).toBe('{"price":-1}')
    expect(listCall({ ...EVERYTHING, order: 2 }).sortOrder).toBe('{"price":1}')
  })
})

describe('filters', () => {
  test('a change leads back to the first page', () => {
    expect(changed({ ...EVERYTHING, page: 7 }, { brand: 'a' })).toEqual({ ...EVERYTHING, brand: 'a' })
  })

  test('removing each filter leaves none', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        expect(activeFacets(activeFacets(listing).reduce(withoutFacet, listing))).toEqual([])
      }),
    )
  })

  test('clearing keeps the search term and the order', () => {
    expect(cleared({ ...EVERYTHING, name: 'oven', order: 2, brand: 'a', min: 5, page: 4 })).toEqual({
      ...EVERYTHING,
      name: 'oven',
      order: 2,
    })
  })
})
