import type { Page, Route } from '@playwright/test'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { trouble as ar } from '#i18n/ar/trouble.ts'
import { trouble as en } from '#i18n/en/trouble.ts'
import { openAlive } from '#tests/support/browser/alive.ts'
import { expectAccessible } from '#tests/support/browser/axe.ts'
import { type Line, openLine } from '#tests/support/browser/line.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bringToken, textsOf } from './account-screen.ts'
import { bagLine, enterWithBag, itemOf, openBag } from './bag-screen.ts'
import { someProducts } from './orders-screen.ts'

const BAR_SHOWN_MS = 5000

const wordOf = (key: keyof typeof en, language: Language) => inLanguage({ en: en[key], ar: ar[key] }, language)

const bar = (page: Page, language: Language) => page.getByRole('region', { name: wordOf('label', language), exact: true })

const retry = (page: Page, language: Language) => bar(page, language).getByRole('button', { name: wordOf('retry', language) })

/** The keyboard is used because the page may still be scrolling, and a click would miss the button. */
const askAgain = (page: Page, language: Language) => retry(page, language).press('Enter')

/** The code and texts of the bar load after the page's own, so that a page cut off at once has no bar; the network's return asks for them again. */
async function goOffline(page: Page, language: Language): Promise<void> {
  await expect(async () => {
    await page.context().setOffline(false)
    await page.context().setOffline(true)
    await expect(bar(page, language)).toContainText(wordOf('offline', language), { timeout: BAR_SHOWN_MS })
  }).toPass()
}

const refuse = (route: Route) => route.fulfill({ status: 503, json: { error: 'x', code: 'internal' } })

test.use({ expectedComplaints: [/503|ERR_|Failed to fetch|Error loading route module|dynamically imported/] })

test('a public page stays readable when its prices fail to load', async ({ page, localPath, language }) => {
  await bringToken(page)
  await page.route('**/api/**', refuse)
  await page.goto(localPath('/shop'))
  await expect(bar(page, language)).toContainText(wordOf('prices', language))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await askAgain(page, language)
  await expect(bar(page, language)).toHaveCount(0)
})

test('a list that fails to load leaves the one before it', async ({ page, localPath, language }) => {
  await openAlive(page, localPath('/shop'))
  const order = page.getByRole('main').getByRole('combobox').first()
  const before = await order.inputValue()
  await page.route('**/api/**', refuse)
  await order.selectOption({ index: 1 })
  await expect(bar(page, language)).toContainText(wordOf('list', language))
  await expect(page.getByRole('main').getByRole('article').first()).toHaveCSS('opacity', '0.6')
  await expect(order).toHaveValue(before)
  const again = page.waitForResponse((answer) => answer.url().includes('/api/product/list'))
  await askAgain(page, language)
  await again
  await expect(retry(page, language)).toHaveAttribute('aria-disabled', 'false')
  await expect(bar(page, language)).toContainText(wordOf('list', language))
  await expect(page.getByRole('main').getByRole('article').first()).toHaveCSS('opacity', '0.6')
  await page.unroute('**/api/**')
  await askAgain(page, language)
  await expect(bar(page, language)).toHaveCount(0)
  await expect(order).not.toHaveValue(before)
})

test('without a network a link leaves the page as it is', async ({ page, context, localPath, language }) => {
  await openAlive(page, localPath('/'))
  await goOffline(page, language)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(bar(page, language)).toContainText(wordOf('link', language))
  await expect(page).toHaveURL(localPath('/'))
  await context.setOffline(false)
  await askAgain(page, language)
  await expect(page).toHaveURL(new RegExp(localPath('/product/')))
  await expect(bar(page, language)).toHaveCount(0)
})

test('without a network a link in the bag leads back to the page, which says why', async ({ page, context, localPath, language }) => {
  const [product] = await someProducts(page, 1)
  if (product === undefined) throw new Error('no product to put into the bag')
  await enterWithBag(page, localPath('/shop'), [itemOf(product)])
  const bag = await openBag(page, language)
  await goOffline(page, language)
  await bagLine(page, language, product).getByRole('link').click()
  await expect(bag).toBeHidden()
  await expect(bar(page, language)).toContainText(wordOf('link', language))
  await context.setOffline(false)
  await askAgain(page, language)
  await expect(page).toHaveURL(localPath(`/product/${product.slug}`))
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  let line: Line
  test.beforeEach(async ({ page, shop, localPath }) => {
    line = await openLine(shop.url)
    await openAlive(page, line.url + localPath('/'))
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  })
  test.afterEach(() => line.cut())

  test('a page whose code fails to load opens once it can', async ({ page, localPath, language }) => {
    await line.cut()
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(bar(page, language)).toContainText(wordOf('link', language))
    await expect(page).toHaveURL(line.url + localPath('/'))
    await line.mend()
    await askAgain(page, language)
    await expect(page).toHaveURL(new RegExp(localPath('/product/')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a document that fails to load leaves the page as it is, and nothing is stored', async ({ page, localPath, language }) => {
    await line.cut()
    await page.evaluate((path) => window.location.assign(path), localPath('/contact'))
    await expect(bar(page, language)).toContainText(wordOf('link', language))
    await expect(page).toHaveURL(line.url + localPath('/'))
    await line.mend()
    await askAgain(page, language)
    await expect(page).toHaveURL(line.url + localPath('/contact'))
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})

test('a section that fails to load keeps the frame of the account area', async ({ page, localPath, language, isMobile }) => {
  const { dashboard, shell, wishlist } = textsOf(language)
  await bringToken(page)
  await page.route('**/api/**', refuse)
  await page.goto(localPath('/dashboard/wishlist'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.wishlist)
  await expect(main.getByRole('alert')).toContainText(shell.failure.text)
  if (!isMobile) await expect(main.getByRole('navigation').getByRole('link', { name: dashboard.sections.address })).toBeVisible()
  await page.unroute('**/api/**')
  await main.getByRole('button', { name: shell.failure.retry }).click()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(wishlist.title)
})
