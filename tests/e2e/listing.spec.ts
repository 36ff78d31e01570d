import type { Page } from '@playwright/test'
import type { BrandReply, CategoryReply, ProductListReply } from '#contract/catalogue.ts'
import type { Language } from '#domain/language.ts'
import { ar } from '#i18n/ar.ts'
import { en } from '#i18n/en.ts'
import { formatNumber } from '#i18n/formats.ts'
import { interpolate } from '#i18n/texts.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { expect, test } from '#tests/support/browser/shop.ts'

const TEXTS = { en, ar } as const
const TEN_PARAMETERS = 'name=all&category=all&brand=all&min=1&max=150000&rating=0&order=0&page=1&limit=10&sortOrder={"_id":-1}'
const SHOWING = { en: /^showing 1-10 products of [\d,]+$/, ar: /^عرض المنتجات من 1 إلى 10 من أصل [\d,]+$/ } as const

function showing(language: Language, from: number, to: number, total: number): string {
  return interpolate(TEXTS[language].listing.showing, { from, to, total: formatNumber(total, language) })
}

function nameIn(language: Language, record: { readonly name: string; readonly nameAr: string }): string {
  return language === 'ar' && record.nameAr !== '' ? record.nameAr : record.name
}

async function listOf(page: Page, query: string): Promise<ProductListReply> {
  return (await page.request.get(`/api/product/list?${query}`)).json()
}

async function categoriesOf(page: Page): Promise<CategoryReply[]> {
  return (await (await page.request.get('/api/category/list')).json()).categories
}

async function brandsOf(page: Page): Promise<BrandReply[]> {
  return (await (await page.request.get('/api/brand/list')).json()).brands
}

const toolbarOf = (page: Page) => page.locator('#list-status')
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Chooses a filter where the screen has it: beside the list, or in the drawer of a phone. */
async function choose(page: Page, language: Language, name: string): Promise<void> {
  const { filters } = TEXTS[language].listing
  const button = page.getByRole('button', { name: new RegExp(`^${filters.title}\\s?\\d?$`) })
  if (!(await button.isVisible())) {
    await page.getByRole('complementary').getByRole('radio', { name, exact: true }).check()
    return
  }
  await button.click()
  const drawer = page.getByRole('dialog', { name: filters.title })
  await drawer.getByRole('radio', { name, exact: true }).check()
  await drawer.getByRole('button', { name: filters.apply }).click()
  await expect(drawer).toBeHidden()
}

test('the shop shows its newest products and says how many there are', async ({ page, localPath, language }) => {
  const { products, count } = await listOf(page, '')
  await open(page, localPath('/shop'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].listing.allProducts)
  await expect(toolbarOf(page)).toHaveText(SHOWING[language])
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, 10, count))
  await expect(toolbarOf(page)).toHaveRole('status')
  await expect(cardsOf(page).getByRole('heading', { level: 3 })).toHaveText(products.map((product) => nameIn(language, product)))
})

test('a card says what the piece is and leads to its page', async ({ page, localPath, language }) => {
  const { products } = await listOf(page, 'limit=100')
  const [piece] = products.filter(({ specs }) => (specs.widthMm ?? 0) >= 1000 && specs.powerKw !== undefined)
  if (piece === undefined) throw new Error('The demo has no wide machine.')
  await open(page, localPath(`/shop?name=${encodeURIComponent(piece.sku)}`))
  const { card } = TEXTS[language].catalogue
  const first = cardsOf(page).first()
  const name = nameIn(language, piece)
  await expect(first.getByRole('link')).toHaveCount(1)
  await expect(first.getByRole('link', { name })).toHaveAttribute('href', localPath(`/product/${piece.slug}`))
  await expect(first.getByRole('img')).toHaveAttribute('alt', name)
  await expect(first).toContainText(piece.taxable ? card.new : card.used)
  await expect(first).toContainText(piece.inventory > 0 ? card.inStock : card.outOfStock)
  await expect(first).toContainText(card.signInForPrice)
  await expect(first).toContainText(nameIn(language, piece.brand ?? { name: '', nameAr: '' }))
  await expect(first).toContainText(`${formatNumber(piece.specs.widthMm ?? 0, 'en').replace(',', '\u00a0')}\u00a0mm`)
  await expect(first.locator('bdi[dir="ltr"]', { hasText: `${formatNumber(piece.specs.powerKw ?? 0, 'en')}\u00a0kW` })).toBeVisible()
  await expect(page.getByText('L.E', { exact: false }).and(page.getByRole('main').locator('*'))).toHaveCount(0)
})

