import type { ProductDetail, ProductListReply } from '#contract/catalogue.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { anyProduct, TEXTS, watchShifts } from './product-screen.ts'

const PRICE = 45_000
const SHOWN = '45,000\u00a0L.E'

/** Somebody who may see prices, as the browser takes it: a stored token, and prices in the answers to it. */
test.beforeEach(async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('token', 'Bearer of prices'))
  await page.route('**/api/user/me', (route) => route.fulfill({ status: 404, json: {} }))
  await page.route('**/api/product/list?*', async (route) => {
    const { authorization: _, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    const list: ProductListReply = await response.json()
    await route.fulfill({ response, json: { ...list, products: list.products.map((product) => ({ ...product, price: PRICE })) } })
  })
  await page.route('**/api/product/item/*', async (route) => {
    const { authorization: _, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    const { product }: { product: ProductDetail } = await response.json()
    await route.fulfill({ response, json: { product: { ...product, price: PRICE } } })
  })
})

test('prices take the place of the reason on the cards of the home page, and nothing moves', async ({ page, localPath, language }) => {
  const moved = await watchShifts(page)
  await page.goto(localPath('/'))
  const cards = page.getByRole('main').getByRole('article')
  await cards.first().scrollIntoViewIfNeeded()
  await expect(cards.first().locator('bdi[dir="ltr"]', { hasText: SHOWN })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(TEXTS[language].catalogue.card.signInForPrice)
  expect(await moved()).toBeLessThanOrEqual(0.02)
})

test('nobody is told to add a name, which the shop may know, before the prices of a list have loaded; then nothing moves', async ({
  page,
  localPath,
  language,
}) => {
  const { pricesAwaited, addNameForPrice, signInForPrice } = TEXTS[language].catalogue.card
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/product/list?*', async (route) => {
    await asked.promise
    await route.fallback()
  })
  const moved = await watchShifts(page)
  await page.goto(localPath('/shop'))
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card).toContainText(pricesAwaited)
  await expect(card).not.toContainText(addNameForPrice)
  asked.resolve()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('bdi[dir="ltr"]', { hasText: SHOWN })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(signInForPrice)
  expect(await moved()).toBeLessThanOrEqual(0.02)
})

test('the price replaces the reason on a product page, and nothing moves', async ({ page, localPath, language }) => {
  const { slug } = await anyProduct(page)
  const moved = await watchShifts(page)
  await page.goto(localPath(`/product/${slug}`))
  await expect(page.locator('bdi[dir="ltr"]:visible', { hasText: SHOWN }).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(TEXTS[language].catalogue.card.signInForPrice)
  expect(await moved()).toBeLessThanOrEqual(0.02)
})
