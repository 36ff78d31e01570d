import { formatNumber } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { follow, openHydrated } from '#tests/support/browser/hydrated.ts'
import { shiftsOf } from '#tests/support/browser/shifts.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { forgetFiles } from '#tests/support/browser/tab.ts'
import { unbroken } from '#web/platform/texts/unbroken.ts'
import { cardsOf, categoriesOf, listOf, nameIn, SHOWING, showing, TEXTS, toolbarOf } from './listing-screen.ts'

const TEN_PARAMETERS = 'name=all&category=all&brand=all&min=1&max=150000&rating=0&order=0&page=1&limit=10&sortOrder={"_id":-1}'
/** Going back restores the scroll position, give or take the header that shrinks on the way. */
const HEADER_SHRINKS_BY_PX = 20

test('the shop shows its newest products in light pictures, sorts them, and turns its pages to the top of the list, from which Back returns to the place', async ({
  page,
  localPath,
  language,
}) => {
  const { sort, pages } = TEXTS[language].listing
  const { products, count, totalPages } = await listOf(page, '')
  const names = cardsOf(page).getByRole('heading', { level: 3 })
  await openHydrated(page, localPath('/shop'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS[language].listing.allProducts)
  await expect(toolbarOf(page)).toHaveText(SHOWING[language])
  await expect(toolbarOf(page)).toHaveText(showing(language, 1, 10, count))
  await expect(toolbarOf(page)).toHaveRole('status')
  await expect(names).toHaveText(products.map((product) => nameIn(language, product)))
  await expectAccessible(page)

  await test.step('a picture comes in the lightest format, in the size of its place', async () => {
    const image = cardsOf(page).first().getByRole('img').first()
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('width', '400')
    await expect(cardsOf(page).last().getByRole('img').first()).toHaveAttribute('loading', 'lazy')
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\/(200|400|800)\.avif$/)
  })

  await test.step('the sort selector has its three orders and asks with all ten parameters', async () => {
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
    await expect(names).toHaveText(cheapest.products.map((product) => nameIn(language, product)))
    await selector.selectOption(sort.newest)
    await expect(page).toHaveURL(localPath('/shop'))
    await page.goBack()
    await expect(selector).toHaveValue('2')
    await selector.selectOption(sort.newest)
    await expect(names).toHaveText(products.map((product) => nameIn(language, product)))
  })

  await test.step('a page link leads to the top of the list, and Back returns to the place', async () => {
    const pagination = page.getByRole('navigation', { name: pages.label })
    await expect(pagination.getByRole('link', { name: interpolate(pages.page, { page: 1 }), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(pagination).toContainText(String(totalPages))
    const next = pagination.getByRole('link', { name: pages.next })
    // The address changes before the list does.
    await expect(next).toHaveAttribute('href', localPath('/shop?page=2'))
    await next.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      const remember = () => {
        document.documentElement.dataset.scrolled = String(scrollY)
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
    await expect
      .poll(() => page.evaluate(() => Math.abs(scrollY - Number(document.documentElement.dataset.scrolled))))
      .toBeLessThan(HEADER_SHRINKS_BY_PX)
    await page.goForward()
    await expect(toolbarOf(page)).toHaveText(showing(language, 11, 20, count))
    await pagination.getByRole('link', { name: pages.previous }).click()
    await expect(page).toHaveURL(localPath('/shop'))
  })
})

test('a card says what the piece is and leads to its page; a list of one page has no page links', async ({ page, localPath, language }) => {
  const { products } = await listOf(page, 'limit=100')
  const [piece] = products.filter(({ specs }) => (specs.widthMm ?? 0) >= 1000 && specs.powerKw !== undefined && specs.gasKw === undefined)
  if (piece === undefined) throw new Error('The demo has no wide machine.')
  await openHydrated(page, localPath(`/shop?name=${encodeURIComponent(piece.sku)}`))
  const { card } = TEXTS[language].catalogue
  const first = cardsOf(page).first()
  const name = nameIn(language, piece)
  await expect(first.getByRole('link')).toHaveText([unbroken(name)])
  await expect(page.getByRole('main').getByRole('link', { name: card.signInForPrice })).toHaveCount(1)
  await expect(first.getByRole('link', { name })).toHaveAttribute('href', localPath(`/product/${piece.slug}`))
  await expect(first.getByRole('img')).toHaveAttribute('alt', name)
  await expect(first).toContainText(piece.taxable ? card.new : card.used)
  await expect(first).toContainText(piece.inventory > 0 ? card.inStock : card.outOfStock)
  await expect(first).toContainText(card.signInForPrice)
  await expect(first).toContainText(nameIn(language, piece.brand ?? { name: '', nameAr: '' }))
  const { widthMm, depthMm, heightMm } = piece.specs
  await expect(first).toContainText(`${widthMm} × ${depthMm} × ${heightMm}\u00a0mm`)
  await expect(first.locator('li bdi', { hasText: `${formatNumber(piece.specs.powerKw ?? 0, 'en')}\u00a0kW` })).toBeVisible()
  await expect(page.getByRole('navigation', { name: TEXTS[language].listing.pages.label })).toHaveCount(0)
  await expect(page.getByText('L.E', { exact: false }).and(page.getByRole('main').locator('*'))).toHaveCount(0)
})

test('the old list turns into a skeleton while another loads, and nothing jumps', async ({ page, localPath, language }) => {
  await forgetFiles(page)
  await openHydrated(page, localPath('/shop'))
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
  for (const part of ['article > div:last-child p > span', 'article button > *', '[data-halves]'])
    for (const seen of await grid.locator(part).all()) await expect(seen).toHaveCSS('visibility', 'hidden')
  letGo()
  await expect(grid).toHaveCount(0)
  await expect(page).toHaveURL(localPath('/shop?order=1'))
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
})

test('cards whose pictures fail show the placeholder; about to be replaced they ignore presses, and the focus moves to the announcement', async ({
  page,
  localPath,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/)
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await openHydrated(page, localPath('/shop?page=2'))
  await expect(cardsOf(page).first().getByRole('img').first()).toHaveAttribute('src', '/artwork/placeholder.svg')
  await page.getByRole('main').getByRole('navigation').last().getByRole('link').first().click()
  await expect(page).toHaveURL(localPath('/shop'))
  let letGo = () => undefined as undefined
  const held = new Promise<void>((resolve) => {
    letGo = () => void resolve()
  })
  await page.route('**/api/product/list?*', async (route) => {
    await held
    await route.continue()
  })
  const request = cardsOf(page).first().getByRole('button').last()
  await request.focus()
  await page.evaluate(() => history.back())
  await expect(page.locator('ul[inert] article')).toHaveCount(10)
  await expect(toolbarOf(page)).toBeFocused()
  await request.focus()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.locator('ul[inert]')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('cart_items'))).toBeNull()
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

test('the lists have no accessibility fault and fit a narrow phone', async ({ page, localPath, language }) => {
  const { listing, catalogue } = TEXTS[language]
  const main = page.getByRole('main')
  const size = page.viewportSize()
  await openHydrated(page, localPath('/brands'))
  for (const { path, shows } of [
    { path: '/brands', shows: main.getByRole('heading', { level: 2 }).first() },
    { path: '/shop?name=qqzzxxyy', shows: main.getByText(catalogue.none.products).first() },
    { path: '/shop?brand=steqara&rating=1', shows: page.getByRole('list', { name: listing.filters.active }) },
    { path: '/shop', shows: cardsOf(page).nth(9) },
  ]) {
    if (path !== '/brands') await follow(page, localPath(path))
    await expect(shows).toBeVisible()
    if (path !== '/shop') await expectAccessible(page, 'main')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    if (size !== null) await page.setViewportSize(size)
  }
})
