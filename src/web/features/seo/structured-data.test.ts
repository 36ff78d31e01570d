import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNKNOWN_SHOP } from '#domain/settings/shop-settings.ts'
import { shop } from '#shop-config'
import { listStructuredData } from './list-data.ts'
import { breadcrumbData } from './path-data.ts'
import { type DescribedProduct, productData } from './product-data.ts'
import { organizationData, websiteData } from './shop-data.ts'
import { type Describe, dataText, type PageSite } from './structured-data.tsx'

const SITE: PageSite = { publicUrl: 'https://shop.example', language: 'en', shop }
const ARABIC_SITE = { ...SITE, language: 'ar' } as const

const oven: DescribedProduct = {
  name: 'Combi oven',
  nameAr: 'فرن كومبي',
  slug: 'combi-oven',
  description: 'Bakes.',
  descriptionAr: '',
  sku: 'NIL-1',
  brand: { _id: 'b1', name: 'Nilo', nameAr: 'نيلو', slug: 'nilo' },
  imageUrl: `/media/${'a'.repeat(40)}/800.webp`,
  categories: [{ _id: 'c1', name: 'Ovens', nameAr: 'أفران', slug: 'ovens' }],
  specs: { widthMm: 850, powerKw: 18.5, doors: 2 },
  totalReviews: 0,
  averageRating: 0,
}
const words = { condition: 'Condition', conditionValue: 'Used', specName: (key: string) => key }

const read = (describe: Describe, site: Parameters<Describe>[0] = SITE) => JSON.parse(dataText(describe(site)))

test('a product is one thing in two languages, at an address of its own in each', () => {
  const [english, arabic] = [read(productData(oven, words)), read(productData(oven, words), ARABIC_SITE)]
  expect(english['@id']).toBe('https://shop.example/product/combi-oven#product')
  expect(arabic['@id']).toBe(english['@id'])
  expect([english.url, arabic.url]).toEqual(['https://shop.example/product/combi-oven', 'https://shop.example/ar/product/combi-oven'])
  expect([english.name, arabic.name]).toEqual(['Combi oven', 'فرن كومبي'])
  expect([english.brand.name, arabic.category]).toEqual(['Nilo', 'أفران'])
})

test('specs carry the codes of their units, and counts carry none', () => {
  expect(read(productData(oven, words)).additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Condition', value: 'Used' },
    { '@type': 'PropertyValue', name: 'widthMm', value: 850, unitCode: 'MMT', unitText: 'mm' },
    { '@type': 'PropertyValue', name: 'powerKw', value: 18.5, unitCode: 'KWT', unitText: 'kW' },
    { '@type': 'PropertyValue', name: 'doors', value: 2 },
  ])
})

test('a rating is included only if there are reviews', () => {
  expect(read(productData(oven, words))).not.toHaveProperty('aggregateRating')
  const rated = read(productData({ ...oven, totalReviews: 3, averageRating: 4.3 }, words))
  expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 3 })
})

test('a known price is left out', () => {
  const priced = { ...oven, price: 987_654 }
  expect(dataText(productData(priced, words)(SITE))).not.toMatch(/987654|price|offer/i)
})

test('missing picture, brand, category and description are left out', () => {
  const bare = read(productData({ ...oven, imageUrl: null, brand: null, categories: [], description: '' }, words))
  for (const key of ['image', 'brand', 'category', 'description']) expect(bare).not.toHaveProperty(key)
})

test('no text can end its data block, and every text is read back unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('</script><script>alert(1)</script>', '<!--', '<ScRiPt', '\u2028')), (name) => {
      const text = dataText(productData({ ...oven, name }, words)(SITE))
      expect(text).not.toContain('<')
      expect(JSON.parse(text).name).toBe(name)
    }),
  )
})

test('a breadcrumb numbers its steps and leaves the page itself without an address', () => {
  const { itemListElement } = read(breadcrumbData([{ text: 'Home', to: '/ar' }, { text: 'Here' }]), ARABIC_SITE)
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/ar' },
    { '@type': 'ListItem', position: 2, name: 'Here' },
  ])
})

test('a later page of a list continues the numbering', () => {
  const { itemListElement } = read(listStructuredData([{ name: 'Oven', to: '/product/oven' }], 10))
  expect(itemListElement).toEqual([{ '@type': 'ListItem', position: 11, name: 'Oven', url: 'https://shop.example/product/oven' }])
})

test('the shop says who it is, in which languages it answers, and how it is searched', () => {
  const organization = read(organizationData, ARABIC_SITE)
  expect(organization['@id']).toBe(read(organizationData)['@id'])
  expect(organization.contactPoint[0].availableLanguage).toEqual(['ar', 'en'])
  expect(organization.sameAs.length).toBeGreaterThan(0)
  expect(read(websiteData, ARABIC_SITE).potentialAction.target.urlTemplate).toBe('https://shop.example/ar/shop?name={search_term_string}')
})

test('a company that is not filled in yet has no empty address, email or phone', () => {
  const organization = read(organizationData, { ...SITE, shop: UNKNOWN_SHOP })
  expect(organization).not.toHaveProperty('email')
  expect(organization.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'EG' })
  expect(organization.contactPoint).toEqual([])
})
