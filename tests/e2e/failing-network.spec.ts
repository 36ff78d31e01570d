import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '#domain/text/language.ts'
import { dashboard as ar } from '#i18n/ar/dashboard.ts'
import { navigation as arabicNavigation } from '#i18n/ar/navigation.ts'
import { dashboard as en } from '#i18n/en/dashboard.ts'
import { navigation } from '#i18n/en/navigation.ts'
import { openHydrated } from '#tests/support/browser/hydrated.ts'
import { type Line, openLine } from '#tests/support/browser/line.ts'
import { expect, test } from '#tests/support/browser/shop.ts'
import { bagButton, bagLine, bagOf, enterWithBag, itemOf, openBag } from './bag-screen.ts'
import { askAgain, bar, refuse, retry, wordOf } from './failing-screen.ts'
import { someProducts } from './orders-screen.ts'

const BAR_SHOWN_MS = 5000

/** The code and texts of the bar load after the page's own, so that a page cut off at once has no bar; the network's return asks for them again. */
async function goOffline(page: Page, language: Language): Promise<void> {
  await expect(async () => {
    await page.context().setOffline(false)
    await page.context().setOffline(true)
    await expect(bar(page, language)).toContainText(wordOf('offline', language), { timeout: BAR_SHOWN_MS })
  }).toPass()
}

test.use({ expectedComplaints: [/503|ERR_|Failed to fetch|Error loading route module|dynamically imported/] })

test('a list that fails to load leaves the one before it', async ({ page, localPath, language }) => {
  await openHydrated(page, localPath('/shop'))
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
  await expect(retry(page, language)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(bar(page, language)).toContainText(wordOf('list', language))
  await expect(page.getByRole('main').getByRole('article').first()).toHaveCSS('opacity', '0.6')
  await page.unroute('**/api/**')
  await askAgain(page, language)
  await expect(bar(page, language)).toHaveCount(0)
  await expect(order).not.toHaveValue(before)
})

test('a link leaves the page as it is when there is no network and opens once it is back, unless something was typed meanwhile; one in the bag leads back to the page, which says why', async ({
  page,
  context,
  localPath,
  language,
}) => {
  const [product] = await someProducts(page, 1)
  if (product === undefined) throw new Error('no product to put into the bag')
  await enterWithBag(page, localPath('/'), [itemOf(product)])
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await goOffline(page, language)
  const other = page.getByRole('main').locator(`article a[href*="/product/"]:not([href$="/${product.slug}"])`).first()
  const path = await other.getAttribute('href')
  await other.click()
  await expect(bar(page, language)).toContainText(wordOf('link', language))
  await expect(page).toHaveURL(localPath('/'))
  await context.setOffline(false)
  await expect(page).toHaveURL(path ?? 'nowhere')
  // The address changes before the page, whose arrival closes an open bag.
  await expect(heading).not.toHaveText(before)
  await expect(bar(page, language)).toHaveCount(0)

  const bag = await openBag(page, language)
  await goOffline(page, language)
  await bagLine(page, language, product).getByRole('link').click()
  await expect(bag).toBeHidden()
  await expect(bar(page, language)).toContainText(wordOf('link', language))
  await page.getByRole('combobox').first().fill('oven')
  await context.setOffline(false)
  await expect(bar(page, language)).not.toContainText(wordOf('offline', language))
  await expect(bar(page, language)).toContainText(wordOf('link', language))
  await askAgain(page, language)
  await expect(page).toHaveURL(localPath(`/product/${product.slug}`))
  await expect(page.getByRole('main')).toBeFocused()
})

test('a part whose style sheets failed to load has them once it is asked for again', async ({ page, localPath, language }) => {
  await openHydrated(page, localPath('/'))
  await page.route('**/*.css', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await bagButton(page, language).click()
  await failed
  await page.unroute('**/*.css')
  await expect(async () => {
    await bagButton(page, language).click()
    await expect(bagOf(page, language)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(bagOf(page, language)).toHaveCSS('position', 'fixed')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  let line: Line
  test.beforeEach(async ({ page, shop, localPath }) => {
    line = await openLine(shop.url)
    await openHydrated(page, line.url + localPath('/'))
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  })
  test.afterEach(() => line.cut())

  test('a document or the code of a page that fails to load leaves the page as it is and opens once it can, and nothing is stored', async ({
    page,
    localPath,
    language,
  }) => {
    await line.cut()
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(bar(page, language)).toContainText(wordOf('link', language))
    await expect(page).toHaveURL(line.url + localPath('/'))
    await line.mend()
    await askAgain(page, language)
    await expect(page).toHaveURL(new RegExp(localPath('/product/')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page, language)).toHaveCount(0)

    // The bar's own code is there once a page has come to rest.
    await openHydrated(page, line.url + localPath('/'))
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

test('a page whose texts never arrive stays as it came, and its links lead on', async ({ page, localPath, language }) => {
  const built: Readonly<Record<string, { readonly file: string }>> = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'))
  const texts = built[`src/i18n/${language}/shop.ts`]?.file ?? ''
  await page.route(`**/${texts}`, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(texts))
  await page.goto(localPath('/'))
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await refused
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: language === 'ar' ? arabicNavigation.shop : navigation.shop })
    .first()
    .click()
  await expect(page).toHaveURL(localPath('/shop'))
})

test('an account page whose scripts never arrive says after a while that it takes long, and leads to itself', async ({
  page,
  localPath,
  language,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(localPath('/dashboard/orders?page=1'))
  const word = language === 'ar' ? ar : en
  const again = page.getByRole('link', { name: word.reload })
  await expect(again).toBeHidden()
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSAnimation) each.finish()
  })
  await expect(page.getByText(word.takesLong)).toBeVisible()
  const leadsTo = await again.evaluate((link) => (link as HTMLAnchorElement).href)
  expect(leadsTo).toBe(page.url())
  expect(leadsTo).toContain(localPath('/dashboard/orders?page=1'))
})