test('a picture comes in the lightest format, in the size of its place', async ({ page, localPath }) => {
  await open(page, localPath('/shop'))
  const image = cardsOf(page).first().getByRole('img').first()
  await expect(image).toHaveAttribute('loading', 'eager')
  await expect(image).toHaveAttribute('width', '400')
  await expect(cardsOf(page).last().getByRole('img').first()).toHaveAttribute('loading', 'lazy')
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\/(200|400|800)\.avif$/)
})

test('a picture that fails makes room for the placeholder', async ({ page, localPath, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/)
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, localPath('/shop'))
  await expect(cardsOf(page).first().getByRole('img').first()).toHaveAttribute('src', '/artwork/placeholder.svg')
})

test('the sort selector has its three orders and asks with all ten parameters', async ({ page, localPath, language }) => {
  const { sort } = TEXTS[language].listing
  await open(page, localPath('/shop'))
  const selector = page.getByRole('combobox', { name: sort.label })
  await expect(selector.getByRole('option')).toHaveText([sort.newest, sort.priceHighToLow, sort.priceLowToHigh])
  if (language === 'en') await expect(selector.getByRole('option')).toHaveText(['Newest First', 'Price High to Low', 'Price Low to High'])
  const cheapest = await listOf(page, 'order=2')
  const call = page.waitForRequest((request) => request.url().includes('/api/product/list?'))
  await selector.selectOption(sort.priceLowToHigh)
  const asked = decodeURIComponent(new URL((await call).url()).search.slice(1))
  expect(asked.split('&').sort()).toEqual(
    TEN_PARAMETERS.replace('order=0', 'order=2').replace('{"_id":-1}', '{"price":1}').split('&').sort(),
  )
  await expect(page).toHaveURL(localPath('/shop?order=2'))
  await expect(cardsOf(page).getByRole('heading', { level: 3 })).toHaveText(cheapest.products.map((product) => nameIn(language, product)))
  await selector.selectOption(sort.newest)
  await expect(page).toHaveURL(localPath('/shop'))
  await page.goBack()
  await expect(selector).toHaveValue('2')
})

test('filters narrow the list, keep the place and are taken off one by one or all at once', async ({ page, localPath, language }) => {
  const { filters } = TEXTS[language].listing
  const [category] = await categoriesOf(page)
  const brands = await brandsOf(page)
  if (category === undefined) throw new Error('The demo has no category.')
  const inCategory = await listOf(page, `category=${category.slug}&limit=100`)
  const brand = brands.find(({ slug }) => inCategory.products.some((product) => product.brand?.slug === slug))
  if (brand === undefined) throw new Error('The demo has no brand in its first category.')
  const both = await listOf(page, `category=${category.slug}&brand=${brand.slug}`)
  await open(page, localPath('/shop'))
  await page.evaluate(() => scrollTo({ top: 160, behavior: 'instant' }))
  await choose(page, language, nameIn(language, category))
  await expect(page).toHaveURL(localPath(`/shop?category=${category.slug}`))
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, Math.min(10, inCategory.count), inCategory.count))
  expect(await page.evaluate(() => scrollY)).toBe(160)
  await choose(page, language, nameIn(language, brand))
  await expect(page).toHaveURL(localPath(`/shop?brand=${brand.slug}&category=${category.slug}`))
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, both.products.length, both.count))
  const chips = page.getByRole('list', { name: filters.active })
  await chips.getByRole('link', { name: nameIn(language, category) }).click()
  await expect(page).toHaveURL(localPath(`/shop?brand=${brand.slug}`))
  await expect(toolbarOf(page)).toBeFocused()
  await chips.getByRole('link', { name: filters.clear }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(chips).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(localPath(`/shop?brand=${brand.slug}`))
  await expect(chips.getByRole('link', { name: nameIn(language, brand) })).toBeVisible()
})

test('a rating filter asks for that average and up', async ({ page, localPath, language }) => {
  const { filters } = TEXTS[language].listing
  await open(page, localPath('/shop'))
  const call = page.waitForRequest((request) => request.url().includes('/api/product/list?'))
  await choose(page, language, interpolate(filters.ratingAndUp, { stars: 4 }))
  expect(new URL((await call).url()).searchParams.get('rating')).toBe('4')
  await expect(page).toHaveURL(localPath('/shop?rating=4'))
})

