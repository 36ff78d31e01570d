import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalogue.ts'
import type { Language } from '#domain/text/language.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { type ReadablePages, readable } from '#tests/support/http/sample-pages.ts'
import { brand, category, product } from '#tests/support/sample-catalogue.ts'
import { buildThatRenders } from '#tests/support/shop/planted-build.ts'
import { createPages, type InProcessTransport, type PagesOptions } from './ssr.ts'

const BUILD_DIR = `${process.cwd()}/build`
const PUBLIC_URL = 'https://shop.example'
interface Shop {
  products: ProductCard[]
  failure: { status: number; body: unknown } | null
  readonly asked: { path: string; language: Language }[]
  readonly failures: unknown[]
}

const shop: Shop = { products: [], failure: null, asked: [], failures: [] }

const api: InProcessTransport = async ({ path, language }) => {
  shop.asked.push({ path, language })
  if (shop.failure !== null) return shop.failure
  if (path === '/api/settings/home') return { status: 200, body: DEMO_SETTINGS.home }
  if (path.startsWith('/api/category/list')) return { status: 200, body: { categories: [category] } }
  if (path.startsWith('/api/brand/list')) return { status: 200, body: { brands: [{ ...brand, productCount: 1 }] } }
  return { status: 200, body: { products: shop.products, totalPages: 1, currentPage: 1, count: shop.products.length } }
}

const PAGES_OPTIONS: PagesOptions = {
  buildDir: BUILD_DIR,
  api,
  publicUrl: `${PUBLIC_URL}/`,
  readShop: () => DEMO_SETTINGS.shop,
  driveImageUrl: 'https://pictures.example/thumb?id={id}&w=1000',
  onError: (error) => shop.failures.push(error),
  onEarlyScripts: (missing) => shop.failures.push(missing),
}

let pages: ReadablePages

beforeAll(async () => {
  const builder = (await import(pathToFileURL(`${process.cwd()}/scripts/lib/build.mjs`).href)) as {
    ensureBuilt(options: { quiet: boolean }): Promise<void>
  }
  await builder.ensureBuilt({ quiet: true })
  pages = readable(await createPages(PAGES_OPTIONS))
})

beforeEach(() => {
  shop.products = [product]
  shop.failure = null
  shop.asked.length = 0
  shop.failures.length = 0
})

const scriptsOf = (html: string) => [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

test('the address alone sets language and direction in the first bytes', async () => {
  expect((await pages.render({ path: '/', query: '' })).html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/)
  expect((await pages.render({ path: '/ar', query: '' })).html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/)
  expect((await pages.render({ path: '/', query: '' })).html).toMatch(/<\/html><!-- diyafa \d+\.\d+\.\d+ -->$/)
  expect((await pages.render({ path: '/arabica', query: '' })).html).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/)
})

test('the home page shows names and texts in its language and requests them in it', async () => {
  const english = textOf((await pages.render({ path: '/', query: '' })).html)
  expect(english).toContain('Combi oven')
  expect(english).toContain('Sign in to see prices')
  expect(english).not.toContain('فرن كومبي')
  expect(new Set(shop.asked.map(({ language }) => language))).toEqual(new Set(['en']))
  shop.asked.length = 0
  const arabic = textOf((await pages.render({ path: '/ar', query: '' })).html)
  expect(arabic).toContain('فرن كومبي')
  expect(arabic).toContain('أفران')
  expect(arabic).not.toContain('Combi oven')
  expect(new Set(shop.asked.map(({ language }) => language))).toEqual(new Set(['ar']))
})

