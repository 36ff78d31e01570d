import { beforeAll, expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { reviewSummary } from '#domain/catalogue/reviews.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { type Answers, mainOf, openSamplePages, PUBLIC_URL, type ReadablePages } from '#tests/support/http/sample-pages.ts'
import { brand, category, product } from '#tests/support/sample-catalogue.ts'
import { ar, en } from '#tests/support/texts.ts'

const PICTURE = `/media/${'a'.repeat(40)}`
const OVEN: ProductDetail = {
  ...product,
  imageUrl: `${PICTURE}/800.webp`,
  specs: { widthMm: 850, depthMm: 700, heightMm: 900 },
  categories: [],
  pictures: [],
}
/** Nobody has reviewed it yet. */
const FRESH_OVEN = { ...OVEN, slug: 'fresh-oven', totalReviews: 0, averageRating: 0 }
const USED_OVEN = { ...OVEN, slug: 'used-oven', taxable: false, quantity: 0, inventory: 0, totalReviews: 3, averageRating: 4 }
const REVIEW = {
  _id: 'r1',
  title: 'Hot in ten minutes',
  review: 'It bakes all day.',
  rating: 5,
  isRecommended: true,
  status: 'Approved',
  created: product.created,
  user: { firstName: 'Zaki' },
}
const SUMMARY = reviewSummary([
  { rating: 5, count: 2 },
  { rating: 2, count: 1 },
])

const ANSWERS: Answers = [
  [/^\/api\/settings\/home/, DEMO_SETTINGS.home],
  [/^\/api\/category\/list/, { categories: [category] }],
  [/^\/api\/brand\/list/, { brands: [{ ...brand, productCount: 1 }] }],
  [/^\/api\/product\/item\/fresh-oven/, { product: FRESH_OVEN }],
  [/^\/api\/product\/item\/used-oven/, { product: USED_OVEN }],
  [/^\/api\/offer\/link\/known\/preview/, { number: 'Q-2026-0012' }],
  [/^\/api\/offer\/link\/wrong\/preview/, { number: null }],
  [/^\/api\/review\/used-oven/, { reviews: [REVIEW], ...SUMMARY, totalPages: 1 }],
  [/^\/api\/product\/list/, { products: [product], totalPages: 1, currentPage: 1, count: 1 }],
  [/^\/api\/review\//, { reviews: [], ...reviewSummary([]), totalPages: 0 }],
]

let pages: ReadablePages

beforeAll(async () => {
  pages = await openSamplePages(ANSWERS)
})

const render = (path: string, query = '') => pages.render({ path, query })
const mainAt = async (path: string, query = '') => mainOf((await render(path, query)).html)
const tagIn = (html: string, name: string, attribute: string) =>
  Array.from(html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g')), ([tag]) => tag).find((tag) => tag.includes(attribute)) ?? ''

/** The server sends pages in both languages; until scripts run there is nothing else. */
const LANGUAGES = [
  ['', en],
  ['/ar', ar],
] as const

test.each(LANGUAGES)(
  'pages for signing in (%s) and orders are not for search engines, and a form waits for scripts and never goes into the address',
  async (before, texts) => {
    for (const path of ['/login', '/register', '/forgot-password', '/reset-password/abc', '/auth/success', '/order/some-order']) {
      const { status, html } = await render(before + path)
      expect(status, path).toBe(200)
      expect(html, path).toContain('<meta name="robots" content="noindex"/>')
      if (path === '/auth/success' || path === '/order/some-order') continue
      const main = mainOf(html)
      const [form = ''] = /<form[\s\S]*?<\/form>/.exec(main) ?? []
      expect(tagIn(form, 'form', ''), path).toContain('method="post"')
      expect(tagIn(form, 'button', 'type="submit"'), path).toContain('disabled=""')
      expect(/<noscript>[\s\S]*?<\/noscript>/.exec(main)?.[0], path).toContain(texts.account.needsScripts)
    }
  },
)

test.each(LANGUAGES)(
  'the login page (%s) explains a sign-in elsewhere that failed, and says nothing that others write into its address',
  async (before, texts) => {
    const failed = await mainAt(`${before}/login`, 'notice=social-not-configured')
    expect(failed.slice(failed.indexOf('role="alert"'))).toContain(texts.account.notices['social-not-configured'])
    expect(await mainAt(`${before}/login`, `notice=${encodeURIComponent('<b>unheard</b>')}`)).not.toMatch(/role="alert"|unheard/)
  },
)

test.each(LANGUAGES)('the page for sellers (%s) is there for search engines', async (before, { sell }) => {
  const { html } = await render(`${before}/sell`)
  for (const text of [sell.title, sell.bannerTitle, sell.steps.applyText]) expect(html).toContain(text)
  expect(html).not.toContain('noindex')
  expect(tagIn(html, 'link', 'rel="canonical"')).toContain(`href="${PUBLIC_URL}${before}/sell"`)
})

test.each(LANGUAGES)(
  'a product page (%s) says whether the product is new or used, and only what is in stock can be asked for',
  async (before, texts) => {
    const { card } = texts.catalogue
    for (const [slug, condition, stock, isThere] of [
      ['fresh-oven', card.new, texts.product.inStock, true],
      ['used-oven', card.used, texts.product.outOfStock, false],
    ] as const) {
      const main = await mainAt(`${before}/product/${slug}`)
      for (const text of [condition, stock]) expect(main, slug).toContain(`>${text}<`)
      expect(tagIn(main, 'input', 'role="spinbutton"').includes('disabled=""'), slug).toBe(!isThere)
    }
  },
)

test.each(LANGUAGES)(
  'a product page (%s) is there to read without scripts: sections fold by themselves, the picture leads to itself, and no button does nothing',
  async (before, texts) => {
    const main = await mainAt(`${before}/product/fresh-oven`)
    const name = before === '' ? OVEN.name : OVEN.nameAr
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(main)?.[1]).toBe(name)
    const [sizes = ''] = /<details[^>]*\sid="dimensions"[\s\S]*?<\/details>/.exec(main) ?? []
    expect(sizes).toContain('<summary')
    expect(sizes).toContain(texts.product.specs.widthMm)
    expect(tagIn(main, 'a', '1200.jpg')).toContain(`href="${PICTURE}/1200.jpg"`)
    expect(main).toContain(texts.product.gallery.zoom)
    expect(main).not.toContain(texts.product.copy)
  },
)

test.each(LANGUAGES)('the header (%s) has its panels and its search without scripts', async (before, { navigation }) => {
  const { html } = await render(`${before}/brands`)
  const panels = html.match(/<details[\s\S]*?<\/details>/g) ?? []
  for (const [name, leads] of [
    [navigation.categories, `${before}/shop/category/${category.slug}`],
    [navigation.brands, `${before}/shop/brand/${brand.slug}`],
  ] as const)
    expect(
      panels.some((panel) => panel.includes(`>${name}<`) && panel.includes(`href="${leads}"`)),
      name,
    ).toBe(true)
  const [search = ''] = /<search[\s\S]*?<\/search>/.exec(html) ?? []
  expect(tagIn(search, 'form', '')).toContain(`action="${before}/shop"`)
  expect(tagIn(search, 'input', 'name="name"')).not.toContain('disabled')
})

test.each(LANGUAGES)('everybody reads the summary and the reviews of a product (%s) without scripts', async (before, { reviews }) => {
  const main = await mainAt(`${before}/product/used-oven`)
  const [summary = ''] = new RegExp(`<section [^>]*aria-label="${reviews.summary}"[\\s\\S]*?</section>`).exec(main) ?? []
  expect(summary).toContain(`aria-label="${reviews.average.replace('{{average}}', '4')}"`)
  expect(Array.from(summary.matchAll(/<bdi[^>]*>([^<]*)<\/bdi>/g), ([, share]) => share)).toEqual([
    '66.67%',
    '0.00%',
    '0.00%',
    '33.33%',
    '0.00%',
  ])
  for (const text of [REVIEW.title, REVIEW.review]) expect(main).toContain(text)
})

test.each(LANGUAGES)(
  'a product without reviews (%s) shows no stars and no summary, and leads to signing in and back to its reviews',
  async (before, { reviews }) => {
    const path = `${before}/product/fresh-oven`
    const main = await mainAt(path)
    expect(main).toContain(reviews.none)
    expect(main).not.toContain(reviews.summary)
    expect(main).not.toMatch(/aria-label="\d(\.\d)? (of|من) 5"/)
    expect(tagIn(main, 'a', '%23reviews')).toContain(`href="${before}/login?${new URLSearchParams({ next: `${path}#reviews` })}"`)
  },
)

test.each(LANGUAGES)('the page of an offer (%s) is for the holder of its link alone, and a wrong link leads nowhere', async (before) => {
  const known = await render(`${before}/offer/known`)
  expect([known.status, known.headers]).toMatchObject([
    200,
    { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  ])
  expect(known.html).toContain('Q-2026-0012')
  expect((await render(`${before}/offer/wrong`)).status).toBe(404)
})