test('brands are found by name in the filter, however it is spelled', async ({ page, localPath, language, isMobile }) => {
  const { filters } = TEXTS[language].listing
  const [brand, other] = await brandsOf(page)
  if (brand === undefined || other === undefined) throw new Error('The demo has too few brands.')
  await open(page, localPath('/shop'))
  if (isMobile) await page.getByRole('button', { name: filters.title, exact: true }).click()
  const part = isMobile ? page.getByRole('dialog') : page.getByRole('complementary')
  const field = part.getByRole('searchbox', { name: filters.findBrand })
  await field.fill(nameIn(language, brand).toUpperCase().replace('أ', 'ا'))
  await expect(part.getByRole('radio', { name: nameIn(language, brand), exact: true })).toBeVisible()
  await expect(part.getByRole('radio', { name: nameIn(language, other), exact: true })).toHaveCount(0)
  await field.fill('qqqqq')
  await expect(part.getByText(TEXTS[language].catalogue.none.brands)).toBeVisible()
})

test('pages lead on, start at the top of the list, and Back returns to the place', async ({ page, localPath, language }) => {
  const { pages } = TEXTS[language].listing
  const { count, totalPages } = await listOf(page, '')
  await open(page, localPath('/shop'))
  const pagination = page.getByRole('navigation', { name: pages.label })
  await expect(pagination.getByRole('link', { name: interpolate(pages.page, { page: 1 }), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(pagination).toContainText(String(totalPages))
  const next = pagination.getByRole('link', { name: pages.next })
  await next.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const remember = () => {
      document.documentElement.dataset.place = String(scrollY)
    }
    document.addEventListener('click', remember, { capture: true, once: true })
  })
  await next.click()
  await expect(page).toHaveURL(localPath('/shop?page=2'))
  await expect(toolbarOf(page)).toHaveText(showing(language, 11, 20, count))
  await expect(toolbarOf(page)).toBeFocused()
  await expect(toolbarOf(page)).toBeInViewport()
  await expect(page).toHaveTitle(new RegExp(`${language === 'en' ? 'page' : 'صفحة'} 2 – `))
  await page.goBack()
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, 10, count))
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - Number(document.documentElement.dataset.place)))).toBeLessThan(3)
  await open(page, localPath('/shop?page=2'))
  await pagination.getByRole('link', { name: pages.previous }).click()
  await expect(page).toHaveURL(localPath('/shop'))
})

test('one page of products needs no pages', async ({ page, localPath, language }) => {
  const { products } = await listOf(page, '')
  await open(page, localPath(`/shop?name=${products[0]?.sku}&brand=${products[0]?.brand?.slug}`))
  await expect(cardsOf(page).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: TEXTS[language].listing.pages.label })).toHaveCount(0)
})