test('a page names its address, its other language and the default', async () => {
  const { html } = await pages.render({ path: '/ar', query: '?utm=1' })
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/ar"/>`)
  expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${PUBLIC_URL}/"/>`)
  expect(html).toContain(`<link rel="alternate" hrefLang="ar" href="${PUBLIC_URL}/ar"/>`)
  expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${PUBLIC_URL}/"/>`)
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test.each([
  ['/nope', 'The page you are looking for was not found.'],
  ['/404', 'The page you are looking for was not found.'],
  ['/ar/nope', 'الصفحة التي تبحث عنها غير موجودة.'],
  ['/shop/nowhere', 'The page you are looking for was not found.'],
  ['/shop/category', 'The page you are looking for was not found.'],
  ['/shop/category/ovens/more', 'The page you are looking for was not found.'],
  ['/ar/404/deep', 'الصفحة التي تبحث عنها غير موجودة.'],
  ['/AR', 'The page you are looking for was not found.'],
  ['//elsewhere.example/', 'The page you are looking for was not found.'],
])('%s is not found, in its language and with noindex', async (path, text) => {
  const { status, html } = await pages.render({ path, query: '' })
  expect(status).toBe(404)
  expect(textOf(html)).toContain(text)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
})

test('an invalid page number is the first page for search engines too', async () => {
  const { html } = await pages.render({ path: '/ar/shop', query: 'page=junk' })
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/ar/shop"/>`)
})

const NOT_INDEXED = ['/shop?name=oven', '/ar/shop?page=999', '/shop?rating=4&category=ovens', '/dashboard', '/ar/dashboard/users']

test.each(NOT_INDEXED)('%s is not for search engines', async (address) => {
  if (address.includes('page=')) shop.products = []
  const [path = '', query = ''] = address.split('?')
  const { status, html } = await pages.render({ path, query })
  const marks = ['<meta name="robots" content="noindex"/>', 'rel="canonical"', 'rel="alternate"'].map((mark) => html.includes(mark))
  expect([status, ...marks]).toEqual([200, true, false, false])
})

test('the rest of the query changes nothing in a page but the addresses that lead back to it', async () => {
  const paths = ['/', '/ar/shop', '/shop/category/ovens', '/product/oven', '/login', '/contact', '/dashboard', '/nowhere']
  const changed = paths.map(async (path) => {
    const [plain, asked] = [await pages.render({ path, query: '' }), await pages.render({ path, query: 'zz=1' })]
    return asked.html.replaceAll('?zz=1', '').replaceAll('%3Fzz%3D1', '') === plain.html ? [] : [path]
  })
  expect((await Promise.all(changed)).flat()).toEqual([])
})

test('the language link keeps path and query', async () => {
  expect((await pages.render({ path: '/ar/a/b', query: 'page=2&name=x' })).html).toContain('href="/a/b?page=2&amp;name=x"')
  expect((await pages.render({ path: '/', query: '?page=2' })).html).toContain('href="/ar?page=2"')
})

const directiveOf = (csp: string) => csp.split('; ').find((part) => part.startsWith('script-src')) ?? ''

test("the policy allows the shop's own inline scripts by hash and nothing else", async () => {
  for (const path of ['/', '/ar', '/nope', '/product/combi-oven']) {
    const { html, csp } = await pages.render({ path, query: '' })
    // Structured data for search engines is a script that never runs.
    const scripts = scriptsOf(html.replace(/<script type="application\/ld\+json">.*?<\/script>/g, ''))
    expect(scripts.length).toBeGreaterThan(2)
    expect(html).not.toContain('nonce')
    const directive = directiveOf(csp)
    expect(directive.split(' ').slice(2).sort()).toEqual([...new Set(scripts.map(hashOf))].sort())
    expect(directive).not.toContain('unsafe')
  }
})

test('the policy does not allow an injected script', async () => {
  const planted = '<script>alert(1)</script><script nonce="guessed">alert(2)</script>'
  const folder = buildThatRenders(BUILD_DIR, ['<main', `${planted}<main`])
  try {
    const attacked = readable(await createPages({ ...PAGES_OPTIONS, buildDir: folder }))
    const { html, csp } = await attacked.render({ path: '/', query: '' })
    expect(html).toContain(planted)
    expect(directiveOf(csp)).toBe(directiveOf((await pages.render({ path: '/', query: '' })).csp))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the policy allows pictures from the configured origin and forbids framing', async () => {
  const { csp } = await pages.render({ path: '/', query: '' })
  expect(csp.split('; ')).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://pictures.example",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "style-src 'self'",
      "worker-src 'self'",
    ]),
  )
})

test('a hostile name stays text, in the page and in its data', async () => {
  const before = scriptsOf((await pages.render({ path: '/', query: '' })).html).length
  shop.products = [{ ...product, name: '</script><script>alert(1)</script>', nameAr: '<img src=x onerror=alert(1)>' }]
  const { html } = await pages.render({ path: '/', query: '' })
  expect(scriptsOf(html)).toHaveLength(before)
  expect(html).not.toContain('<script>alert(1)')
  expect((await pages.render({ path: '/ar', query: '' })).html).not.toContain('<img src=x')
})

test('the same address renders the same bytes', async () => {
  const request = { path: '/', query: '' }
  expect(await pages.render(request)).toEqual(await pages.render(request))
})

test("a not-found call makes its page not found, with the call's text", async () => {
  shop.failure = { status: 404, body: { error: 'No product found.', code: 'product/not-found', message: 'No product found.' } }
  const { status, html } = await pages.render({ path: '/', query: '' })
  expect(status).toBe(404)
  expect(textOf(html)).toContain('No product found.')
  expect(html).toContain('noindex')
  expect(shop.failures).toEqual([])
})

