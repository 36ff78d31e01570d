import type { APIRequestContext } from '@playwright/test'
import { openAlive } from '#tests/support/browser/alive.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { TEXTS } from './listing-screen.ts'

interface Head {
  readonly status: number
  readonly html: string
  readonly title: string
  meta(name: string): string | undefined
  links(rel: string): { readonly href: string; readonly hreflang: string | undefined }[]
  readonly data: readonly Record<string, unknown>[]
}

/** Reads the page as a search engine gets it, without running scripts. */
async function headOf(request: APIRequestContext, address: string): Promise<Head> {
  const answer = await request.get(address)
  const html = await answer.text()
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
  const tags = (name: string) => Array.from(html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g')), ([tag]) => tag)
  return {
    status: answer.status(),
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    meta: (name) => {
      const found = tags('meta').filter((tag) => (attribute(tag, 'property') ?? attribute(tag, 'name')) === name)
      expect(found.length, `${name} stands once at most`).toBeLessThanOrEqual(1)
      return found[0] === undefined ? undefined : attribute(found[0], 'content')
    },
    links: (rel) =>
      tags('link')
        .filter((tag) => attribute(tag, 'rel') === rel)
        .map((tag) => ({ href: attribute(tag, 'href') ?? '', hreflang: attribute(tag, 'hrefLang') })),
    data: Array.from(html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g), ([, text = '']) => JSON.parse(text)),
  }
}

/** The dearest product is stable: products that other tests add are newer and cheaper. */
const DEMO_PRODUCT = '/api/product/list?order=1'

async function firstOf(request: APIRequestContext, path: string, key: string): Promise<{ readonly slug: string; readonly sku: string }> {
  const [first] = (await (await request.get(path)).json())[key]
  return first
}

async function pagesOf(request: APIRequestContext): Promise<Record<'home' | 'shop' | 'category' | 'brand' | 'brands' | 'product', string>> {
  const product = await firstOf(request, DEMO_PRODUCT, 'products')
  const category = await firstOf(request, '/api/category/list', 'categories')
  const brand = await firstOf(request, '/api/brand/list', 'brands')
  return {
    home: '/',
    shop: '/shop',
    category: `/shop/category/${category.slug}`,
    brand: `/shop/brand/${brand.slug}`,
    brands: '/brands',
    product: `/product/${product.slug}`,
  }
}

test('every page for search engines has a title, a description and itself as its address', async ({
  request,
  localPath,
  language,
  baseURL,
}) => {
  const company = language === 'ar' ? 'ضيافة' : 'Diyafa'
  const titles = new Set<string>()
  for (const path of Object.values(await pagesOf(request))) {
    const head = await headOf(request, localPath(path))
    expect(head.status, path).toBe(200)
    expect(head.title, path).toContain(company)
    titles.add(head.title)
    expect(head.meta('description')?.length ?? 0, path).toBeGreaterThan(20)
    expect(head.meta('robots'), path).toBeUndefined()
    expect(head.links('canonical'), path).toEqual([{ href: `${baseURL}${localPath(path)}`, hreflang: undefined }])
  }
  expect(titles.size).toBe(6)
})

test('every page names both languages, and its twin names the same', async ({ request, localPath, baseURL }) => {
  for (const path of [...Object.values(await pagesOf(request)), '/shop?page=2']) {
    const english = `${baseURL}${path}`
    const [pathname = '', query] = path.split('?')
    const arabic = `${baseURL}/ar${pathname === '/' ? '' : pathname}${query === undefined ? '' : `?${query}`}`
    const { links } = await headOf(request, localPath(path))
    expect(links('alternate'), path).toEqual([
      { href: english, hreflang: 'en' },
      { href: arabic, hreflang: 'ar' },
      { href: english, hreflang: 'x-default' },
    ])
    const [there, here] = await Promise.all([english, arabic].map((address) => headOf(request, address)))
    expect(there?.links('alternate')).toEqual(here?.links('alternate'))
  }
})

test('a link preview has a picture, texts in its language and no price', async ({ request, localPath, language, baseURL }) => {
  const pages = await pagesOf(request)
  for (const [kind, path] of Object.entries(pages)) {
    const head = await headOf(request, localPath(path))
    expect(head.meta('og:type'), path).toBe(kind === 'product' ? 'product' : 'website')
    expect(head.meta('og:url'), path).toBe(`${baseURL}${localPath(path)}`)
    expect(head.meta('og:locale'), path).toBe(language === 'ar' ? 'ar_EG' : 'en_US')
    expect(head.meta('og:locale:alternate'), path).toBe(language === 'ar' ? 'en_US' : 'ar_EG')
    expect(head.meta('og:title'), path).not.toBe('')
    expect(head.meta('og:description'), path).toBe(head.meta('description'))
    expect(head.meta('twitter:card'), path).toBe('summary_large_image')
    const picture = head.meta('og:image') ?? ''
    expect(picture.startsWith(`${baseURL}/`), path).toBe(true)
    if (kind === 'product') expect(picture).toMatch(/\/media\/[0-9a-f]+\/preview\.jpg$/)
    const answer = await request.get(picture)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await answer.body()).length, 'light enough for messengers').toBeLessThan(300 * 1024)
    expect(head.html.split('</head>')[0]).not.toMatch(/L\.E|price:amount|product:price/)
  }
})

test('structured data describes each page, and never holds a price or an offer', async ({ request, localPath, baseURL }) => {
  const pages = await pagesOf(request)
  const kinds = {
    home: ['Organization', 'WebSite'],
    shop: ['ItemList', 'BreadcrumbList'],
    category: ['ItemList', 'BreadcrumbList'],
    brand: ['ItemList', 'BreadcrumbList'],
    brands: ['ItemList', 'BreadcrumbList'],
    product: ['Product', 'BreadcrumbList'],
  } as const
  for (const [kind, path] of Object.entries(pages)) {
    const { data, html } = await headOf(request, localPath(path))
    expect(
      data.map((thing) => thing['@type']),
      path,
    ).toEqual(kinds[kind as keyof typeof kinds])
    for (const thing of data) expect(thing['@context']).toBe('https://schema.org')
    expect(JSON.stringify(data), path).not.toMatch(/"(offers?|price|priceCurrency|lowPrice|highPrice)"/i)
    expect(html).not.toContain('"offers"')
  }
  const { data } = await headOf(request, localPath(pages.product))
  const { sku } = await firstOf(request, DEMO_PRODUCT, 'products')
  expect(data[0]).toMatchObject({ '@id': `${baseURL}${pages.product}#product`, sku, url: `${baseURL}${localPath(pages.product)}` })
})

test('data blocks cause no page error and no failed hydration', async ({ page, request, localPath }) => {
  const { product } = await pagesOf(request)
  await openAlive(page, localPath(product))
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2)
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: TEXTS.en.listing.path.shop })
    .or(page.getByRole('link', { name: TEXTS.ar.listing.path.shop }))
    .first()
    .click()
  await expect.poll(() => page.locator('script[type="application/ld+json"]').first().textContent()).toContain('ItemList')
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website')
})