test('a category page tells its name and description in the language of the screen', async ({ page, localPath, language }) => {
  const [category, other] = await categoriesOf(page)
  if (category === undefined || other === undefined) throw new Error('The demo has too few categories.')
  const { count } = await listOf(page, `category=${category.slug}`)
  await open(page, localPath(`/shop/category/${category.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, category))
  await expect(page.getByRole('main')).toContainText(language === 'ar' ? category.descriptionAr : category.description)
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, Math.min(10, count), count))
  const path = page.getByRole('navigation', { name: TEXTS[language].listing.path.label })
  await expect(path.getByRole('listitem')).toHaveText([
    TEXTS[language].listing.path.home,
    TEXTS[language].listing.path.shop,
    nameIn(language, category),
  ])
  await choose(page, language, nameIn(language, other))
  await expect(page).toHaveURL(localPath(`/shop/category/${other.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, other))
  await expect(cardsOf(page).first()).toBeVisible()
})

test('a brand page tells its name and description and stays when it is narrowed', async ({ page, localPath, language }) => {
  const [brand] = await brandsOf(page)
  if (brand === undefined) throw new Error('The demo has no brand.')
  await open(page, localPath(`/shop/brand/${brand.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, brand))
  await expect(page.getByRole('main')).toContainText(language === 'ar' ? brand.descriptionAr : brand.description)
  await choose(page, language, interpolate(TEXTS[language].listing.filters.ratingAndUp, { stars: 1 }))
  await expect(page).toHaveURL(localPath(`/shop/brand/${brand.slug}?rating=1`))
  await choose(page, language, TEXTS[language].listing.filters.anyBrand)
  await expect(page).toHaveURL(localPath('/shop?rating=1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].listing.allProducts)
})

for (const [path, text] of [
  ['/shop/category/nowhere', 'category'],
  ['/shop/brand/nowhere', 'brand'],
] as const) {
  test(`${path} is not found and says so`, async ({ page, localPath, language }) => {
    const response = await page.goto(localPath(path))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].catalogue.none[text])
  })
}

test('any other path under the shop is not found', async ({ page, localPath, language }) => {
  for (const path of ['/shop/nowhere', '/shop/category', '/shop/category/ovens/more']) {
    const response = await page.goto(localPath(path))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].shell.notFound.text)
  }
})

test('a search names its term; nothing found says so and leads on', async ({ page, localPath, language }) => {
  const { listing, catalogue } = TEXTS[language]
  await open(page, localPath('/shop?name=oven'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.resultsFor.replace('{name}', 'oven'))
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText('oven')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await open(page, localPath('/shop?name=qqzzxxyy'))
  await expect(page.getByText(catalogue.none.products)).toBeVisible()
  if (language === 'en') await expect(page.getByText('No products found.')).toBeVisible()
  await page.getByRole('link', { name: listing.empty.seeAll }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await expect(cardsOf(page)).toHaveCount(10)
})

test('filters that leave nothing are cleared by one press, a page past the end leads to the first', async ({
  page,
  localPath,
  language,
}) => {
  const { empty } = TEXTS[language].listing
  await open(page, localPath('/shop?brand=nowhere'))
  await expect(toolbarOf(page)).toHaveText(TEXTS[language].catalogue.none.products)
  await page.getByRole('link', { name: empty.clear }).click()
  await expect(page).toHaveURL(localPath('/shop'))
  await open(page, localPath('/shop?page=999'))
  await page.getByRole('link', { name: empty.firstPage }).click()
  await expect(toolbarOf(page)).toHaveText(SHOWING[language])
})

test('brands have boxes with name and description that lead to their products', async ({ page, localPath, language }) => {
  const brands = await brandsOf(page)
  await open(page, localPath('/brands'))
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(
    brands.length + (await page.getByRole('contentinfo').getByRole('heading').count()),
  )
  for (const brand of brands) {
    await expect(page.getByRole('main').getByRole('link', { name: nameIn(language, brand), exact: true })).toHaveAttribute(
      'href',
      localPath(`/shop/brand/${brand.slug}`),
    )
  }
  const [brand] = brands
  if (brand === undefined) throw new Error('The demo has no brand.')
  await expect(page.getByRole('main')).toContainText(language === 'ar' ? brand.descriptionAr : brand.description)
  await page
    .getByRole('main')
    .getByRole('link', { name: nameIn(language, brand), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameIn(language, brand))
})

test('only plain lists are for search engines, each page of them for itself', async ({ page, localPath }) => {
  const robots = page.locator('meta[name="robots"]')
  const canonical = page.locator('link[rel="canonical"]')
  await page.goto(localPath('/shop?page=2&order=1'))
  await expect(canonical).toHaveAttribute('href', new RegExp(`${localPath('/shop')}\\?page=2$`))
  const [category] = await categoriesOf(page)
  await page.goto(localPath(`/shop/category/${category?.slug}`))
  await expect(canonical).toHaveAttribute('href', new RegExp(`/shop/category/${category?.slug}$`))
  await expect(robots).toHaveCount(0)
  await page.goto(localPath(`/shop/category/${category?.slug}?rating=4`))
  await expect(robots).toHaveAttribute('content', 'noindex')
})

test('the old list stays as bones while another is on its way, and nothing jumps', async ({ page, localPath, language }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        const moved = Number(document.documentElement.dataset.moved ?? 0)
        if (!hadRecentInput) document.documentElement.dataset.moved = String(moved + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, localPath('/shop'))
  let letGo = () => undefined as undefined
  const held = new Promise<void>((resolve) => {
    letGo = () => void resolve()
  })
  await page.route('**/api/product/list?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('combobox', { name: TEXTS[language].listing.sort.label }).selectOption('1')
  const grid = page.locator('[aria-busy="true"]')
  await expect(grid).toBeVisible()
  await expect(grid.getByRole('article')).toHaveCount(10)
  await expect(grid.getByRole('heading').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  letGo()
  await expect(grid).toHaveCount(0)
  await expect(page).toHaveURL(localPath('/shop?order=1'))
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? 0))).toBeLessThanOrEqual(0.02)
})

test.describe('for a viewer who may see prices', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'Bearer of prices'))
    await page.route('**/api/product/list?*', async (route) => {
      const response = await route.fetch()
      const list: ProductListReply = await response.json()
      await route.fulfill({ response, json: { ...list, products: list.products.map((product) => ({ ...product, price: 45_000 })) } })
    })
  })

  test('cards show prices and the price filter asks for a range', async ({ page, localPath, language, isMobile }) => {
    const { filters } = TEXTS[language].listing
    await open(page, localPath('/shop'))
    await expect(cardsOf(page).first().locator('bdi[dir="ltr"]', { hasText: '45,000\u00a0L.E' })).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: filters.title, exact: true }).click()
    const part = isMobile ? page.getByRole('dialog') : page.getByRole('complementary')
    const slider = part.getByRole('slider', { name: filters.lowestPrice })
    await expect(slider).toHaveAttribute('min', '1')
    await expect(slider).toHaveAttribute('max', '150000')
    await expect(part.getByRole('textbox', { name: filters.to })).toHaveValue('150000')
    await part.getByRole('textbox', { name: filters.from }).fill('٢٠٠٠')
    await part.getByRole('textbox', { name: filters.from }).press('Enter')
    if (isMobile) await part.getByRole('button', { name: filters.apply }).click()
    await expect(page).toHaveURL(localPath('/shop?min=2000'))
    await expect(page.getByRole('list', { name: filters.active })).toContainText('2,000\u00a0L.E')
  })
})

test('nobody else is offered a price filter', async ({ page, localPath, language }) => {
  await open(page, localPath('/shop?min=2000'))
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('list', { name: TEXTS[language].listing.filters.active })).toHaveCount(0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor filters by a form, sorts by it and turns pages by links', async ({ page, localPath, language, isMobile }) => {
    const { listing } = TEXTS[language]
    const [category] = await categoriesOf(page)
    if (category === undefined) throw new Error('The demo has no category.')
    const { count } = await listOf(page, `category=${category.slug}`)
    await page.goto(localPath('/shop'))
    await expect(page.getByRole('button', { name: listing.filters.title })).toHaveCount(0)
    if (isMobile) await page.getByRole('link', { name: listing.filters.title, exact: true }).click()
    const form = page.getByRole('complementary')
    await form.getByRole('radio', { name: nameIn(language, category), exact: true }).check()
    await form.getByRole('button', { name: listing.filters.apply }).click()
    await expect(toolbarOf(page)).toHaveText(showing(language, 1, Math.min(10, count), count))
    await page.getByRole('combobox', { name: listing.sort.label }).selectOption('2')
    await page.getByRole('button', { name: listing.sort.apply, exact: true }).click()
    await expect(page).toHaveURL(/order=2/)
    await expect(toolbarOf(page)).toHaveText(showing(language, 1, Math.min(10, count), count))
    await page.getByRole('navigation', { name: listing.pages.label }).getByRole('link', { name: listing.pages.next }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page).toHaveURL(new RegExp(`category=${category.slug}`))
  })
})

test('by keyboard alone a visitor filters and reaches a product', async ({ page, localPath, language, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const [first, second] = await categoriesOf(page)
  if (first === undefined || second === undefined) throw new Error('The demo has too few categories.')
  await open(page, localPath(`/shop/category/${first.slug}`))
  const chosen = page.getByRole('complementary').getByRole('radio', { name: nameIn(language, first), exact: true })
  await tabTo(page, () => chosen.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(localPath(`/shop/category/${second.slug}`))
  await expect(page.getByRole('complementary').getByRole('radio', { name: nameIn(language, second), exact: true })).toBeFocused()
  const link = cardsOf(page).first().getByRole('link')
  await tabTo(page, () => link.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
})

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never gets there.')
}

test('the filters of a phone open in a drawer that gives the focus back', async ({ page, localPath, language, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has them beside the list')
  const { filters } = TEXTS[language].listing
  await open(page, localPath('/shop'))
  const button = page.getByRole('button', { name: filters.title, exact: true })
  await button.click()
  await expect(page.getByRole('dialog', { name: filters.title })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(localPath('/shop'))
})

for (const path of ['/shop', '/shop?name=qqzzxxyy', '/shop?brand=steqara&rating=1', '/brands']) {
  test(`${path} has no accessibility fault and fits a narrow phone`, async ({ page, localPath }) => {
    await open(page, localPath(path))
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
