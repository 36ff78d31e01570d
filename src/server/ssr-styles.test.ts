import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { reviewSummary } from '#domain/catalogue/reviews.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { type Answers, BUILD_DIR, openSamplePages, type ReadablePages } from '#tests/support/http/sample-pages.ts'
import { brand, category, product } from '#tests/support/sample-catalogue.ts'

const OVEN = { ...product, specs: { widthMm: 850 }, categories: [], pictures: [], totalReviews: 1, averageRating: 5 }
const REVIEW = {
  ...{ _id: 'r1', title: 'Hot in ten minutes', review: 'It bakes all day.', rating: 5, isRecommended: true, status: 'Approved' },
  ...{ created: product.created, user: { firstName: 'Zaki' } },
}
const FOUND = { products: [product], totalPages: 3, currentPage: 1, count: 21 }
const ANSWERS: Answers = [
  [/^\/api\/settings\/home/, DEMO_SETTINGS.home],
  [/^\/api\/category\/list/, { categories: [category] }],
  [/^\/api\/brand\/list/, { brands: [{ ...brand, productCount: 1 }] }],
  [/^\/api\/product\/item\/oven/, { product: { ...OVEN, slug: 'oven' } }],
  [/^\/api\/offer\/link\/known\/preview/, { number: 'Q-2026-0012' }],
  [/^\/api\/review\//, { reviews: [REVIEW], ...reviewSummary([{ rating: 5, count: 1 }]), totalPages: 1 }],
  [/^\/api\/product\/list.*category=/, { ...FOUND, category }],
  [/^\/api\/product\/list.*brand=/, { ...FOUND, brand }],
  [/^\/api\/product\/list.*name=nothing/, { products: [], totalPages: 0, currentPage: 1, count: 0 }],
  [/^\/api\/product\/list/, FOUND],
]

const PATHS = [
  ...['', '/shop', '/shop?name=nothing', '/shop/category/ovens', '/shop/brand/nilo', '/brands', '/product/oven', '/product/gone'],
  ...['/contact', '/sell', '/login', '/register', '/forgot-password', '/reset-password/abc', '/merchant-signup/abc', '/join-staff/abc'],
  ...['/offer/known', '/request/known', '/order/some-order', '/order/success/some-order', '/newsletter/unsubscribe/abc', '/support'],
  ...['/dashboard', '/no/such/page'],
]

let pages: ReadablePages

beforeAll(async () => {
  pages = await openSamplePages(ANSWERS)
})

function classesOf(html: string): string[] {
  return Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(/\s+/)).flat()
}

/** All that styles the page before scripts run: the sheets that its head links, and what stands in it. */
function stylesOf(html: string): string {
  const [head = ''] = html.split('</head>')
  const links = Array.from(head.matchAll(/<link\s[^>]*rel="stylesheet"[^>]*>/g), ([tag]) => /href="([^"#]+)/.exec(tag)?.[1] ?? '')
  expect(links.length).toBeGreaterThan(0)
  const inline = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text = '']) => text)
  return [...links.map((link) => readFileSync(`${BUILD_DIR}/client${link}`, 'utf8')), ...inline].join('\n')
}

test.each(PATHS.flatMap((path) => [path || '/', `/ar${path}`]))(
  '%s is whole with the style sheets that it links: none of its classes comes with a later one',
  async (address) => {
    const [path = '', query = ''] = address.split('?')
    const { html } = await pages.render({ path, query: query === '' ? '' : `?${query}` })
    const used = new Set(classesOf(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).filter((name) => name !== ''))
    expect(used.size).toBeGreaterThan(10)
    const known = new Set(Array.from(stylesOf(html).matchAll(/\.((?:[\w-]|\\.)+)/g), ([, name = '']) => name.replaceAll('\\', '')))
    expect([...used].filter((name) => !known.has(name))).toEqual([])
  },
)