test('a failed call is reported on the server and shown without detail on the page', async () => {
  shop.failure = { status: 500, body: { error: 'secret detail', code: 'internal' } }
  const { status, html } = await pages.render({ path: '/ar', query: '' })
  expect(status).toBe(500)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl"/)
  expect(textOf(html)).toContain('تعذّر تنفيذ طلبك. حاول مرة أخرى.')
  expect(html).not.toContain('secret detail')
  expect(shop.failures.length).toBeGreaterThan(0)
})

test.each(['/_root.data', '/_.data', '/index.data', '/ar.data', '/ar/_.data', '/__manifest', '/%E0%A4%A'])(
  '%s is a page that does not exist, not a request for data',
  async (path) => {
    const { status, headers, html } = await pages.render({ path, query: '' })
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<!DOCTYPE html>/)
    // Every page asks for the lists of its menus, and for nothing else.
    expect(shop.asked.map((asked) => asked.path).sort()).toEqual(['/api/brand/list', '/api/category/list', '/api/product/list/rated'])
  },
)

test('every route with a server loader also has a browser loader, so that no browser asks for page data', async () => {
  const build = (await import(pathToFileURL(`${BUILD_DIR}/server/index.js`).href)) as {
    assets: { routes: Record<string, { hasLoader: boolean; hasClientLoader: boolean }> }
  }
  const routes = Object.entries(build.assets.routes)
  expect(routes.length).toBeGreaterThan(2)
  expect(routes.filter(([, route]) => route.hasLoader && !route.hasClientLoader)).toEqual([])
})

test('only the fonts and the texts that a page speaks are preloaded, in its language', async () => {
  const built = JSON.parse(readFileSync(`${BUILD_DIR}/client/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>
  const textsOf = (html: string) =>
    Object.entries(built).flatMap(([source, { file }]) => (source.startsWith('src/i18n/') && html.includes(`"/${file}"`) ? [source] : []))
  const filesOf = async (path: string) => {
    const { html } = await pages.render({ path, query: '' })
    const ahead = [...html.matchAll(/<link rel="preload"[^>]*>|\["\/assets\/[^\]]*\]/g)].map(([files]) => files).join('\n')
    return { fonts: ahead, texts: textsOf(ahead).toSorted() }
  }
  const english = await filesOf('/')
  expect(english.fonts).toMatch(/latin-400/)
  expect(english.fonts).not.toMatch(/arabic-(arabic|400)/)
  expect(english.texts).toEqual(['src/i18n/en/home.ts', 'src/i18n/en/shop.ts'])
  const arabic = await filesOf('/ar')
  expect(arabic.fonts).toMatch(/arabic-arabic-600/)
  expect(arabic.fonts).not.toMatch(/latin-400/)
  expect(arabic.texts).toEqual(english.texts.map((source) => source.replace('/en/', '/ar/')))
})

test('pages whose scripts cannot be made late are served whole, and that is told once', async () => {
  const folder = buildThatRenders(BUILD_DIR, ['type="module" async=""', 'async="" type="module"'])
  try {
    const changed = readable(await createPages({ ...PAGES_OPTIONS, buildDir: folder }))
    for (const path of ['/', '/ar']) expect((await changed.render({ path, query: '' })).html).toMatch(/<script[^>]* async="" type="module"/)
    expect(shop.failures).toEqual(['<script type="module" async="">'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('no script is requested before the page is painted', async () => {
  for (const path of ['/', '/ar', '/nope']) {
    const { html } = await pages.render({ path, query: '' })
    expect(html).not.toMatch(/modulepreload" |<script[^>]*type="module"|<script[^>]*\ssrc=/)
    expect(html).toContain('requestAnimationFrame')
  }
})

test.each([
  ['/shop/', '', '/shop'],
  ['/ar/', '?a=1&b=%20', '/ar?a=1&b=%20'],
  ['/shop/category/ovens//', 'page=2', '/shop/category/ovens?page=2'],
])('%s redirects permanently to the page without the slash, with its query', async (path, query, location) => {
  expect(await pages.render({ path, query })).toMatchObject({ status: 301, location })
  expect(shop.asked).toEqual([])
})

test.each(['/', '//', '///', '//elsewhere.example/', '/\\elsewhere.example/'])('%s is not redirected', async (path) => {
  const { location } = await pages.render({ path, query: '' })
  expect(location).toBeUndefined()
})

test('the browser gets the address of pictures on the drive', async () => {
  expect((await pages.render({ path: '/', query: '' })).html).toContain(
    'data-drive-image-url="https://pictures.example/thumb?id={id}&amp;w=1000"',
  )
})
