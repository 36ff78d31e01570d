import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { type Answers, BUILD_DIR, mainOf, openSamplePages, PUBLIC_URL, type ReadablePages } from '#tests/support/http/sample-pages.ts'
import { brand, category, product } from '#tests/support/sample-catalogue.ts'

const PICTURE = `/media/${'a'.repeat(40)}`
const OVENS = {
  ...category,
  description: 'Ovens for every kitchen, large and small.',
  descriptionAr: 'أفران لكل مطبخ، كبيرًا كان أو صغيرًا.',
}
const NILO = { ...brand, description: 'Steel ovens made in Egypt since 1998.', descriptionAr: 'أفران من الصلب تُصنع في مصر منذ 1998.' }
const OVEN: ProductDetail = {
  ...product,
  description: 'Bakes and steams ten trays at once.',
  descriptionAr: 'يخبز ويطهو بالبخار عشر صوانٍ معًا.',
  imageUrl: `${PICTURE}/800.webp`,
  price: 987_654,
  totalReviews: 2,
  averageRating: 4.5,
  categories: [{ _id: 'c1', name: 'Ovens', nameAr: 'أفران', slug: 'ovens' }],
  pictures: [],
}

/** A shop in which the oven once had the address "stove". */
const ANSWERS: Answers = [
  [/^\/api\/settings\/home/, DEMO_SETTINGS.home],
  [/^\/api\/category\/list/, { categories: [OVENS] }],
  [/^\/api\/brand\/list/, { brands: [{ ...NILO, productCount: 1 }] }],
  [/^\/api\/product\/item\/(combi-oven|stove)/, { product: OVEN }],
  [/^\/api\/product\/item\/drive-oven/, { product: { ...OVEN, slug: 'drive-oven', images: ['there'] } }],
  [/^\/api\/review\//, { reviews: [], ratingSummary: [], totalRatings: 0, totalReviews: 0, totalSummary: 0, totalPages: 0 }],
  [/^\/api\/product\/list.*category=ovens/, { products: [OVEN], totalPages: 1, currentPage: 1, count: 1, category: OVENS }],
  [/^\/api\/product\/list.*brand=nilo/, { products: [OVEN], totalPages: 1, currentPage: 1, count: 1, brand: NILO }],
  [/^\/api\/product\/list/, { products: [OVEN], totalPages: 3, currentPage: 1, count: 21 }],
]

let pages: ReadablePages

beforeAll(async () => {
  pages = await openSamplePages(ANSWERS)
})

/** The pages that search engines read, with the kinds of things that their data describes. */
const PAGES = [
  ['/', ['Organization', 'WebSite']],
  ['/shop', ['ItemList', 'BreadcrumbList']],
  ['/shop/category/ovens', ['ItemList', 'BreadcrumbList']],
  ['/shop/brand/nilo', ['ItemList', 'BreadcrumbList']],
  ['/brands', ['ItemList', 'BreadcrumbList']],
  ['/product/combi-oven', ['Product', 'BreadcrumbList']],
] as const
const PATHS = PAGES.map(([path]) => path)
const inArabic = (path: string) => (path === '/' ? '/ar' : `/ar${path}`)

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Reads a page's head as a search engine or a messenger does. */
async function headOf(path: string, query = '') {
  const { status, html } = await pages.render({ path, query })
  const tags = (name: string) => Array.from(html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g')), ([tag]) => tag)
  return {
    status,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    meta: (name: string) => {
      const found = tags('meta').filter((tag) => (attributeOf(tag, 'property') ?? attributeOf(tag, 'name')) === name)
      expect(found.length, `${path}: ${name} stands once at most`).toBeLessThanOrEqual(1)
      return attributeOf(found[0] ?? '', 'content')
    },
    links: (rel: string) =>
      tags('link')
        .filter((tag) => attributeOf(tag, 'rel') === rel)
        .map((tag) => [attributeOf(tag, 'hrefLang'), attributeOf(tag, 'href')]),
    data: Array.from(html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g), ([, text = '']) => JSON.parse(text)),
  }
}

test('every page for search engines has a title, a description and itself as its address', async () => {
  for (const [company, paths] of [
    ['Diyafa', PATHS],
    ['ضيافة', PATHS.map(inArabic)],
  ] as const) {
    const titles = new Set<string>()
    for (const path of paths) {
      const head = await headOf(path)
      expect([head.status, head.meta('robots')], path).toEqual([200, undefined])
      expect(head.title, path).toContain(company)
      titles.add(head.title)
      expect(head.meta('description')?.length ?? 0, path).toBeGreaterThan(20)
      expect(head.links('canonical'), path).toEqual([[undefined, PUBLIC_URL + path]])
    }
    expect(titles.size).toBe(PATHS.length)
  }
})

test('every page names both languages, and its twin names the same', async () => {
  for (const [path, query] of [...PATHS.map((each) => [each, ''] as const), ['/shop', '?page=2'] as const]) {
    const [english, arabic] = [PUBLIC_URL + path + query, PUBLIC_URL + inArabic(path) + query]
    for (const twin of [path, inArabic(path)])
      expect((await headOf(twin, query)).links('alternate'), twin).toEqual([
        ['en', english],
        ['ar', arabic],
        ['x-default', english],
      ])
  }
})

test.each(['en', 'ar'] as const)('a link preview has a picture, texts in its language (%s) and no price', async (language) => {
  for (const each of PATHS) {
    const path = language === 'ar' ? inArabic(each) : each
    const { meta, html } = await headOf(path)
    const isProduct = each.startsWith('/product/')
    expect(['og:type', 'og:url', 'og:locale', 'og:locale:alternate', 'og:description', 'twitter:card'].map(meta), path).toEqual([
      isProduct ? 'product' : 'website',
      PUBLIC_URL + path,
      language === 'ar' ? 'ar_EG' : 'en_US',
      language === 'ar' ? 'en_US' : 'ar_EG',
      meta('description'),
      'summary_large_image',
    ])
    expect(meta('og:title') ?? '', path).not.toBe('')
    const picture = (meta('og:image') ?? '').replace(PUBLIC_URL, '')
    if (isProduct) expect(picture).toBe(`${PICTURE}/preview.jpg`)
    else expect(readFileSync(`${BUILD_DIR}/client${picture}`).length, 'light enough for messengers').toBeLessThan(300 * 1024)
    expect(html.split('</head>')[0], path).not.toMatch(/L\.E|987,?654|price:amount|product:price/)
  }
})

test('structured data describes each page, and never holds a price or an offer', async () => {
  for (const [path, kinds] of PAGES) {
    const { data } = await headOf(path)
    expect(
      data.map((thing) => thing['@type']),
      path,
    ).toEqual(kinds)
    for (const thing of data) expect(thing['@context']).toBe('https://schema.org')
    expect(JSON.stringify(data), path).not.toMatch(/"(offers?|price|priceCurrency|lowPrice|highPrice)"|987654/i)
  }
  const [described] = (await headOf('/ar/product/combi-oven')).data
  expect(described).toMatchObject({
    '@id': `${PUBLIC_URL}/product/combi-oven#product`,
    sku: 'NIL-1',
    url: `${PUBLIC_URL}/ar/product/combi-oven`,
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  })
})

test('a page shows the average of a rated product in its own language', async () => {
  expect((await headOf('/product/combi-oven')).html).toContain('aria-label="4.5 of 5"')
  expect((await headOf('/ar/product/combi-oven')).html).toContain('aria-label="4.5 من 5"')
})

test.each(['', '/ar'])("a product's former address (%s) redirects permanently to the present one, with its query", async (before) => {
  expect(await pages.render({ path: `${before}/product/stove`, query: 'reviews=2' })).toMatchObject({
    status: 301,
    location: `${before}/product/combi-oven?reviews=2`,
  })
})

test('an unknown product is not found, says so and is not for search engines', async () => {
  const { status, html, meta } = await headOf('/product/nothing-of-the-kind')
  expect([status, meta('robots')]).toEqual([404, 'noindex'])
  expect(html).toMatch(/<h1[^>]*>No product found\.<\/h1>/)
})

test('only unfiltered lists are indexed, each page at its own address', async () => {
  expect((await headOf('/ar/shop', 'page=2&order=1')).links('canonical')).toEqual([[undefined, `${PUBLIC_URL}/ar/shop?page=2`]])
  const { meta, links } = await headOf('/shop/category/ovens', 'rating=4')
  expect([meta('robots'), links('canonical')]).toEqual(['noindex', []])
})

test('a page for signing in never leads to another site', async () => {
  for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)']) {
    const { html } = await headOf('/ar/register', `next=${encodeURIComponent(next)}`)
    const links = Array.from(mainOf(html).matchAll(/\shref="([^"]*)"/g), ([, address = '']) => address)
    expect(links).toContain('/ar/login')
    expect(links.join(' '), next).not.toMatch(/evil|javascript/)
  }
})

test("the pictures of a product on the drive come first, then the shop's own, for messengers and search engines", async () => {
  const { html, data } = await headOf('/product/drive-oven')
  const previews = Array.from(html.matchAll(/<meta property="og:image" content="([^"]*)"/g), ([, address]) => address)
  const onDrive = 'https://pictures.example/thumb?id=there&w=1000'
  expect(previews).toEqual([onDrive.replaceAll('&', '&amp;'), `${PUBLIC_URL}${PICTURE}/preview.jpg`])
  expect(data[0].image[0]).toBe(onDrive)
})
